import { TextField, type Name } from 'shared/forms';
import { formatRupees, readPaise } from 'shared/model/format';
import { text } from 'shared/model/validation';
import type { Question } from '../../details/Ask';

/** The rule for a field named `amount`. */
export const amountCheck = text(
  'amount',
  'Please enter an amount in rupees, such as 499 or 499.50.',
  (given) => readPaise(given) !== null,
);

/** An amount in rupees, such as `2,000.50`. */
export function AmountField({ name, hint }: { name: Name<string>; hint?: string }) {
  return (
    <TextField
      name={name}
      label="Amount in rupees"
      hint={hint}
      inputMode="decimal"
      maxLength={20}
    />
  );
}

/** `₹2,000.50` for what was typed; empty while it is no amount. */
export function amountText(given: string): string {
  const paise = readPaise(given);
  return paise === null ? '' : formatRupees(paise / 100);
}

/** Asks where cash is not the price: a wrong line of the list is noticed here. */
export function cashQuestion(price: number, given: string): Question | null {
  if (readPaise(given) === Math.round(price * 100)) return null;
  const amount = amountText(given);
  return {
    title: 'Not the price?',
    text: `The price is ${formatRupees(price)}, and you have entered ${amount}.`,
    yes: `Yes, ${amount} was paid`,
  };
}
