import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import type { PaymentConfirmationQuery } from 'shared/model/schemas';
import { readKeptOrder } from './kept-order';
import { confirmPaymentCall } from './payment-endpoints';

/** When a buyer can have come back to this page. */
const returns = ['focus', 'pageshow', 'visibilitychange'];

/** Leads to the result page once the kept order is paid, wherever it was paid; asks whenever the page is seen again. */
export function usePaidElsewhere(): void {
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    let busy = false;
    const ask = async () => {
      const kept = readKeptOrder();
      if (!kept || busy || document.visibilityState === 'hidden') return;
      busy = true;
      const { data } = await confirmPaymentCall(kept);
      busy = false;
      if (data?.order_number && !left) void navigate(resultPath(kept), { replace: true });
    };
    void ask();
    const onReturn = () => void ask();
    for (const event of returns) window.addEventListener(event, onReturn);
    return () => {
      left = true;
      for (const event of returns) window.removeEventListener(event, onReturn);
    };
  }, [navigate]);
}

/** The page that says what became of the order. */
export const resultPath = (order: PaymentConfirmationQuery) =>
  `${paths.paymentSuccess()}?${new URLSearchParams({ ...order })}`;
