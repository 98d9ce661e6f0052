import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PromiseAnswer, PromiseKind } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';

/** What the school has said that it will do: to whom, what and by when. */
export const promises = pgTable('promises', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  kind: text('kind').$type<PromiseKind>().notNull(),
  /** The order, lead, case or other row; see `promiseKinds`. */
  aboutId: integer('about_id').notNull(),
  /** The product of the order; else 0. */
  productId: integer('product_id').notNull().default(0),
  /** The Indian day of a ticket whose hour was promised, `YYYY-MM-DD`. */
  day: date('day', { mode: 'string' }),
  madeAt: instant('made_at').notNull(),
  dueAt: instant('due_at').notNull(),
  /** Kept, or nobody waits any more. */
  endedAt: instant('ended_at'),
  /** When the admins were told that it is due within the hour. */
  warnedAt: instant('warned_at'),
  /** When the product has acted because it was overdue. */
  actedAt: instant('acted_at'),
  /** The batches or sessions that were offered, the latest last. */
  offers: text('offers').array().notNull().default([]),
  offeredAt: instant('offered_at'),
  answer: text('answer').$type<PromiseAnswer>(),
  /** When the money that was asked back was sent, or was given to the desk. */
  returnedAt: instant('returned_at'),
});
export type StoredPromise = typeof promises.$inferSelect;
