import type { ContactRow, LeadRow } from 'shared/model/schemas';
import { contactCell, personCell } from '../details/person-cells';
import { dateTimeCell, emailCell, textCell } from '../lists/cells';
import type { ReportColumn } from '../lists/Report';
import { FollowUp } from './FollowUp';
import { sourceNames } from './lead-sources';

/** The form, with the campaign that led to it. */
export const sourceCell = (form: string, campaign: string | null) => (
  <div>
    {form}
    {campaign && <div>{campaign}</div>}
  </div>
);

/** The columns that lists of leads have in common. */
export const leadColumns = {
  received: { heading: 'Received On', cell: (row) => dateTimeCell(row.created_at) },
  source: {
    heading: 'Source',
    cell: (row) => sourceCell(sourceNames[row.source], row.campaign),
  },
  name: {
    heading: 'Name',
    cell: (row) => personCell(row.full_name, row.email || row.phone_number),
    namesRow: true,
  },
  email: { heading: 'Email', cell: (row) => emailCell(row.email) },
  phone: {
    heading: 'Phone',
    cell: (row) => contactCell(row.phone_number, row.full_name, row.contact_ways),
  },
  course: { heading: 'Course', cell: (row) => textCell(row.course) },
  status: {
    heading: 'Status',
    cell: (row) => <FollowUp list="leads" row={row} name={row.full_name} />,
  },
} satisfies Record<string, ReportColumn<LeadRow>>;

export const contactColumns = {
  received: { heading: 'Received On', cell: (row) => dateTimeCell(row.created_at) },
  status: {
    heading: 'Status',
    cell: (row) => <FollowUp list="contacts" row={row} name={row.name} />,
  },
} satisfies Record<string, ReportColumn<ContactRow>>;
