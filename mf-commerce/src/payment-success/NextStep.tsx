import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { selectUser, useAppSelector } from 'shared/store';
import type { PaymentConfirmation } from 'shared/schemas';

/** Where the buyer finds what was bought. */
export const NextStep = ({ order_type }: Pick<PaymentConfirmation, 'order_type'>) => {
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
};
