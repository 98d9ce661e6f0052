import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import type { PageMeta } from 'shared/remote';
import { selectCart, useAppSelector } from 'shared/store';
import { buttonClass, EmptyState } from 'shared/ui';
import { CommercePage } from '../summary/CommercePage';
import { TrustNotes } from '../summary/TrustNotes';
import { WithSummary } from '../summary/WithSummary';
import { CartSkeleton } from './CartSkeleton';
import { CartSummary } from './CartSummary';
import { CartTable } from './CartTable';
import { useEmptyCartExit } from './use-empty-cart-exit';
import { useFocusAfterRemoval } from './use-focus-after-removal';

export const meta = (): PageMeta => ({
  title: 'Your cart',
  description: 'The courses you have chosen, what they cost, and the way to checkout.',
  noIndex: true,
});

const CartPage = () => {
  const known = useEmptyCartExit();
  const cart = useAppSelector(selectCart);
  useFocusAfterRemoval(cart.length);

  return (
    <CommercePage heading="Your cart">
      {!known ? (
        <CartSkeleton />
      ) : cart.length === 0 ? (
        <EmptyState
          title="Nothing here yet"
          action={
            <Link className={buttonClass()} to={paths.courses()}>
              Browse courses
            </Link>
          }
        >
          Courses you add wait here for you.
        </EmptyState>
      ) : (
        <WithSummary
          summary={
            <>
              <CartSummary />
              <TrustNotes afterPayment="Your course opens within 3 hours of the payment, and a confirmation comes by e-mail." />
            </>
          }
        >
          <CartTable cart={cart} />
        </WithSummary>
      )}
    </CommercePage>
  );
};

export { CartPage as Component };
