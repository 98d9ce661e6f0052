import { desc } from 'drizzle-orm';
import type { DayRangeQuery, Reconciliation } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { dayColumnInRange } from '../../platform/lists/day-range';
import { rupees } from '../../platform/money';
import { reconciliations } from '../payments/payments-tables';

const MOST_DAYS = 31;

/** The latest compared days of a period. */
export async function settledDays(
  database: Database,
  query: DayRangeQuery,
): Promise<Reconciliation[]> {
  const days = await database
    .select()
    .from(reconciliations)
    .where(dayColumnInRange(reconciliations.day, query))
    .orderBy(desc(reconciliations.day))
    .limit(MOST_DAYS);
  return days.map((row) => ({
    day: row.day,
    provider_total: rupees(row.providerPaise),
    our_total: rupees(row.ourPaise),
    differences: row.differences,
    done_at: row.doneAt.toISOString(),
  }));
}
