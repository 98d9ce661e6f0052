import { sql } from 'drizzle-orm';
import { escapeLiteral } from 'pg';
import type { Transaction } from './handles';

/** Makes transactions with the same key run one after the other, from here to their end. */
export async function lockUntilCommit(transaction: Transaction, key: string): Promise<void> {
  await transaction.execute(sql.raw(lockText(key)));
}

/** The same as the text of a statement, which would end at a U+0000. */
export const lockText = (key: string): string =>
  `SELECT pg_advisory_xact_lock(hashtext(${escapeLiteral(key.replaceAll('\0', ''))}))`;
