import { formatCount } from 'shared/model/format';
import { reportMessages } from 'shared/model/messages';
import type { ClientErrorRow } from 'shared/model/schemas';
import { dateTimeCell, textCell } from '../lists/cells';
import { Report, type ReportColumn } from '../lists/Report';
import { useAdminClientErrorsQuery } from './record-endpoints';
import { dayFilters } from '../lists/report-query';
import styles from '../lists/Report.module.css';

const columns: ReportColumn<ClientErrorRow>[] = [
  { heading: 'Last', cell: (row) => dateTimeCell(row.last_at), sortable: true },
  { heading: 'Section', cell: (row) => row.remote, namesRow: true },
  {
    heading: 'Version',
    cell: (row) => (
      <div className={styles.detail}>
        <p>{row.version}</p>
        {row.built_from && <p>{row.built_from}</p>}
      </div>
    ),
  },
  { heading: 'Step', cell: (row) => row.step },
  {
    heading: 'Cause',
    cell: (row) => (
      <div className={styles.longText}>
        <p>{row.cause}</p>
        {row.source && <p className={styles.detail}>{row.source}</p>}
      </div>
    ),
  },
  { heading: 'Pages', cell: (row) => textCell(row.paths.join(' ')) },
  { heading: 'Today', cell: (row) => formatCount(row.today), numeric: true },
  { heading: '7 days', cell: (row) => formatCount(row.last_7_days), numeric: true },
  { heading: 'All', cell: (row) => formatCount(row.total), numeric: true },
];

/** Lists the errors that browsers reported; equal errors share one row. */
function ClientErrorsPage() {
  return (
    <Report
      heading="Errors in browsers"
      noun={['error', 'errors']}
      filters={dayFilters}
      useList={useAdminClientErrorsQuery}
      failure={reportMessages.errorsFailure}
      columns={columns}
      csv="/admin/client-errors.csv"
    />
  );
}

export { ClientErrorsPage as Component };
