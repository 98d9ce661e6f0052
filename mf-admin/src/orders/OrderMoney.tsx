import { formatRupees } from 'shared/model/format';
import type { OrderDetails } from 'shared/model/schemas';
import type { Column } from 'shared/ui/lists';
import { dateCell, dateTimeCell, rupeesCell } from '../lists/cells';
import { Panel, PanelTable } from '../details/Panel';
import { ReceiptFile } from './money/ReceiptFile';
import styles from './Orders.module.css';

type Attempt = OrderDetails['attempts'][number];
type Payment = OrderDetails['payments'][number];
type Refund = OrderDetails['refunds'][number];
type Receipt = OrderDetails['receipts'][number];

const attemptColumns: Column<Attempt>[] = [
  { heading: 'Reference', cell: (row) => row.reference, namesRow: true },
  { heading: 'Provider', cell: (row) => row.provider },
  { heading: 'Amount', cell: (row) => rupeesCell(row.amount), numeric: true },
  { heading: 'Status', cell: (row) => row.state },
  { heading: 'Began', cell: (row) => dateTimeCell(row.created_at) },
];

const returnWays: Readonly<Record<Refund['way'], string>> = {
  provider: 'Provider',
  cash: 'Cash',
  bank: 'Bank',
  dispute: 'Dispute',
  correction: 'Correction',
};

const refundColumns: Column<Refund>[] = [
  { heading: 'Number', cell: (row) => row.refund_number, namesRow: true },
  { heading: 'Amount', cell: (row) => rupeesCell(row.amount), numeric: true },
  {
    heading: 'How',
    cell: (row) => [returnWays[row.way], row.reference].filter(Boolean).join(', '),
  },
  { heading: 'Status', cell: (row) => row.state },
  { heading: 'Reason', cell: (row) => row.reason },
  { heading: 'Written', cell: (row) => dateTimeCell(row.created_at) },
  { heading: 'Went back', cell: (row) => dateCell(row.returned_on) },
];

/** The payments of an order, as we and the provider record them, and its receipts and refunds. */
export function OrderMoney({ order }: { order: OrderDetails }) {
  const paymentColumns: Column<Payment>[] = [
    { heading: 'Payment', cell: (row) => row.payment_id, namesRow: true },
    {
      heading: 'Amount',
      cell: moneyText,
      numeric: true,
    },
    { heading: 'Status', cell: (row) => row.state },
    { heading: 'Pays this order', cell: (row) => (row.accepted ? 'Yes' : 'No') },
    { heading: 'Returned', cell: (row) => rupeesCell(row.refunded_amount), numeric: true },
    { heading: 'The provider says now', cell: (row) => providerSays(order, row.payment_id) },
  ];
  return (
    <>
      <Panel heading="Payments">
        <PanelTable
          caption="Payments"
          columns={paymentColumns}
          rows={order.payments}
          rowKey={(row) => `${row.payment_id} ${row.reference}`}
          empty="No payment has been reported."
        />
        <details>
          <summary className={styles.fold}>Attempts ({order.attempts.length})</summary>
          <PanelTable
            caption="Payment attempts"
            columns={attemptColumns}
            rows={order.attempts}
            rowKey={(row) => row.reference}
            empty="The buyer has not tried to pay."
          />
        </details>
      </Panel>
      <Panel heading="Receipts and refunds">
        <PanelTable
          caption="Receipts"
          columns={receiptColumns(order.order_number)}
          rows={order.receipts}
          rowKey={(row) => row.number}
          empty="There is no receipt yet."
        />
        {order.characters_without_font && (
          <p>
            {`No font here has these characters: ${order.characters_without_font.join(' ')}. The receipts show them by number, for example [U+1F31F].`}
          </p>
        )}
        {order.refunds.length > 0 && (
          <PanelTable
            caption="Refunds"
            columns={refundColumns}
            rows={order.refunds}
            rowKey={(row) => row.refund_number}
            empty=""
          />
        )}
      </Panel>
    </>
  );
}

/** Rupees with their sign; a payment in another currency needs review. */
const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  currency === 'INR' ? formatRupees(amount) : `${amount} ${currency}`;

function providerSays({ provider_view }: OrderDetails, paymentId: string): string {
  if (!provider_view) return 'No answer';
  const known = provider_view.find(({ payment_id }) => payment_id === paymentId);
  return known ? `${known.state}, ${moneyText(known)}` : 'Not found at the provider';
}

const receiptColumns = (orderNumber: string): Column<Receipt>[] => [
  { heading: 'Number', cell: (row) => row.number, namesRow: true },
  {
    heading: 'Kind',
    cell: (row) => (row.kind === 'receipt' ? 'Receipt' : 'Credit note'),
  },
  { heading: 'Amount', cell: (row) => rupeesCell(row.amount), numeric: true },
  { heading: 'Issued', cell: (row) => dateTimeCell(row.issued_at) },
  { heading: 'File', cell: (row) => <ReceiptFile orderNumber={orderNumber} number={row.number} /> },
];
