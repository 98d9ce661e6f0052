import { useState } from 'react';
import { paymentPage } from 'shared/actions';
import { readFailure, useCall } from 'shared/calls';
import type { PaymentConfirmationQuery } from 'shared/model/schemas';
import { retryPaymentCall } from '../payment/payment-endpoints';
import { texts } from './texts';

/** Retries the payment of an unpaid order: the same order, whatever the buyer types meanwhile. */
export function useRetry(details: PaymentConfirmationQuery | null) {
  const [retry, isOpening] = useCall(retryPaymentCall);
  const [refusal, setRefusal] = useState<string | null>(null);

  const payAgain = async () => {
    if (!details) return;
    setRefusal(null);
    const { data: link, error } = await retry(details);
    if (link) paymentPage.open(link);
    else setRefusal(readFailure(error).message ?? texts.retryFailure);
  };

  return { payAgain, isOpening, refusal };
}
