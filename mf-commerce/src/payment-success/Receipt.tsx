import { formatDateTime, formatRupees } from 'shared/model/format';
import type { PaymentConfirmation } from 'shared/model/schemas';
import styles from './Receipt.module.css';
import { texts } from './texts';

/** The purchase, its dates, and the number, amount and time of the paid order. */
export function Receipt({ confirmation }: { confirmation: PaymentConfirmation }) {
  return (
    <>
      {confirmation.title && (
        <p className={styles.bought}>
          {confirmation.title}
          {confirmation.order_type && (
            <span className={styles.kind}>{texts.kinds[confirmation.order_type]}</span>
          )}
        </p>
      )}
      {confirmation.items && (
        <ul role="list" className={styles.dates}>
          {confirmation.items.map(({ title, when }) => (
            <li key={title}>{confirmation.items?.length === 1 ? when : `${title}: ${when}`}</li>
          ))}
        </ul>
      )}
      <dl className={styles.receipt}>
        <div>
          <dt>{texts.orderNumber}</dt>
          <dd>{confirmation.order_number}</dd>
        </div>
        <div>
          <dt>{texts.amountPaid}</dt>
          <dd>{formatRupees(Number(confirmation.paid_amount))}</dd>
        </div>
        <div>
          <dt>{texts.paidAt}</dt>
          <dd>{readableTime(confirmation.paid_at)}</dd>
        </div>
      </dl>
    </>
  );
}

/** A time that cannot be parsed is shown unchanged. */
function readableTime(time: string): string {
  return Number.isNaN(Date.parse(time)) ? time : formatDateTime(time);
}
