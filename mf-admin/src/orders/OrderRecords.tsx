import type { OrderDetails } from 'shared/schemas';
import { Badge, type Column } from 'shared/ui';
import { dateTimeCell } from '../reports/cells';
import { ListPanel } from '../reports/Panel';
import { SendAgain } from '../review/SendAgain';
import styles from '../reports/Panel.module.css';

type Letter = OrderDetails['messages'][number];
type ProviderEvent = OrderDetails['events'][number];

const letterColumns: Column<Letter>[] = [
  { heading: 'Written', cell: (row) => dateTimeCell(row.created_at) },
  { heading: 'Subject', cell: (row) => row.subject, namesRow: true },
  { heading: 'To', cell: (row) => row.to },
  { heading: 'State', cell: (row) => <LetterState {...row} /> },
];

const eventColumns: Column<ProviderEvent>[] = [
  { heading: 'Received', cell: (row) => dateTimeCell(row.received_at), namesRow: true },
  { heading: 'How', cell: (row) => (row.source === 'webhook' ? 'Told by the provider' : 'Asked') },
  { heading: 'Times', cell: (row) => row.deliveries, numeric: true },
  { heading: 'Content', cell: (row) => <EventBody {...row} /> },
];

/** What was sent about an order, and what the provider has told of it. */
export function OrderRecords({ order }: { order: OrderDetails }) {
  return (
    <>
      <ListPanel
        heading="E-mails"
        columns={letterColumns}
        rows={order.messages}
        rowKey={(row) => row.id}
        empty="No e-mail of the last 30 days."
      />
      <ListPanel
        heading="Events of the provider"
        columns={eventColumns}
        rows={order.events}
        rowKey={(row) => row.id}
        empty="The provider has told nothing of this order."
      />
    </>
  );
}

function LetterState({ id, state, subject }: Letter) {
  if (state === 'sent') return <Badge tone="paid">Sent</Badge>;
  if (state === 'waiting') return <Badge tone="pending">On its way</Badge>;
  return (
    <>
      <Badge tone="failed">Not delivered</Badge> <SendAgain id={id} subject={subject} />
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
