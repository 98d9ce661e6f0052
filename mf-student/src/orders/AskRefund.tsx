import { lazy, Suspense, useId, useState } from 'react';
import type { OwnOrder } from 'shared/model/schemas';
import { Button } from 'shared/ui';
import styles from './OrdersPage.module.css';
import { texts } from './texts';

// Whoever opens the orders does not wait for the form.
const RefundDialog = lazy(async () => ({ default: (await import('./RefundDialog')).RefundDialog }));

/** The button for an order whose money the policy still lets come back. */
export function AskRefund({ order }: { order: OwnOrder }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { refundable, title, order_number } = order;
  if (!refundable) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.step}
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        {texts.askRefund}
      </Button>
      <span id={id} className="visually-hidden">
        {title}, {order_number}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <RefundDialog order={order} refundable={refundable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
