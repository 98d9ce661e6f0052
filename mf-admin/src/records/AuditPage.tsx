import { reportMessages } from 'shared/model/messages';
import type { AuditRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { dateTimeCell } from '../lists/cells';
import { useAdminAuditQuery } from './record-endpoints';
import { dayFilters } from '../lists/report-view';
import styles from '../lists/Report.module.css';

const columns: ReportColumn<AuditRow>[] = [
  { heading: 'Time', cell: (row) => dateTimeCell(row.created_at), sortable: true },
  { heading: 'Admin', cell: (row) => row.admin },
  { heading: 'Action', cell: (row) => row.action },
  { heading: 'Subject', cell: (row) => row.subject, namesRow: true },
  { heading: 'Changes', cell: (row) => <Changes changes={row.changes} /> },
];

/** Lists which admin changed what. */
function AuditPage() {
  return (
    <Report
      heading="Audit log"
      noun={['change', 'changes']}
      filters={dayFilters}
      useRows={useAdminAuditQuery}
      failure={reportMessages.auditFailure}
      columns={columns}
      csv="/admin/audit.csv"
    />
  );
}

function Changes({ changes }: Pick<AuditRow, 'changes'>) {
  return (
    <ul role="list" className={styles.longText}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {field}: {from && <del>{from}</del>} <ins>{to || 'empty'}</ins>
        </li>
      ))}
    </ul>
  );
}

export { AuditPage as Component };
