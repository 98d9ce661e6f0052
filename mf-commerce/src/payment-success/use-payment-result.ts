import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buyerLoginCall } from 'shared/actions';
import { readFailure } from 'shared/calls';
import { valueAt } from 'shared/model/validation';
import type {
  PaymentConfirmation,
  PaymentConfirmationQuery,
  PaymentNotConfirmed,
} from 'shared/model/schemas';
import { cartEmptied, selectUser, signedIn, useAppDispatch, useAppSelector } from 'shared/store';
import { clearBillingDraft } from '../billing/billing-draft';
import { confirmPaymentCall } from '../payment/payment-endpoints';
import { forgetOrder } from '../payment/kept-order';
import { hideOrderToken, readPaymentDetails, settleCartOnce, showLink } from './payment-details';

/** Why a payment is not confirmed, and how long to wait before asking again. */
interface NotConfirmed {
  state: NonNullable<PaymentNotConfirmed['payment_state']> | 'unknown';
  /** Seconds; `null` if the server does not say. */
  retryAfter: number | null;
}

export type PaymentResult =
  | { state: 'missing' | 'processing' }
  | { state: NotConfirmed['state'] }
  | { state: 'confirmed'; confirmation: PaymentConfirmation };

/** Asks the server for the result of the payment, and polls while it is pending. */
export function usePaymentResult(): {
  result: PaymentResult;
  /** `null` if the order id or the token is missing. */
  details: PaymentConfirmationQuery | null;
  checkAgain: () => void;
} {
  const [query] = useSearchParams();
  const [details] = useState(() => readPaymentDetails(query));
  const [result, setResult] = useState<PaymentResult>({
    state: details ? 'processing' : 'missing',
  });
  const [retryCount, setRetryCount] = useState(0);
  const dispatch = useAppDispatch();
  const [isGuest] = useState(useAppSelector(selectUser) === null);

  useEffect(hideOrderToken, []);

  useEffect(() => {
    if (!details) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async (attempt: number) => {
      const { data, error } = await confirmPaymentCall(details);
      if (stopped) return;
      if (data?.order_number && !error) {
        // With a class at the door nobody should have to log in first. Whoever cannot be signed in does.
        const isLate = data.may_log_in && data.begins_soon && isGuest;
        const login = isLate ? await buyerLoginCall(details) : null;
        if (login?.data) dispatch(signedIn(login.data));
        setResult({ state: 'confirmed', confirmation: data });
        // Whoever only has the link has not paid in this browser.
        if (data.read_only) return;
        if (data.link) showLink(data.link);
        clearBillingDraft();
        forgetOrder();
        // Tickets are never in the cart.
        if (data.order_type !== 'webinar' && settleCartOnce()) dispatch(cartEmptied());
        return;
      }
      const { state: reported, retryAfter } = readNotConfirmed(error);
      // After a pending response, or with a Retry-After, an unknown state does not mean a failed payment.
      const undecided = reported === 'unknown' && (attempt > 0 || retryAfter !== null);
      const state = undecided ? 'pending' : reported;
      setResult({ state });
      if (state === 'pending') {
        timer = setTimeout(() => void ask(attempt + 1), pollDelay(attempt, retryAfter));
      }
    };

    void ask(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [details, retryCount, dispatch, isGuest]);

  const checkAgain = () => {
    setResult({ state: 'processing' });
    setRetryCount((before) => before + 1);
  };

  return { result, details, checkAgain };
}

function readNotConfirmed(error: unknown): NotConfirmed {
  // The response for an unconfirmed payment has this schema; any other body lacks the key.
  const body = readFailure(error).body as PaymentNotConfirmed | null;
  const retryAfter = valueAt(error, 'retryAfter');
  return {
    state: body?.payment_state ?? 'unknown',
    retryAfter: (typeof retryAfter === 'number' && retryAfter) || null,
  };
}

const MIN_DELAY = 2000;
const MAX_DELAY = 30_000;
const GROWTH = 1.5;

/** Milliseconds before the next request: longer each time, and at least the server's `Retry-After`. */
export function pollDelay(attempt: number, retryAfter: number | null): number {
  return Math.max(Math.min(MIN_DELAY * GROWTH ** attempt, MAX_DELAY), (retryAfter ?? 0) * 1000);
}
