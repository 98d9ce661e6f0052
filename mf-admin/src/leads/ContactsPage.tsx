import { reportMessages } from 'shared/model/messages';
import type { ContactRow } from 'shared/model/schemas';
import { Report, type ReportColumn } from '../lists/Report';
import { FollowUp } from './FollowUp';
import { contactFilters } from './lead-filters';
import { dateTimeCell, emailCell } from '../lists/cells';
import { contactCell, personCell } from '../details/person-cells';
import { useAdminContactsQuery } from './lead-endpoints';
import styles from '../lists/Report.module.css';

const columns: ReportColumn<ContactRow>[] = [
  { heading: 'Received On', cell: (row) => dateTimeCell(row.created_at), sortable: true },
  { heading: 'Name', cell: (row) => personCell(row.name, row.email), namesRow: true },
  { heading: 'Email', cell: (row) => emailCell(row.email) },
  { heading: 'Phone', cell: (row) => contactCell(row.phone_number, row.name, row.contact_ways) },
  { heading: 'State', cell: (row) => row.state },
  { heading: 'Message', cell: (row) => <p className={styles.longText}>{row.message}</p> },
  { heading: 'Newsletter', cell: (row) => (row.subscribe ? 'Yes' : 'No') },
  {
    heading: 'Status',
    cell: (row) => <FollowUp list="contacts" row={row} name={row.name} />,
  },
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
