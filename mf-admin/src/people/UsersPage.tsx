import { reportMessages } from 'shared/model/messages';
import type { UserRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { dateCell, emailCell, personCell, phoneCell } from '../lists/cells';
import { useAdminUsersQuery } from './person-endpoints';
import { dayFilters, useReportView } from '../lists/report-view';

const columns: ReportColumn<UserRow>[] = [
  { heading: 'ID', cell: (row) => row.id },
  { heading: 'Name', cell: (row) => personCell(row.name, row.id), namesRow: true },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  { heading: 'Phone', cell: (row) => phoneCell(row.phone) },
  { heading: 'Registered On', cell: (row) => dateCell(row.created_at), sortable: true },
];

function UsersPage() {
  const view = useReportView(dayFilters);
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
