import { formatRupees } from 'shared/model/format';
import type { OrderDetails } from 'shared/model/schemas';
import { ReasonDialog, type ReasonValues } from '../../details/ReasonDialog';
import { useAdminPaidInCashMutation } from '../order-endpoints';
import { amountCheck, AmountField, cashQuestion } from './AmountField';

interface CashValues extends ReasonValues {
  amount: string;
}

const checks = [amountCheck];

/** An open order is paid in cash: the same order, not a second one. */
export function PaidInCash({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber, payable_amount: price, name, title } = order;
  const [pay] = useAdminPaidInCashMutation();
  return (
    <ReasonDialog<CashValues>
      label="Paid in cash"
      title="Paid in cash"
      fields={(form) => (
        <AmountField name={form.name('amount')} hint={`The price is ${formatRupees(price)}.`} />
      )}
      defaultValues={{ amount: String(price) }}
      checks={checks}
      question={({ amount }) => cashQuestion(price, amount)}
      send={({ amount, reason }) => pay({ orderNumber, amount: amount.trim(), reason })}
    >
      {name} gets {title} and a receipt for this amount. The payment link of the order ends.
    </ReasonDialog>
  );
}
