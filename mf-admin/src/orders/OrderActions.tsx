import { showFailure } from 'shared/calls';
import { copyText } from 'shared/actions';
import { TextField, useFieldValue, type CheckedForm } from 'shared/forms';
import { formatRupees, readPaise } from 'shared/model/format';
import { paymentLinkMessages } from 'shared/model/messages';
import type { OrderDetails } from 'shared/model/schemas';
import { Actions, Button } from 'shared/ui';
import { text, type Checks } from 'shared/model/validation';
import { CallButton } from '../details/CallButton';
import { ReasonDialog, type ReasonValues } from '../details/ReasonDialog';
import { CorrectPerson } from './CorrectPerson';
import { MoveBuyer } from './MoveBuyer';
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
  const [resend] = useAdminResendConfirmationMutation();

  return (
    <div className={styles.actions}>
      <Actions>
        {order.state === 'paid' && (
          <CallButton call={() => resend(orderNumber)}>Resend confirmation</CallButton>
        )}
        {order.refundable_amount > 0 && <Refund order={order} />}
        <CorrectPerson
          label="Correct buyer"
          person={order.user_id ?? order.email}
          now={{ name: order.name, email: order.email, phone: order.phone }}
        />
        {(order.state === 'paid' || order.enrolments.length > 0) && <MoveBuyer order={order} />}
        {order.can_enrol && (
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

interface RefundValues extends ReasonValues {
  amount: string;
}

const refundChecks: Checks<RefundValues> = [
  text(
    'amount',
    'Please enter an amount in rupees, such as 499 or 499.50.',
    (given) => readPaise(given) !== null,
  ),
];

/** The amount is filled in; the button says what it returns, and a full refund asks once more. */
export function Refund({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber, refundable_amount: refundable } = order;
  const [refund] = useAdminRefundOrderMutation();
  const what = order.order_type === 'course' ? 'course' : 'webinar';
  const actionFor = (amount: string) => {
    const paise = readPaise(amount);
    if (paise === null) return 'Refund';
    const action = `Refund ${formatRupees(paise / 100)}`;
    return isWhole(order, paise) ? `${action} and withdraw the ${what}` : action;
  };
  return (
    <ReasonDialog<RefundValues>
      label={`Refund ${formatRupees(refundable)}`}
      title="Refund the order"
      fields={(form) => (
        <TextField
          name={form.name('amount')}
          label="Amount in rupees"
          hint={`At most ${formatRupees(refundable)}.`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
        />
      )}
      defaultValues={{ amount: String(refundable) }}
      checks={refundChecks}
      submit={(form) => <RefundText form={form} textFor={actionFor} />}
      question={({ amount }) =>
        isWhole(order, readPaise(amount))
          ? {
              title: 'Refund everything?',
              text: `${order.name} gets ${formatRupees(refundable)} back and loses ${order.title}.`,
              yes: `Yes, refund ${formatRupees(refundable)}`,
            }
          : null
      }
      send={({ amount, reason }) =>
        refund({ orderNumber, reason, refundable_amount: refundable, amount: amount.trim() })
      }
    >
      {order.refund_period_over
        ? 'The 24 hours of the refund policy have passed.'
        : 'The order is within the 24 hours of the refund policy.'}{' '}
      After a full refund, the buyer loses access to what this order paid for.
    </ReasonDialog>
  );
}

const isWhole = ({ refundable_amount }: OrderDetails, paise: number | null) =>
  paise === Math.round(refundable_amount * 100);

function RefundText({
  form,
  textFor,
}: {
  form: CheckedForm<RefundValues>;
  textFor: (amount: string) => string;
}) {
  return textFor(useFieldValue(form, 'amount') ?? '');
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
