import { Link } from 'react-router-dom';
import { formatDateTime, formatRupees } from 'shared/format';
import { paths } from 'shared/paths';
import type { PaymentConfirmation } from 'shared/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import styles from './Receipt.module.css';

/** The facts of a paid order. */
export function Receipt({ confirmation }: { confirmation: PaymentConfirmation }) {
  return (
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
}

/** A time that cannot be parsed is shown as it came. */
function readableTime(time: string): string {
  return Number.isNaN(Date.parse(time)) ? time : formatDateTime(time);
}

/** Where the buyer finds what was bought. */
export function NextStep({ order_type }: Pick<PaymentConfirmation, 'order_type'>) {
  const user = useAppSelector(selectUser);
  const [page, name] =
    order_type === 'webinar'
      ? (['mywebinar', 'My Webinars'] as const)
      : (['mycourse', 'My Courses'] as const);

  return user ? (
    <p>
      You find it under <Link to={paths.dashboard(user, page)}>{name}</Link> within 3 hours.
    </p>
  ) : (
    <p>
      <Link to={paths.login()}>Log in</Link> with this e-mail: you find it under {name} within 3
      hours.
    </p>
  );
}
