import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** Codes for a discount; which orders have one is told by `orders.code`. */
export const codes = pgTable('codes', {
  /** In capitals. */
  code: text('code').primaryKey(),
  /** Of the price, in per cent; null if it is an amount. */
  percent: integer('percent'),
  amountPaise: integer('amount_paise'),
  /** Such as `course 101`; none means all. */
  products: text('products').array().notNull(),
  /** The first and the last Indian day, `YYYY-MM-DD`. */
  fromDay: date('from_day', { mode: 'string' }),
  untilDay: date('until_day', { mode: 'string' }),
  /** How many orders can have it; null for any number. */
  uses: integer('uses'),
  onceEach: boolean('once_each').notNull(),
  closed: boolean('closed').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});
export type Code = typeof codes.$inferSelect;
