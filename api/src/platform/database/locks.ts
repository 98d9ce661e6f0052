import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

/** Makes transactions with the same key run one after the other, from here to their end. */
export async function lockUntilCommit(transaction: Transaction, key: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
}
