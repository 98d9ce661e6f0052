import { useEffect, useRef, useState } from 'react';
import { readFailure, type ApiFailure } from 'shared/answers';
import { useCall } from 'shared/calls';
import { paymentPage } from 'shared/payment-page';
import { toast } from 'shared/toast';
import type { PaymentCreateRequest } from 'shared/schemas';
import { createKeys } from './idempotency-key';
import { adviceAfter } from './payment-advice';
import { createPaymentCall } from './payment-endpoints';
import { readPriceRefusal } from './price-refusal';

interface PaymentTexts {
  success: string;
  linkMissing: string;
  failure: string;
}

export interface Payment {
  stage: 'idle' | 'sending' | 'leaving';
  /** What the buyer can do after a failure; stays until the next try. */
  advice: string | null;
  /** Creates the order and goes to the payment page; resolves to the failure if the call failed. */
  pay: (order: PaymentCreateRequest) => Promise<ApiFailure | null>;
}

/** From a valid form to the page of the payment provider: one order, however often the button is pressed. */
export function usePayment(texts: PaymentTexts, redirectDelay: number): Payment {
  const [createPayment, isSending] = useCall(createPaymentCall);
  const [keyFor] = useState(createKeys);
  const [link, setLink] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const underWay = useRef(false);
  const onPage = useRef(true);

  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);

  useEffect(() => {
    if (link === null) return;
    const timer = setTimeout(() => paymentPage.open(link), redirectDelay);
    // The browser's Back button may bring the page back just as it was left.
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setLink(null);
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [link, redirectDelay]);

  const pay = async (order: PaymentCreateRequest) => {
    if (underWay.current) return null;
    underWay.current = true;
    setAdvice(null);
    const { data: link, error } = await createPayment({ order, idempotencyKey: keyFor(order) });

    // A buyer who has left the page meanwhile is neither redirected nor shown a message.
    if (!onPage.current) return null;

    if (link) {
      toast(texts.success, { variant: 'success' });
      setLink(link);
      return null;
    }

    underWay.current = false;
    const failure = error ? readFailure(error) : null;
    // A changed price is no failure: the page shows the new one and says so.
    if (!failure || !readPriceRefusal(failure)) {
      toast(failure ? texts.failure : texts.linkMissing, { variant: 'error' });
      setAdvice(adviceAfter(failure));
    }
    return failure;
  };

  return { stage: link !== null ? 'leaving' : isSending ? 'sending' : 'idle', advice, pay };
}
