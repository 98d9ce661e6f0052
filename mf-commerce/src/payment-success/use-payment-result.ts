import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentConfirmation, PaymentConfirmationQuery } from 'shared/schemas';
import { cartEmptied, useAppDispatch } from 'shared/store';
import { forgetBilling } from '../billing/kept-billing';
import {
  type NotConfirmed,
  useLazyCommercePaymentConfirmationQuery,
} from './confirmation-endpoints';
import { hideOrderToken, readPaymentDetails, settleCartOnce } from './payment-details';

export type PaymentResult =
  | { state: 'missing' | 'processing' }
  | { state: NotConfirmed['state'] }
  | { state: 'confirmed'; confirmation: PaymentConfirmation };

/** Asks the server how the payment went, again and again while it is being decided. */
export function usePaymentResult(): {
  result: PaymentResult;
  /** `null` when the address lacks a part. */
  details: PaymentConfirmationQuery | null;
  askAgain: () => void;
} {
  const [query] = useSearchParams();
  const [details] = useState(() => readPaymentDetails(query));
  const [result, setResult] = useState<PaymentResult>({
    state: details ? 'processing' : 'missing',
  });
  const [round, setRound] = useState(0);
  const [confirm] = useLazyCommercePaymentConfirmationQuery();
  const dispatch = useAppDispatch();

  useEffect(hideOrderToken, []);

  useEffect(() => {
    if (!details) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async (attempt: number) => {
      const { data, error } = await confirm(details);
      if (stopped) return;
      if (data?.order_number && !error) {
        setResult({ state: 'confirmed', confirmation: data });
        forgetBilling();
        // Tickets are never in the cart.
        if (data.order_type !== 'webinar' && settleCartOnce()) dispatch(cartEmptied());
        return;
      }
      const { state: reported, retryAfter } = readNotConfirmed(error);
      // After a pending answer or a Retry-After, a lost answer does not mean a lost payment.
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
  }, [details, round, confirm, dispatch]);

  const askAgain = () => {
    setResult({ state: 'processing' });
    setRound((before) => before + 1);
  };

  return { result, details, askAgain };
}

function readNotConfirmed(error: unknown): NotConfirmed {
  // The hook types its error as any failure of the client; ours comes from transformErrorResponse.
  return typeof error === 'object' && error !== null && 'retryAfter' in error
    ? (error as NotConfirmed)
    : { state: 'unknown', retryAfter: null };
}

const FIRST = 2000;
const LONGEST = 30_000;
const GROWTH = 1.5;

/** Milliseconds before asking again: longer each time, never sooner than the server asked for. */
export function pollDelay(attempt: number, retryAfter: number | null): number {
  return Math.max(Math.min(FIRST * GROWTH ** attempt, LONGEST), (retryAfter ?? 0) * 1000);
}
