import { useState } from 'react';
import { showFailure, useCall } from 'shared/calls';
import { copyText } from 'shared/actions';
import { paymentLinkMessages } from 'shared/model/messages';
import type { OrderDetails } from 'shared/model/schemas';
import { Actions, Button } from 'shared/ui';
import { formatRupees } from 'shared/model/format';
import { CallButton } from '../details/CallButton';
import { ReasonDialog, type ReasonValues } from '../details/ReasonDialog';
import { CorrectPerson } from './CorrectPerson';
import { MoveBuyer } from './MoveBuyer';
import { RecordReturn } from './money/RecordReturn';
import { Refund } from './money/Refund';
import { useMay } from '../use-may';
import {
  cancelOrderCall,
  enrolByHandCall,
  paymentLinkCall,
  refundOrderCall,
  resendConfirmationCall,
  withdrawGiftCall,
  paidInCashCall,
} from './order-endpoints';
import styles from '../details/Panel.module.css';
import rowStyles from '../lists/Report.module.css';
import { amountCheck, AmountField, cashQuestion } from './money/AmountField';

/** The actions that an admin can take in the order's current state. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber } = order;
  const may = useMay();
  const isPaid = order.paid_at !== null;

  return (
    <div className={styles.actions}>
      <Actions>
        {order.state === 'paid' && (
          <CallButton call={() => resendConfirmationCall({ orderNumber })}>
            Resend confirmation
          </CallButton>
        )}
        {order.refundable_amount > 0 && may('refunds') && (
          <Refund
            refundable={order.refundable_amount}
            buyer={order.name}
            withdraws={`and withdraw the ${order.order_type === 'course' ? 'course' : 'webinar'}`}
            loses={order.title}
            send={(body) => refundOrderCall({ orderNumber, ...body })}
          >
            {`${
              order.refund_period_over
                ? 'The 24 hours of the refund policy have passed.'
                : 'The order is within the 24 hours of the refund policy.'
            } After a full refund, the buyer loses access to what this order paid for.`}
          </Refund>
        )}
        {order.returnable_amount > 0 && may('refunds') && <RecordReturn order={order} />}
        {order.can_take_cash && <PaidInCash order={order} />}
        {order.can_cancel && (!isPaid || may('refunds')) && (
          <ReasonDialog
            title="Cancel order"
            send={({ reason }) => cancelOrderCall({ orderNumber, reason })}
          >
            {isPaid
              ? `For cash that was written down today by mistake: ${order.name} loses ${order.title}, and a credit note takes the receipt back.`
              : 'Nobody can pay it any more; its link says that it was cancelled.'}
          </ReasonDialog>
        )}
        {order.can_withdraw && (
          <ReasonDialog
            label="Withdraw"
            title="Withdraw the gift"
            submit={() => 'Withdraw'}
            send={({ reason }) => withdrawGiftCall({ orderNumber, reason })}
          >
            {order.name} loses {order.title} and is told by e-mail.
          </ReasonDialog>
        )}
        <CorrectPerson
          label="Correct buyer"
          person={order.person}
          now={{ name: order.name, email: order.email, phone: order.phone }}
        />
        {(order.state === 'paid' || order.enrolments.length > 0) && <MoveBuyer order={order} />}
        {order.can_enrol && (
          <ReasonDialog
            title="Enrol by hand"
            send={({ reason }) => enrolByHandCall({ orderNumber, reason })}
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

/** Requests a new link on each click, because an older link may have expired. */
function PaymentLink({ orderNumber }: { orderNumber: string }) {
  const [ask, isLoading] = useCall(paymentLinkCall);
  const [link, setLink] = useState('');
  const copy = async () => {
    const response = await ask({ orderNumber });
    if (response.error) return showFailure(response.error);
    setLink(response.data.payment_link);
    await copyText(response.data.payment_link, paymentLinkMessages);
  };
  return (
    <>
      <div>
        <Button variant="secondary" size="small" busy={isLoading} onClick={() => void copy()}>
          Copy payment link
        </Button>
      </div>
      {link && <p className={rowStyles.longText}>{link}</p>}
    </>
  );
}

interface CashValues extends ReasonValues {
  amount: string;
}

const checks = [amountCheck];

/** An open order is paid in cash: the same order, not a second one. */
function PaidInCash({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber, payable_amount: price, name, title } = order;
  return (
    <ReasonDialog<CashValues>
      title="Paid in cash"
      fields={(form) => (
        <AmountField name={form.name('amount')} hint={`The price is ${formatRupees(price)}.`} />
      )}
      defaultValues={{ amount: String(price) }}
      checks={checks}
      question={({ amount }) => cashQuestion(price, amount)}
      send={({ amount, reason }) => paidInCashCall({ orderNumber, amount: amount.trim(), reason })}
    >
      {name} gets {title} and a receipt for this amount. The payment link of the order ends.
    </ReasonDialog>
  );
}
