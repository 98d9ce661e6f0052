import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared/model/format';
import { reportMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { roleNames } from 'shared/model/rights';
import type { AuditRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { dateTimeCell, linkCell } from '../lists/cells';
import styles from '../lists/Report.module.css';
import { auditFilters } from './audit-filters';
import { useAdminAuditPeopleQuery, useAdminAuditQuery } from './record-endpoints';
import { subjectAddress } from './subject-address';

const columns: ReportColumn<AuditRow>[] = [
  { heading: 'Time', cell: (row) => dateTimeCell(row.created_at), sortable: true, brief: true },
  {
    heading: 'Admin',
    cell: (row) => (
      <div>
        {row.admin}
        {row.role && <div className={styles.detail}>{roleNames[row.role]}</div>}
      </div>
    ),
    brief: true,
  },
  { heading: 'Action', cell: (row) => row.action, brief: true },
  { heading: 'Subject', cell: (row) => <Subject {...row} />, namesRow: true, brief: true },
  { heading: 'Changes', cell: (row) => <Changes changes={row.changes} />, brief: true },
];

/** Lists who did what, by person and subject. */
function AuditPage() {
  const { data: people } = useAdminAuditPeopleQuery();
  const filters = useMemo(() => auditFilters(people), [people]);
  return (
    <Report
      heading="Audit log"
      action={<Link to={paths.admin('errors')}>Errors in browsers</Link>}
      noun={['entry', 'entries']}
      filters={filters}
      useList={useAdminAuditQuery}
      failure={reportMessages.auditFailure}
      columns={columns}
      csv="/admin/audit.csv"
    />
  );
}

function Subject({ subject }: Pick<AuditRow, 'subject'>) {
  const address = subjectAddress(subject);
  return address ? linkCell(address, subject) : subject;
}

function Changes({ changes }: Pick<AuditRow, 'changes'>) {
  return (
    <ul role="list" className={styles.longText}>
      {changes.map(({ field, from, to }, index) => (
        <li key={index}>
          {field}: {from && <del>{valueText(from)}</del>} <ins>{valueText(to) || 'empty'}</ins>
        </li>
      ))}
    </ul>
  );
}

/** A moment is shown in India's time. */
const valueText = (value: string): string =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;

export { AuditPage as Component };
