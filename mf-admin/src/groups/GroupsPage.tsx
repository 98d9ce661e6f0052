import type { GroupRow } from 'shared/model/schemas';
import { ownPaths } from '../own-paths';
import { dateTimeCell, linkCell, textCell } from '../lists/cells';
import { Report, type ReportColumn } from '../lists/Report';
import { GroupStateBadge, seatsText } from './group-cells';
import { groupFilters } from './group-filters';
import { useAdminGroupsQuery } from './class-endpoints';

const columns: ReportColumn<GroupRow>[] = [
  {
    heading: 'Class',
    cell: ({ id, title }) => linkCell(ownPaths.group(id), title),
    namesRow: true,
    brief: true,
  },
  { heading: 'When', cell: ({ when }) => when },
  { heading: 'Teacher', cell: ({ teacher }) => textCell(teacher) },
  { heading: 'Next class', cell: ({ next }) => dateTimeCell(next), brief: true },
  { heading: 'Seats sold', cell: seatsText, numeric: true, brief: true },
  { heading: 'Left', cell: ({ left }) => left, numeric: true },
  { heading: 'Status', cell: GroupStateBadge, brief: true },
];

/** Every batch and session: what runs and comes, or what is over. */
function GroupsPage() {
  return (
    <Report
      heading="Classes"
      noun={['class', 'classes']}
      filters={groupFilters}
      useList={useAdminGroupsQuery}
      failure="Classes could not be fetched."
      empty="A class is a batch of a course or a session of a webinar: add its dates where you edit the course or the webinar."
      columns={columns}
      csv="/admin/classes.csv"
    />
  );
}

export { GroupsPage as Component };
