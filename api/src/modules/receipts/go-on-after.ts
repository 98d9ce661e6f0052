import { asc, lte, sql } from 'drizzle-orm';
import { SettingError } from 'node-shared/settings';
import type { Transaction } from '../../platform/database/database';
import { receiptNumber } from './receipts';
import { receiptCounters } from './receipts-tables';

/**
 * After a restore: the next receipts and credit notes follow these numbers, which were issued after the backup.
 * Returns the last number of each series. Throws a `SettingError` for a number below the last one.
 */
export async function goOnAfter(
  transaction: Transaction,
  issued: readonly string[],
): Promise<string[]> {
  for (const number of issued) {
    const [changed] = await transaction
      .insert(receiptCounters)
      .values(counterOf(number))
      .onConflictDoUpdate({
        target: [receiptCounters.kind, receiptCounters.financialYear],
        set: { last: sql`excluded.last` },
        setWhere: lte(receiptCounters.last, sql`excluded.last`),
      })
      .returning();
    if (!changed) {
      throw new SettingError(
        `The database has numbers above ${number} already, and a number is never given twice: nothing was changed.`,
      );
    }
  }
  const counters = await transaction
    .select()
    .from(receiptCounters)
    .orderBy(asc(receiptCounters.financialYear), asc(receiptCounters.kind));
  return counters.map(({ kind, financialYear, last }) => receiptNumber(kind, financialYear, last));
}

function counterOf(number: string): typeof receiptCounters.$inferInsert {
  const [, letter, financialYear = '', digits] =
    /^([RC])\/(\d{4}-\d{2})\/(\d{6,8})$/.exec(number) ?? [];
  if (!letter) {
    throw new SettingError(`${number} is no number of a receipt, such as R/2026-27/000170.`);
  }
  return { kind: letter === 'R' ? 'receipt' : 'credit_note', financialYear, last: Number(digits) };
}
