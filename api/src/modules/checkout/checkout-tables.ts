import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** The order of each `Idempotency-Key`: a request with the same key and body gets the same order. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  orderId: integer('order_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
