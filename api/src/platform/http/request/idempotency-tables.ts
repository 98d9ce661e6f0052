import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns';

/** The requests with an `Idempotency-Key` that were done, and what came of each. See `once`. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  result: jsonb('result').$type<object>().notNull(),
  createdAt: instant('created_at').notNull(),
});
