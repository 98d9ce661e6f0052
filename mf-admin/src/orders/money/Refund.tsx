import { useFieldValue, type CheckedForm } from 'shared/forms';
import { formatRupees, readPaise } from 'shared/model/format';
import type { RefundOrderRequest } from 'shared/model/schemas';
import {
  ReasonDialog,
  type ReasonDialogProps,
  type ReasonValues,
} from '../../details/ReasonDialog';
import { amountCheck, AmountField, amountText } from './AmountField';

interface RefundValues extends ReasonValues {
  amount: string;
}

interface RefundProps {
  /** What is left of the payment, in rupees. */
  refundable: number;
  /** What a full refund withdraws: `and withdraw the course`; empty if it withdraws nothing. */
  withdraws?: string;
  buyer: string;
  /** What the buyer loses by a full refund. */
  loses?: string;
  /** Says what will happen. */
  children: string;
  send: (refund: RefundOrderRequest) => ReturnType<ReasonDialogProps<RefundValues>['send']>;
}

const checks = [amountCheck];

/** The amount is filled in; the button says what it returns, and a full refund asks once more. */
export function Refund({ refundable, buyer, withdraws = '', loses, children, send }: RefundProps) {
  const isWhole = (amount: string) => readPaise(amount) === Math.round(refundable * 100);
  const all = formatRupees(refundable);
  return (
    <ReasonDialog<RefundValues>
      label={`Refund ${all}`}
      title="Refund the order"
      fields={(form) => <AmountField name={form.name('amount')} hint={`At most ${all}.`} />}
      defaultValues={{ amount: String(refundable) }}
      checks={checks}
      submit={(form) => (
        <RefundText
          form={form}
          textFor={(amount) =>
            ['Refund', amountText(amount), isWhole(amount) && withdraws].filter(Boolean).join(' ')
          }
        />
      )}
      question={({ amount }) =>
        isWhole(amount)
          ? {
              title: 'Refund everything?',
              text: `${buyer} gets ${all} back${loses ? ` and loses ${loses}` : ''}.`,
              yes: `Yes, refund ${all}`,
            }
          : null
      }
      send={({ amount, reason }) =>
        send({ reason, refundable_amount: refundable, amount: amount.trim() })
      }
    >
      {children}
    </ReasonDialog>
  );
}

function RefundText({
  form,
  textFor,
}: {
  form: CheckedForm<RefundValues>;
  textFor: (amount: string) => string;
}) {
  return textFor(useFieldValue(form, 'amount') ?? '');
}
