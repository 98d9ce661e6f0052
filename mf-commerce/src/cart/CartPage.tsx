import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CART_DISCOUNT } from 'shared/model/constants';
import { cartMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { selectCartTotal, useAppSelector, selectCart, selectToken } from 'shared/store';
import { toast } from 'shared/toast';
import {
  Button,
  buttonClass,
  Card,
  focusPageHeading,
  Loading,
  Skeleton,
  useChange,
  useHydrated,
} from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import { CodeField, CodeRow } from '../code/CodeField';
import { cartForCode, useCode } from '../code/use-code';
import { usePaidElsewhere } from '../payment/use-paid-elsewhere';
import { PlacesList } from '../places/PlacesList';
import { AmountRow, Summary, SummaryTable, TaxNote } from '../summary/Summary';
import { CommercePage, WithSummary } from '../summary/CommercePage';
import { TrustNotes } from '../summary/TrustNotes';
import { CartTable } from './CartTable';
import { useCart } from './use-cart';
import styles from './CartPage.module.css';
import { texts } from './texts';

export const meta = (): PageMeta => ({
  title: texts.heading,
  description: texts.description,
  noIndex: true,
});

function CartPage() {
  const known = useEmptyCartRedirect();
  const cart = useCart();
  // Removing a line also removes the focused button, so the focus moves to the page's heading.
  useChange(cart.length, (before) => {
    if (cart.length < before && document.activeElement === document.body) focusPageHeading();
  });
  usePaidElsewhere();

  return (
    <CommercePage heading={texts.heading}>
      {!known ? (
        <CartSkeleton />
      ) : cart.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={
            <Link className={buttonClass()} to={paths.courses()}>
              {texts.browse}
            </Link>
          }
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <WithSummary
          summary={
            <>
              <CartSummary />
              <TrustNotes kind="course" />
            </>
          }
        >
          <CartTable cart={cart} />
        </WithSummary>
      )}
    </CommercePage>
  );
}

/** The prerendered page shows a skeleton, because the cart is stored in the visitor's browser. */
function CartSkeleton() {
  return (
    <Loading label={texts.loading}>
      <WithSummary
        summary={
          <Card className={styles.summary}>
            <Skeleton shape="heading" />
            <Skeleton shape="row" count={3} />
          </Card>
        }
      >
        <Card className={styles.lines}>
          <Skeleton shape="row" count={4} />
        </Card>
      </WithSummary>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </Loading>
  );
}

/** The total of the cart, and the button to the checkout. */
function CartSummary() {
  const total = useAppSelector(selectCartTotal);
  const cart = useCart();
  const navigate = useNavigate();
  const code = useCode(cartForCode(cart));

  const proceed = () => {
    if (total > 0) void navigate(paths.checkout());
    else toast(cartMessages.cannotBeEmpty, { variant: 'error' });
  };

  return (
    <Summary heading={texts.summary}>
      <SummaryTable name={texts.summary}>
        <tbody>
          <AmountRow label={texts.subtotal} amount={code.priced?.total_amount ?? total} />
          <AmountRow label={texts.discount} amount={CART_DISCOUNT} />
          <CodeRow code={code} />
          <AmountRow
            label={texts.total}
            amount={code.priced?.payable_amount ?? total - CART_DISCOUNT}
            total
          />
        </tbody>
      </SummaryTable>
      <TaxNote />
      <CodeField code={code} />
      <PlacesList cart={cart} />
      <Button size="large" wide onClick={proceed}>
        {texts.proceed}
      </Button>
    </Summary>
  );
}

/**
 * Redirects once to the courses when the cart is empty. Returns whether the cart is known yet: before
 * the hydration, the page has the prerendered cart, which is always empty.
 */
function useEmptyCartRedirect(): boolean {
  const hydrated = useHydrated();
  const isEmpty = useAppSelector(selectCart).length === 0;
  const isLoggedIn = useAppSelector(selectToken) !== null;
  const wasLoggedIn = useRef(isLoggedIn);
  const left = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    // A logout empties the cart too, but shows its own message and goes to its own page.
    const justSignedOut = wasLoggedIn.current && !isLoggedIn;
    wasLoggedIn.current = isLoggedIn;
    if (!hydrated || !isEmpty || left.current || justSignedOut) return;
    left.current = true;
    toast(cartMessages.empty, { variant: 'error' });
    void navigate(paths.courses(), { replace: true });
  }, [hydrated, isEmpty, isLoggedIn, navigate]);

  return hydrated;
}

export { CartPage as Component };
