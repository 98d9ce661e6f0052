import { copyText } from 'shared/actions';
import { formatRupees } from 'shared/model/format';
import { paymentLinkMessages } from 'shared/model/messages';
import type { OrderDetails } from 'shared/model/schemas';
import { toast } from 'shared/toast';
import { Actions, Button } from 'shared/ui';
import { ReasonDialog } from '../details/ReasonDialog';
import { showFailure } from '../details/failure';
import {
  useAdminEnrolByHandMutation,
  useAdminPaymentLinkMutation,
  useAdminRefundOrderMutation,
  useAdminResendConfirmationMutation,
} from './order-endpoints';
import styles from '../details/Panel.module.css';
import rowStyles from '../lists/Report.module.css';

/** The actions that an admin can take in the order's current state. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber } = order;
  const [enrol] = useAdminEnrolByHandMutation();
  const [resend, { isLoading: isResending }] = useAdminResendConfirmationMutation();

  const resendConfirmation = async () => {
    const { data, error } = await resend(orderNumber);
    if (error) showFailure(error);
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
            Gives {order.name} access to {order.title} without a payment. Amounts and receipts do
            not change.
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
        hint: `At most ${formatRupees(refundable_amount)}. Leave it empty to refund the full amount.`,
      }}
      send={({ amount, reason }) =>
        refund({
          orderNumber,
          reason,
          refundable_amount,
          ...(amount.trim() && { amount }),
        })
      }
    >
      {order.refund_period_over
        ? 'The 24 hours of the refund policy have passed.'
        : 'The order is within the 24 hours of the refund policy.'}{' '}
      After a full refund, the buyer loses access to what this order paid for.
    </ReasonDialog>
  );
}

/** Requests a new link on each click, because an older link may have expired. */
function PaymentLink({ orderNumber }: { orderNumber: string }) {
  const [ask, { data, isLoading }] = useAdminPaymentLinkMutation();
  const copy = async () => {
    const response = await ask(orderNumber);
    if (response.error) showFailure(response.error);
    else await copyText(response.data.payment_link, paymentLinkMessages);
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
