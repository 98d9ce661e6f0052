import type { OrderSummary } from 'shared/model/schemas';
import { Badge, type Column } from 'shared/ui/lists';
import { ownPaths } from '../own-paths';
import { dateTimeCell, linkCell, rupeesCell, textCell } from '../lists/cells';
import { personCell } from '../details/person-cells';

type Tone = 'paid' | 'pending' | 'failed' | 'neutral';

const states: Record<string, { label: string; tone: Tone }> = {
  created: { label: 'Pending', tone: 'pending' },
  pending: { label: 'Pending', tone: 'pending' },
  failed: { label: 'Payment failed', tone: 'failed' },
  expired: { label: 'Expired', tone: 'neutral' },
  needs_review: { label: 'Needs review', tone: 'failed' },
  paid: { label: 'Paid', tone: 'paid' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** The state of an order, in words. */
export function OrderStateBadge({ state }: { state: string }) {
  const { label, tone } = states[state] ?? { label: state, tone: 'neutral' };
  return <Badge tone={tone}>{label}</Badge>;
}

/** The order number as a link to the order's page. */
export function orderCell(orderNumber: string | null | undefined) {
  return orderNumber ? linkCell(ownPaths.order(orderNumber), orderNumber) : textCell(null);
}

/** The columns of a short list of orders. */
export const orderSummaryColumns: Column<OrderSummary>[] = [
  { heading: 'Order', cell: (row) => orderCell(row.order_number), namesRow: true, brief: true },
  { heading: 'For', cell: (row) => row.title },
  { heading: 'Buyer', cell: (row) => personCell(row.name, row.email) },
  { heading: 'Amount', cell: (row) => rupeesCell(row.amount), numeric: true, brief: true },
  { heading: 'Ordered', cell: (row) => dateTimeCell(row.created_at), brief: true },
  {
    heading: 'Status',
    cell: (row) => (
      <div>
        <OrderStateBadge state={row.state} />
        {row.bought_before && <div>Bought before in {orderCell(row.bought_before)}</div>}
      </div>
    ),
    brief: true,
  },
];
