import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import type { PaymentConfirmation } from 'shared/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import { buttonClass } from 'shared/ui';

const places = {
  course: { page: 'mycourse', name: 'My Courses' },
  webinar: { page: 'mywebinar', name: 'My Webinars' },
} as const;

type Bought = Pick<PaymentConfirmation, 'order_type'>;

/** Where the buyer finds what was bought; who is not signed in has to log in first. */
export function WhereToFindIt({ order_type }: Bought) {
  const user = useAppSelector(selectUser);
  const { name } = places[order_type];

  return user ? (
    <p>You find it under {name} within 3 hours.</p>
  ) : (
    <p>
      <Link to={paths.login()}>Log in</Link> with this e-mail: you find it under {name} within 3
      hours.
    </p>
  );
}

/** The way there. */
export function GoToPurchase({ order_type }: Bought) {
  const user = useAppSelector(selectUser);
  const { page, name } = places[order_type];

  return (
    <Link className={buttonClass()} to={user ? paths.dashboard(user, page) : paths.login()}>
      Go to {name}
    </Link>
  );
}
