import { reportMessages } from 'shared/model/messages';
import type { LeadRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { useAdminLeadsQuery } from './lead-endpoints';
import { AddLead } from './AddLead';
import { leadColumns } from './lead-columns';
import { leadFilters } from './lead-filters';

const { received, source, name, email, phone, course, status } = leadColumns;
const columns: ReportColumn<LeadRow>[] = [
  { ...received, sortable: true },
  ...[source, { ...name, brief: true }, email, { ...phone, brief: true }, course],
  { ...status, brief: true },
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
