import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { toAccountState } from 'shared/page';
import type { PaymentConfirmation } from 'shared/model/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import { buttonClass } from 'shared/ui';

const names = { course: 'My Courses', webinar: 'My Webinars' } as const;

type Bought = Required<Pick<PaymentConfirmation, 'order_type'>> & {
  /** Of the buyer; the log-in page shows it. */
  email: string;
};

/** Says where the buyer finds the purchase; a buyer who is not signed in has to log in first. */
export function PurchaseLocation({ order_type, email }: Bought) {
  const user = useAppSelector(selectUser);
  const name = names[order_type];

  return user ? (
    <p>You will find it under {name} within 3 hours.</p>
  ) : (
    <p>
      <Link to={paths.login()} state={toAccountState({ email })}>
        Log in
      </Link>{' '}
      with this e-mail: you will find it under {name} within 3 hours.
    </p>
  );
}

/** The link to the purchase, or to the login if the buyer is not signed in. */
export function PurchaseLink({ order_type, email }: Bought) {
  const user = useAppSelector(selectUser);
  const name = names[order_type];

  return (
    <Link
      className={buttonClass()}
      to={user ? paths.purchases(user, order_type) : paths.login()}
      state={user ? undefined : toAccountState({ email })}
    >
      Go to {name}
    </Link>
  );
}
