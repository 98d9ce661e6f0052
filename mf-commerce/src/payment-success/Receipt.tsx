import { formatDateTime, formatRupees } from 'shared/format';
import styles from './Receipt.module.css';
import type { PaymentConfirmation } from 'shared/schemas';

/** The facts of a paid order. */
export const Receipt = ({ confirmation }: { confirmation: PaymentConfirmation }) => (
  <dl className={styles.receipt}>
    <div>
      <dt>Order Number</dt>
      <dd>{confirmation.order_number}</dd>
    </div>
    <div>
      <dt>Amount Paid</dt>
      <dd>{formatRupees(Number(confirmation.paid_amount))}</dd>
    </div>
    <div>
      <dt>Paid At</dt>
      <dd>{readableTime(confirmation.paid_at)}</dd>
    </div>
  </dl>
);

/** A receipt must not break over a time in an unknown spelling. */
function readableTime(time: string): string {
  return Number.isNaN(Date.parse(time)) ? time : formatDateTime(time);
}
