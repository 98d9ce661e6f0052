import { invalid } from '../../platform/errors';
import { givenPaise } from '../../platform/money';
import type { OrderAmounts } from './order-life';

/** The amounts of an order that is paid in cash: at its price, or at the amount that was given. */
export function cashAmounts(
  { totalPaise, payablePaise }: OrderAmounts,
  amount: number | string | undefined,
): OrderAmounts {
  const paid = amount === undefined || amount === '' ? payablePaise : givenPaise('amount', amount);
  if (paid === 0) throw invalid({ amount: ['Please enter the amount that was paid.'] });
  const total = Math.max(totalPaise, paid);
  return { totalPaise: total, discountPaise: total - paid, payablePaise: paid };
}
