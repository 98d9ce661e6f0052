import { reportMessages } from 'shared/model/messages';
import type { ContactRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { contactColumns } from './lead-columns';
import { contactFilters } from './lead-filters';
import { emailCell, textCell } from '../lists/cells';
import { contactCell, personCell } from '../details/person-cells';
import { useAdminContactsQuery } from './lead-endpoints';
import styles from '../lists/Report.module.css';

const columns: ReportColumn<ContactRow>[] = [
  { ...contactColumns.received, sortable: true },
  { heading: 'Name', cell: (row) => personCell(row.name, row.email), namesRow: true, brief: true },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  {
    heading: 'Phone',
    cell: (row) => contactCell(row.phone_number, row.name, row.contact_ways),
    brief: true,
  },
  { heading: 'State', cell: (row) => row.state },
  {
    heading: 'Message',
    cell: (row) => <p className={styles.longText}>{row.message}</p>,
    brief: true,
  },
  { heading: 'Newsletter', cell: (row) => (row.subscribe ? 'Yes' : 'No') },
  { heading: 'Came from', cell: (row) => textCell(row.campaign) },
  { ...contactColumns.status, brief: true },
];

function ContactsPage() {
  return (
    <Report
      heading="Contact messages"
      noun={['message', 'messages']}
      filters={contactFilters}
      useList={useAdminContactsQuery}
      failure={reportMessages.contactsFailure}
      columns={columns}
      csv="/admin/contacts.csv"
    />
  );
}

export { ContactsPage as Component };
