import { formatShortDate } from 'shared/model/format';
import type { OrderRow } from 'shared/model/schemas';
import { clsx } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import type { ReportColumn } from '../lists/Report';
import styles from '../lists/Report.module.css';
import { orderCell, OrderStateBadge } from './order-cells';
import { dateCell, emailCell, phoneCell, rupeesCell, textCell } from '../lists/cells';

/** The columns of both order lists; the two headings say whether the orders are for courses or webinars. */
export function orderColumns(idHeading: string, nameHeading: string): ReportColumn<OrderRow>[] {
  return [
    {
      heading: 'Order ID',
      cell: (row) => (row.order_number ? orderCell(row.order_number) : row.id),
      namesRow: true,
      brief: true,
    },
    { heading: idHeading, cell: (row) => textCell(row.course_id) },
    { heading: nameHeading, cell: (row) => textCell(row.webinar_name) },
    { heading: 'Name', cell: (row) => textCell(row.first_name), brief: true },
    { heading: 'Email', cell: (row) => emailCell(row.email) },
    { heading: 'Phone', cell: (row) => phoneCell(row.phone) },
    {
      heading: 'Payable Amount',
      cell: (row) => (
        <>
          {rupeesCell(row.payable_amount)}
          {row.refunded_amount !== undefined && <Returned amount={row.refunded_amount} />}
        </>
      ),
      numeric: true,
      brief: true,
    },
    { heading: 'Order Date', cell: datesCell, sortable: true },
    { heading: 'Status', cell: (row) => <OrderStatusBadge {...row} />, brief: true },
  ];
}

/** The status, or the word of the order's page for what a status does not say, such as `Expired`. */
function OrderStatusBadge({ status, state }: Pick<OrderRow, 'status'> & { state?: string }) {
  if (state && !['paid', 'pending', 'created'].includes(state))
    return <OrderStateBadge state={state} />;
  const value = status?.toLowerCase();
  return (
    <Badge tone={value === 'paid' || value === 'pending' ? value : 'neutral'}>
      {textCell(status)}
    </Badge>
  );
}

function Returned({ amount }: { amount: number }) {
  return <div className={styles.detail}>{rupeesCell(amount)} returned</div>;
}

/** The day of an order, and below it that of its money, on which it counts in chart and receipts. */
function datesCell({ created_at, paid_at }: Pick<OrderRow, 'created_at' | 'paid_at'>) {
  return (
    <>
      {dateCell(created_at)}
      {paid_at && (
        <div className={clsx(styles.detail, styles.together)}>paid {formatShortDate(paid_at)}</div>
      )}
    </>
  );
}
