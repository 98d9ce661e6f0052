import { formatRupees } from 'shared/format';
import type { OrderDetails } from 'shared/schemas';
import { toast } from 'shared/toast';
import { Actions, Button } from 'shared/ui';
import { ReasonDialog } from '../reports/ReasonDialog';
import { tellFailure } from '../reports/tell-failure';
import {
  useAdminEnrolByHandMutation,
  useAdminPaymentLinkMutation,
  useAdminRefundOrderMutation,
  useAdminResendConfirmationMutation,
} from './order-endpoints';
import styles from '../reports/Panel.module.css';
import rowStyles from '../reports/Report.module.css';

/** What an admin can do for an order as it stands. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber } = order;
  const [enrol] = useAdminEnrolByHandMutation();
  const [resend, { isLoading: isResending }] = useAdminResendConfirmationMutation();

  const resendConfirmation = async () => {
    const { data, error } = await resend(orderNumber);
    if (error) tellFailure(error);
    else toast(data.message, { variant: 'success' });
  };

  return (
    <div className={styles.actions}>
      <Actions>
        {order.state === 'paid' && (
          <Button
            variant="secondary"
            size="small"
            busy={isResending}
            onClick={() => void resendConfirmation()}
          >
            Resend confirmation
          </Button>
        )}
        {order.refundable_amount > 0 && <Refund order={order} />}
        {order.enrolments.length < order.items.length && (
          <ReasonDialog
            label="Enrol by hand"
            title="Enrol by hand"
            send={({ reason }) => enrol({ orderNumber, reason })}
          >
            Opens {order.title} in the dashboard of {order.name} without a payment. Sums and
            receipts stay as they are.
          </ReasonDialog>
        )}
      </Actions>
      {order.can_pay && <PaymentLink orderNumber={orderNumber} />}
    </div>
  );
}

function Refund({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber, refundable_amount } = order;
  const [refund] = useAdminRefundOrderMutation();
  return (
    <ReasonDialog
      label="Refund"
      title="Refund the order"
      field={{
        name: 'amount',
        label: 'Amount in rupees',
        hint: `At most ${formatRupees(refundable_amount)}. Leave it empty to return all of it.`,
      }}
      send={({ amount, reason }) =>
        refund({
          orderNumber,
          reason,
          refundable_amount,
          ...(amount.trim() && { amount: Number(amount) }),
        })
      }
    >
      {order.refund_period_over
        ? 'The 24 hours of the refund policy have passed.'
        : 'The order is within the 24 hours of the refund policy.'}{' '}
      When all of it is returned, the buyer loses what the order has opened.
    </ReasonDialog>
  );
}

/** The link is made when it is asked for: an older one may have run out. */
function PaymentLink({ orderNumber }: { orderNumber: string }) {
  const [ask, { data, isLoading }] = useAdminPaymentLinkMutation();
  const copy = async () => {
    const answer = await ask(orderNumber);
    if (answer.error) {
      tellFailure(answer.error);
      return;
    }
    try {
      await navigator.clipboard.writeText(answer.data.payment_link);
      toast('The payment link is copied.', { variant: 'success' });
    } catch {
      toast('The browser did not allow to copy it: please copy it from the page.', {
        variant: 'info',
      });
    }
  };
  return (
    <>
      <div>
        <Button variant="secondary" size="small" busy={isLoading} onClick={() => void copy()}>
          Copy payment link
        </Button>
      </div>
      {data && <p className={rowStyles.longText}>{data.payment_link}</p>}
    </>
  );
}
