import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns';

/** `pending` is reported as such; `held` is a state that the adapter does not know. */
export type Outcome = 'paid' | 'failed' | 'pending' | 'held';

export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  orderNumber: text('order_number').primaryKey(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state').$type<'open' | Outcome>().notNull().default('open'),
  paymentId: text('payment_id'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
});
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundNumber: text('refund_number').primaryKey(),
  orderNumber: text('order_number').notNull(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
});
export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;
