import type { LeadRow, LeadSource } from 'shared/schemas';
import { Report, type ReportColumn } from '../reports/Report';
import { contactCell, dateTimeCell, emailCell, textCell } from '../reports/cells';
import { useAdminLeadsQuery } from '../reports/report-endpoints';
import { LEAD_FILTERS, useReportView } from '../reports/report-view';
import { FollowUp, followUpStatuses } from './FollowUp';

const sources: Record<LeadSource, string> = {
  callback: 'Callback',
  demo: 'Demo class',
  syllabus: 'Syllabus',
  newsletter: 'Newsletter',
  tutor: 'Tutor application',
};

const columns: ReportColumn<LeadRow>[] = [
  { heading: 'Received On', cell: (row) => dateTimeCell(row.created_at), sortable: true },
  { heading: 'Source', cell: (row) => sources[row.source] },
  { heading: 'Name', cell: (row) => row.full_name, namesRow: true },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  { heading: 'Phone', cell: (row) => contactCell(row.phone_number, row.full_name) },
  { heading: 'Course', cell: (row) => textCell(row.course) },
  {
    heading: 'Status',
    cell: (row) => <FollowUp list="leads" row={row} name={row.full_name} />,
  },
];

/** Demo bookings, callbacks, newsletter sign-ups and syllabus downloads. */
function LeadsPage() {
  const view = useReportView(LEAD_FILTERS);
  const result = useAdminLeadsQuery(view.query, { refetchOnMountOrArgChange: true });
  return (
    <Report
      heading="Leads"
      noun={['lead', 'leads']}
      view={view}
      result={result}
      failure="Failed to fetch leads."
      columns={columns}
      rowKey={(row) => row.id}
      statuses={followUpStatuses}
      csv="/admin/leads.csv"
    />
  );
}

export { LeadsPage as Component };
