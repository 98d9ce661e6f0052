import { reportMessages } from 'shared/model/messages';
import type { LeadRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { dateTimeCell, emailCell, textCell } from '../lists/cells';
import { contactCell, personCell } from '../details/person-cells';
import { useAdminLeadsQuery } from './lead-endpoints';
import { AddLead } from './AddLead';
import { sourceNames } from './lead-sources';
import { FollowUp } from './FollowUp';
import { leadFilters } from './lead-filters';

const columns: ReportColumn<LeadRow>[] = [
  { heading: 'Received On', cell: (row) => dateTimeCell(row.created_at), sortable: true },
  { heading: 'Source', cell: (row) => sourceNames[row.source] },
  {
    heading: 'Name',
    cell: (row) => personCell(row.full_name, row.email || row.phone_number),
    namesRow: true,
  },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  {
    heading: 'Phone',
    cell: (row) => contactCell(row.phone_number, row.full_name, row.contact_ways),
  },
  { heading: 'Course', cell: (row) => textCell(row.course) },
  {
    heading: 'Status',
    cell: (row) => <FollowUp list="leads" row={row} name={row.full_name} />,
  },
];

/** Demo bookings, callbacks, newsletter sign-ups and syllabus downloads. */
function LeadsPage() {
  return (
    <Report
      heading="Leads"
      action={<AddLead />}
      noun={['lead', 'leads']}
      filters={leadFilters}
      useList={useAdminLeadsQuery}
      failure={reportMessages.leadsFailure}
      columns={columns}
      csv="/admin/leads.csv"
    />
  );
}

export { LeadsPage as Component };
