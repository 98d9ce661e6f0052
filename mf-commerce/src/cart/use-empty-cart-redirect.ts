import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from 'shared/ui';
import { cartMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { selectCart, selectToken, useAppSelector } from 'shared/store';
import { toast } from 'shared/toast';

/**
 * Redirects once to the courses when the cart is empty. Returns whether the cart is known yet: before
 * the hydration, the page has the prerendered cart, which is always empty.
 */
export function useEmptyCartRedirect(): boolean {
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
