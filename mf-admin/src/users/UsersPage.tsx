import { reportMessages } from 'shared/messages';
import type { UserRow } from 'shared/schemas';
import { Report, type ReportColumn } from '../reports/Report';
import { dateCell, emailCell, personCell, phoneCell } from '../reports/cells';
import { useAdminUsersQuery } from '../reports/report-endpoints';
import { DAY_FILTERS, useReportView } from '../reports/report-view';

const columns: ReportColumn<UserRow>[] = [
  { heading: 'ID', cell: (row) => row.id },
  { heading: 'Name', cell: (row) => personCell(row.name, row.id), namesRow: true },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  { heading: 'Phone', cell: (row) => phoneCell(row.phone) },
  { heading: 'Registered On', cell: (row) => dateCell(row.created_at), sortable: true },
];

function UsersPage() {
  const view = useReportView(DAY_FILTERS);
  const result = useAdminUsersQuery(view.query, { refetchOnMountOrArgChange: true });
  return (
    <Report
      heading="User Details"
      noun={['user', 'users']}
      view={view}
      result={result}
      failure={reportMessages.usersFailure}
      columns={columns}
      rowKey={(row) => row.id}
      csv="/admin/user-report.csv"
    />
  );
}

export { UsersPage as Component };
