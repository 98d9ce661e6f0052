import { reportMessages } from 'shared/model/messages';
import type { UserRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { dateCell, emailCell, phoneCell } from '../lists/cells';
import { personCell } from '../details/person-cells';
import { useAdminUsersQuery } from './person-endpoints';
import { dayFilters } from '../lists/report-query';

const columns: ReportColumn<UserRow>[] = [
  { heading: 'ID', cell: (row) => row.id },
  { heading: 'Name', cell: (row) => personCell(row.name, row.id), namesRow: true, brief: true },
  { heading: 'Email', cell: (row) => emailCell(row.email), brief: true },
  { heading: 'Phone', cell: (row) => phoneCell(row.phone), brief: true },
  {
    heading: 'Registered On',
    cell: (row) => dateCell(row.created_at),
    sortable: true,
    brief: true,
  },
];

function UsersPage() {
  return (
    <Report
      heading="User Details"
      noun={['user', 'users']}
      filters={dayFilters}
      useList={useAdminUsersQuery}
      failure={reportMessages.usersFailure}
      columns={columns}
      csv="/admin/user-report.csv"
      alwaysPaged
    />
  );
}

export { UsersPage as Component };
