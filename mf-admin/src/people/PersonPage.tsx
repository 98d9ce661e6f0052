import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { siteName } from 'shared/model/config';
import type { ContactRow, LeadRow, PersonDetails } from 'shared/model/schemas';
import { Actions } from 'shared/ui';
import { Badge, type Column } from 'shared/ui/lists';
import { contactColumns, leadColumns } from '../leads/lead-columns';
import { NoteList } from '../leads/NoteList';
import { messageColumns } from '../orders/OrderRecords';
import { orderCell, orderSummaryColumns } from '../orders/order-cells';
import { dateTimeCell, emailCell, rupeesCell, textCell } from '../lists/cells';
import { contactCell } from '../details/person-cells';
import rowStyles from '../lists/Report.module.css';
import { CallButton } from '../details/CallButton';
import { Detail } from '../details/Detail';
import { Facts, ListPanel, Panel } from '../details/Panel';
import { CertificateCell } from './CertificateCell';
import { ErasePerson } from './ErasePerson';
import { Joinings } from './JoinPeople';
import { HandOver } from './HandOver';
import { useMay } from '../use-may';
import { PersonActions } from './PersonActions';
import { askForProofCall, useAdminPersonQuery } from './person-endpoints';

type Enrolment = PersonDetails['enrolments'][number];

/** Certificates are issued to an account; every person with an enrolment has an account. */
const enrolmentColumns = (name: string, userId: number): Column<Enrolment>[] => [
  { heading: 'Enrolled in', cell: (row) => row.title, namesRow: true },
  { heading: 'By order', cell: (row) => orderCell(row.order_number) },
  { heading: 'Since', cell: (row) => dateTimeCell(row.created_at) },
  {
    heading: 'Modules done',
    cell: (row) => textCell(row.progress && `${row.progress.done} of ${row.progress.of}`),
  },
  {
    heading: 'Classes attended',
    cell: (row) => textCell(row.attended && `${row.attended.there} of ${row.attended.of}`),
  },
  {
    heading: 'Certificate',
    cell: (row) => <CertificateCell enrolment={row} name={name} userId={userId} />,
  },
];

const shownOfLeads: Column<LeadRow>[] = [
  { ...leadColumns.received, brief: true },
  { ...leadColumns.source, namesRow: true, brief: true },
  ...[leadColumns.email, leadColumns.phone, { ...leadColumns.course, brief: true }],
  { ...leadColumns.status, brief: true },
];

const shownOfContacts: Column<ContactRow>[] = [
  contactColumns.received,
  { heading: 'Message', cell: (row) => row.message, namesRow: true },
  contactColumns.status,
];

const consentNames = {
  news: 'News by e-mail',
  calls: 'Calls',
  whatsapp: 'WhatsApp',
} as const;
const consentName = (purpose: PersonDetails['consents'][number]) => consentNames[purpose];
const receiptColumns: Column<PersonDetails['receipts'][number]>[] = [
  { heading: 'Number', cell: (row) => row.number, namesRow: true },
  { heading: 'Kind', cell: (row) => (row.kind === 'receipt' ? 'Receipt' : 'Credit note') },
  { heading: 'Order', cell: (row) => orderCell(row.order_number) },
  { heading: 'Amount', cell: (row) => rupeesCell(row.amount), numeric: true },
  { heading: 'Issued', cell: (row) => dateTimeCell(row.issued_at) },
];

/** One person: account, orders, enrolments, and the leads and messages with the same e-mail or phone. */
function PersonPage() {
  const { person = '' } = useParams();
  const result = useAdminPersonQuery(person);
  const name = result.currentData?.name;
  useEffect(() => {
    if (name) document.title = `${name} | ${siteName}`;
  }, [name]);
  return (
    <Detail
      heading={name ?? 'Person'}
      what="The person"
      unknown={`No person found for ${person}`}
      result={result}
    >
      {(found) => <Person person={found} />}
    </Detail>
  );
}

function Person({ person }: { person: PersonDetails }) {
  const may = useMay();
  const { name, email, phone, account, consents, ...lists } = person;
  return (
    <>
      <PersonActions person={person} />
      <Joinings person={person} />
      <Panel heading="Person">
        <Facts
          facts={[
            ['Email', emailCell(email)],
            ['Phone', phone ? contactCell(phone, name, person.contact_ways) : textCell(phone)],
            ...(account
              ? ([
                  ['Account', account.id],
                  ['Registered', dateTimeCell(account.registered_at)],
                  ['Last sign-in', dateTimeCell(account.last_sign_in_at)],
                  [
                    'E-mail address',
                    account.email_proven ? (
                      <Badge tone="paid">Confirmed</Badge>
                    ) : (
                      <Badge tone="pending">Not confirmed</Badge>
                    ),
                  ],
                ] as const)
              : [['Account', 'None with this e-mail address'] as const]),
            ['Agreed to', consents.length > 0 ? consents.map(consentName).join(', ') : 'Nothing'],
            ['Total paid', rupeesCell(person.total_paid)],
          ]}
        />
        {may('personalRecords') && (
          <Actions>
            <HandOver person={account?.id ?? (email || phone)} />
            {!account?.is_admin && <ErasePerson person={account?.id ?? (email || phone)} />}
          </Actions>
        )}
      </Panel>
      <Panel heading="Notes">
        {lists.notes.length === 0 ? (
          <p className={rowStyles.detail}>No notes yet.</p>
        ) : (
          <NoteList notes={lists.notes} />
        )}
      </Panel>
      <ListPanel
        heading="Orders"
        columns={orderSummaryColumns}
        rows={lists.orders}
        rowKey={(row) => row.order_number}
        empty="No orders."
      />
      {lists.waiting && (
        <Panel heading="Waits for the proof of the e-mail">
          <Facts facts={lists.waiting.map((row) => [row.title, orderCell(row.order_number)])} />
          <Actions>
            <CallButton call={() => askForProofCall(account?.id ?? email)}>
              Send how to prove it
            </CallButton>
          </Actions>
        </Panel>
      )}
      <ListPanel
        heading="Enrolments"
        columns={enrolmentColumns(name, account?.id ?? 0)}
        rows={lists.enrolments}
        rowKey={(row) => `${row.order_number} ${row.product_id}`}
        empty="Not enrolled in anything."
      />
      <ListPanel
        heading="Receipts"
        columns={receiptColumns}
        rows={lists.receipts}
        rowKey={(row) => row.number}
        empty="No receipts."
      />
      <ListPanel
        heading="Leads"
        columns={shownOfLeads}
        rows={lists.leads}
        rowKey={(row) => row.id}
        empty="No leads with this e-mail address or phone number."
      />
      <ListPanel
        heading="Contact messages"
        columns={shownOfContacts}
        rows={lists.contacts}
        rowKey={(row) => row.id}
        empty="No messages with this e-mail address or phone number."
      />
      <ListPanel
        heading="Messages sent"
        columns={messageColumns}
        rows={lists.messages}
        rowKey={(row) => row.id}
        empty="None in the last 30 days."
      />
    </>
  );
}

export { PersonPage as Component };
