import type { MonthlyTotals } from 'shared/model/schemas';
import { dayAfter } from '../../platform/indian-time';
import { rupees } from '../../platform/money';
import type { OrderKind } from '../orders/orders-tables';

/** What one kind has brought in a part of a period: a month, `YYYY-MM`, or a day. */
export interface PartTotals {
  part: string;
  kind: OrderKind;
  paidPaise: number;
  transactions: number;
}

/** Every part from the first to the last one, including those without a payment. */
export function breakdown(
  rows: readonly PartTotals[],
  [first, last]: readonly [string | undefined, string | undefined],
): MonthlyTotals[] {
  const parts: MonthlyTotals[] = [];
  for (let part = first; part && last && part <= last; part = partAfter(part)) {
    const of = (kind: OrderKind) => rows.find((row) => row.part === part && row.kind === kind);
    parts.push({
      month: part,
      paid_course_amount: rupees(of('course')?.paidPaise ?? 0),
      paid_webinar_amount: rupees(of('webinar')?.paidPaise ?? 0),
      paid_transactions: (of('course')?.transactions ?? 0) + (of('webinar')?.transactions ?? 0),
    });
  }
  return parts;
}

function partAfter(part: string): string {
  if (part.length > 7) return dayAfter(part);
  const [year = 0, number = 0] = part.split('-').map(Number);
  return number === 12
    ? `${year + 1}-01`
    : `${String(year).padStart(4, '0')}-${String(number + 1).padStart(2, '0')}`;
}
