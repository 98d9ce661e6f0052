import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { toAccountState } from 'shared/page';
import type { PaymentConfirmation } from 'shared/model/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import { buttonClass } from 'shared/ui';
import { texts } from './texts';

type Purchased = Required<Pick<PaymentConfirmation, 'order_type'>> & {
  /** Of the buyer, if the page may know it; the log-in page shows it. */
  email?: string;
};

/** Says where the buyer, who need not be the one who reads a shared page, finds the purchase; a buyer who is not signed in has to log in first. */
export function PurchaseLocation({ order_type, email, shared }: Purchased & { shared: boolean }) {
  const user = useAppSelector(selectUser);
  const list = texts.lists[order_type];

  return (
    <p>
      {user
        ? (shared ? texts.buyerFinds : texts.find)(list)
        : texts.logInToFind(
            (logIn) => (
              <Link to={paths.login()} state={email && toAccountState({ email })}>
                {logIn}
              </Link>
            ),
            list,
          )}
    </p>
  );
}

/** The link to the purchase, or to the login if the buyer is not signed in. */
export function PurchaseLink({
  order_type,
  email,
  variant,
}: Purchased & { variant: 'primary' | 'secondary' }) {
  const user = useAppSelector(selectUser);

  return (
    <Link
      className={buttonClass({ variant })}
      to={user ? paths.purchases(user, order_type) : paths.login()}
      state={!user && email ? toAccountState({ email }) : undefined}
    >
      {texts.goTo(texts.lists[order_type])}
    </Link>
  );
}
