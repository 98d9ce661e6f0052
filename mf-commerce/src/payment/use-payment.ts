import { useRef, useState, type RefObject } from 'react';
import { useWindowEvent } from 'shared/ui';
import { useNavigate } from 'react-router-dom';
import { createKeys, paymentPage, useTimeout } from 'shared/actions';
import { readFailure, useCall, type Sent } from 'shared/calls';
import { stopped, type Outcome } from 'shared/forms';
import { toast } from 'shared/toast';
import { textAt, valueAt } from 'shared/model/validation';
import type { PaymentConfirmationQuery, PaymentCreateRequest } from 'shared/model/schemas';
import { keepOrder, readKeptOrder } from './kept-order';
import { adviceAfter } from './payment-advice';
import {
  confirmPaymentCall,
  createPaymentCall,
  retryPaymentCall,
  type OpenOrder,
  type PaymentCreation,
} from './payment-endpoints';
import { readPriceRefusal } from './price-refusal';
import { resultPath, usePaidElsewhere } from './use-paid-elsewhere';

interface PaymentTexts {
  success: string;
  linkMissing: string;
  failure: string;
}

export interface Payment {
  stage: 'idle' | 'sending' | 'leaving';
  /** What the buyer can do after a failure; stays until the next attempt. */
  advice: string | null;
  /** Creates the order of a form and goes to the payment page; resolves to the outcome of the call. */
  pay: (order: PaymentCreateRequest, form: RefObject<Element | null>) => Promise<Outcome>;
}

/** Opens the order that this tab has left to pay; a new one, if that can no longer be paid. */
async function resume(
  kept: PaymentConfirmationQuery,
  creation: PaymentCreation,
): Promise<Sent<OpenOrder>> {
  const asked = await confirmPaymentCall(kept);
  if (asked.data) return { data: { ...kept, link: null } };
  const { data: link = '', error } = await retryPaymentCall(kept);
  if (!error) return { data: { ...kept, link } };
  if (error.status !== 409 && error.status !== 403) return { error };
  const state = textAt(readFailure(asked.error).body, 'payment_state');
  const mustWait = state === 'pending' || state === 'review';
  return mustWait ? { data: { ...kept, link: null } } : createPaymentCall(creation);
}

function openOrderCall(creation: PaymentCreation): Promise<Sent<OpenOrder>> {
  const kept = readKeptOrder(creation.order);
  return kept ? resume(kept, creation) : createPaymentCall(creation);
}

/** Takes a valid form to the payment provider's page; repeated presses of the button create one order. */
export function usePayment(texts: PaymentTexts, redirectDelay: number): Payment {
  const [openOrder, isSending] = useCall(openOrderCall);
  const navigate = useNavigate();
  usePaidElsewhere();
  const [keyFor] = useState(createKeys);
  const [link, setLink] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const isPending = useRef(false);
  /** The order that the buyer was asked about: the next press means it. */
  const askedAbout = useRef<string>(null);

  useTimeout(() => paymentPage.open(link ?? ''), link === null ? null : redirectDelay, link);
  // The browser's Back button may restore this page from its cache, with the old state.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted || link === null) return;
    isPending.current = false;
    setLink(null);
  });

  const pay: Payment['pay'] = async (order, form) => {
    if (isPending.current) return stopped;
    isPending.current = true;
    setAdvice(null);
    const content = JSON.stringify(order);
    const again = askedAbout.current === content;
    const result = await openOrder({ order, idempotencyKey: keyFor(order), again });

    // A buyer who has left the page meanwhile is neither redirected nor shown a message.
    if (!form.current) return stopped;

    if (result.data?.link) {
      keepOrder(order, result.data);
      toast(texts.success, { variant: 'success' });
      setLink(result.data.link);
      return result;
    }

    isPending.current = false;
    if (result.data?.link === null) {
      void navigate(resultPath(result.data), { replace: true });
      return stopped;
    }
    if (!result.error) {
      toast(texts.linkMissing, { variant: 'error' });
      setAdvice(adviceAfter(null));
      return result;
    }

    const failure = readFailure(result.error);
    // A changed price is not reported as a failure: the page shows the new price and a notice.
    if (readPriceRefusal(failure)) return { ...result, toast: null };
    // The field of the code says it.
    if (failure.errors.code) return { ...result, toast: null };
    const isQuestion = valueAt(failure.body, 'paid_already') === true;
    if (isQuestion) askedAbout.current = content;
    setAdvice(isQuestion ? failure.message : adviceAfter(failure));
    return { ...result, toast: isQuestion ? null : texts.failure };
  };

  return { stage: link !== null ? 'leaving' : isSending ? 'sending' : 'idle', advice, pay };
}
