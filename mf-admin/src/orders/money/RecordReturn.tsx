import { useState } from 'react';
import { DateField, FieldRow, SelectField, TextField } from 'shared/forms';
import { formatRupees, indianDay } from 'shared/model/format';
import type { OrderDetails, RecordReturnRequest } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { optionsOf } from '../../lists/address-filters';
import { ReasonDialog, type ReasonValues } from '../../details/ReasonDialog';
import { recordReturnCall } from '../order-endpoints';
import { amountCheck, AmountField, amountText } from './AmountField';

interface ReturnValues extends ReasonValues {
  amount: string;
  day: string;
  way: RecordReturnRequest['way'];
  reference: string;
  access: RecordReturnRequest['access'];
}

const ways = optionsOf({ cash: 'Cash', bank: 'Bank', provider: "The provider's own page" });
const accesses = optionsOf({ keep: 'Keep', withdraw: 'Withdraw' });

const checks: Checks<ReturnValues> = [amountCheck, filled('day', 'Please enter the day.')];

/** Writes down money that has gone back outside of this program. */
export function RecordReturn({ order }: { order: OrderDetails }) {
  const { order_number: orderNumber, returnable_amount: left, name, title } = order;
  const [today] = useState(() => indianDay(new Date()));
  const isWithdrawn = (access: string) => access === 'withdraw';
  return (
    <ReasonDialog<ReturnValues>
      title="Record a return"
      fields={(form) => (
        <>
          <FieldRow>
            <AmountField name={form.name('amount')} hint={`At most ${formatRupees(left)}.`} />
            <DateField name={form.name('day')} label="Day" required />
          </FieldRow>
          <FieldRow>
            <SelectField name={form.name('way')} label="How it went back" options={ways} />
            <TextField name={form.name('reference')} label="Reference" maxLength={120} optional />
          </FieldRow>
          <SelectField name={form.name('access')} label="Access" options={accesses} />
        </>
      )}
      defaultValues={{
        amount: String(left),
        day: today,
        way: 'cash',
        access: 'withdraw',
      }}
      checks={checks}
      question={({ amount, access }) => ({
        title: 'Has this money gone back?',
        text: `${name} has got ${amountText(amount)} back${isWithdrawn(access) ? ` and loses ${title}` : ` and keeps ${title}`}. A credit note is written and sent.`,
        yes: `Yes, record ${amountText(amount)}`,
      })}
      send={({ amount, reference, ...values }) =>
        recordReturnCall({
          orderNumber,
          ...values,
          amount: amount.trim(),
          reference: reference.trim(),
        })
      }
    >
      For money that you have given back yourself. Nothing is sent to the payment provider. The
      books count it today, whatever the day on which it went back.
    </ReasonDialog>
  );
}
