import type { OrderDetails, PersonDetails } from 'shared/model/schemas';
import { Badge, type Column } from 'shared/ui/lists';
import { dateTimeCell } from '../lists/cells';
import { ListPanel, Panel, PanelTable } from '../details/Panel';
import { useMay } from '../use-may';
import { SendAgain } from './SendAgain';
import styles from './Orders.module.css';

type Message = PersonDetails['messages'][number];
type ProviderEvent = OrderDetails['events'][number];

export const messageColumns: Column<Message>[] = [
  { heading: 'Written', cell: (row) => dateTimeCell(row.created_at), brief: true },
  { heading: 'Subject', cell: (row) => row.subject, namesRow: true, brief: true },
  { heading: 'To', cell: (row) => row.to, brief: true },
  { heading: 'Status', cell: (row) => <MessageState {...row} />, brief: true },
];

const eventColumns: Column<ProviderEvent>[] = [
  { heading: 'Received', cell: (row) => dateTimeCell(row.received_at), namesRow: true },
  {
    heading: 'How',
    cell: (row) => (row.source === 'webhook' ? 'Sent by the provider' : 'Requested by us'),
  },
  { heading: 'Times', cell: (row) => row.deliveries, numeric: true },
  { heading: 'Content', cell: (row) => <EventBody {...row} /> },
];

/** The e-mails that were sent about an order, and the events of the provider. */
export function OrderRecords({ order }: { order: OrderDetails }) {
  return (
    <>
      <ListPanel
        heading="E-mails"
        columns={messageColumns}
        rows={order.messages}
        rowKey={(row) => row.id}
        empty="No e-mails in the last 30 days."
      />
      <Panel heading="Events of the provider">
        <details>
          <summary className={styles.fold}>Show ({order.events.length})</summary>
          <PanelTable
            caption="Events of the provider"
            columns={eventColumns}
            rows={order.events}
            rowKey={(row) => row.id}
            empty="The payment provider has not sent anything about this order."
          />
        </details>
      </Panel>
    </>
  );
}

function MessageState({ id, state, subject }: Message) {
  const may = useMay();
  if (state === 'sent') return <Badge tone="paid">Sent</Badge>;
  if (state === 'waiting') return <Badge tone="pending">On its way</Badge>;
  return (
    <>
      <Badge tone="failed">Not delivered</Badge>{' '}
      {may('orders') && <SendAgain id={id} subject={subject} />}
    </>
  );
}

function EventBody({ body, error }: ProviderEvent) {
  return (
    <details className={styles.event}>
      <summary>{error ?? 'Show'}</summary>
      <pre>{body}</pre>
    </details>
  );
}
