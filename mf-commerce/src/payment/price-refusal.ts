import type { ApiFailure } from 'shared/calls';
import type { PaymentRefusal } from 'shared/model/schemas';

/** The server's amounts for the order, in rupees. */
export type PriceRefusal = Required<
  Pick<PaymentRefusal, 'total_amount' | 'discount_amount' | 'payable_amount'>
> &
  Pick<PaymentRefusal, 'prices'>;

/** The server's amounts if it refused the order because prices have changed, else `null`. */
export function readPriceRefusal({ status, body }: ApiFailure): PriceRefusal | null {
  if (status !== 422 || typeof body !== 'object' || body === null) return null;
  // All keys of this schema are optional, and their presence is checked below.
  const { total_amount, discount_amount, payable_amount, prices } = body as PaymentRefusal;
  return total_amount === undefined || discount_amount === undefined || payable_amount === undefined
    ? null
    : { total_amount, discount_amount, payable_amount, prices };
}
