import type { LeadRow } from 'shared/schemas';
import { Report, type ReportColumn } from '../reports/Report';
import { dateCell, emailCell, phoneCell, textCell } from '../reports/cells';
import { useAdminLeadsQuery } from '../reports/report-endpoints';
import { DAY_FILTERS, useReportView } from '../reports/report-view';

const columns: ReportColumn<LeadRow>[] = [
  { heading: 'Received On', cell: (row) => dateCell(row.created_at), sortable: true },
  { heading: 'Asked for', cell: (row) => row.type },
  { heading: 'Name', cell: (row) => row.full_name, namesRow: true },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  { heading: 'Phone', cell: (row) => phoneCell(row.phone_number) },
  { heading: 'Course', cell: (row) => textCell(row.course) },
];

/** Demo bookings, callbacks, newsletter sign-ups and syllabus downloads. */
function LeadsPage() {
  const view = useReportView(DAY_FILTERS);
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
      csv="/admin/leads.csv"
    />
  );
}

export { LeadsPage as Component };
