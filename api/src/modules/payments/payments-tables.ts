import { and, eq } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import type { Settlement } from './providers/provider';

/** Attempts to pay an order: each is a checkout at the provider with the price at that time. */
export const attempts = pgTable('payment_attempts', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  orderId: integer('order_id').notNull(),
  /** Our reference at the provider: the order number, from the second attempt on with `-2`, `-3`. */
  reference: text('reference').notNull(),
  provider: text('provider').notNull(),
  /** The provider's own id of the checkout. */
  providerReference: text('provider_reference'),
  paymentLink: text('payment_link'),
  totalPaise: integer('total_paise').notNull(),
  discountPaise: integer('discount_paise').notNull(),
  payablePaise: integer('payable_paise').notNull(),
  currency: text('currency').notNull(),
  state: text('state')
    .$type<'created' | 'pending' | 'failed' | 'expired' | 'paid'>()
    .notNull()
    .default('created'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  nextCheckAt: instant('next_check_at'),
  checks: integer('checks').notNull().default(0),
});
export type Attempt = typeof attempts.$inferSelect;

/** What a provider has reported about each payment for each reference. */
export const payments = pgTable(
  'payments',
  {
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    reference: text('reference').notNull(),
    /** Null while the payment belongs to no order. */
    orderId: integer('order_id'),
    /** What the buyer has paid: the price, plus the fee that the buyer bears, less the offer. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    feePaise: bigint('fee_paise', { mode: 'number' }).notNull().default(0),
    offerPaise: bigint('offer_paise', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    state: text('state').$type<'pending' | 'unknown' | 'failed' | 'success'>().notNull(),
    /** Whether the payment counts for its order. */
    accepted: boolean('accepted').notNull(),
    refundedPaise: bigint('refunded_paise', { mode: 'number' }).notNull().default(0),
    settledOn: date('settled_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.paymentId, table.reference] })],
);
export type Payment = typeof payments.$inferSelect;

/** What was bought for a payment: its fee goes to the provider, and its offer comes from the owner. */
export const priceOf = ({ amountPaise, feePaise, offerPaise }: PaymentParts): number =>
  amountPaise - feePaise + offerPaise;

/** What can go back of a payment in all: the fee stays with the provider. */
export const returnableOf = ({ amountPaise, feePaise }: Omit<PaymentParts, 'offerPaise'>): number =>
  amountPaise - feePaise;

type PaymentParts = Pick<Payment, 'amountPaise' | 'feePaise' | 'offerPaise'>;

/** Every event of a provider as it was received; the same bytes are stored once. */
export const providerEvents = pgTable('provider_events', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  provider: text('provider').notNull(),
  source: text('source').$type<'webhook' | 'query'>().notNull(),
  reference: text('reference'),
  body: text('body').notNull(),
  digest: text('digest').notNull(),
  deliveries: integer('deliveries').notNull().default(1),
  receivedAt: instant('received_at').notNull(),
  appliedAt: instant('applied_at'),
  error: text('error'),
});

export type ReviewReason =
  | 'amount'
  | 'currency'
  | 'paid_twice'
  | 'counted_elsewhere'
  | 'unknown_order'
  | 'unknown_state'
  | 'unreadable_event'
  | 'already_owned'
  | 'cancelled'
  | 'refund_failed'
  | 'returned_twice'
  | 'dispute'
  | 'dispute_lost'
  | 'settlement'
  | 'refund_asked';

/**
 * Cases that an admin has to decide: one for each payment, reference and reason. The reference of a dispute is its own id. Of failed refunds there
 * can be another one after the earlier ones were closed.
 */
export const reviewCases = pgTable('review_cases', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  orderId: integer('order_id'),
  provider: text('provider').notNull(),
  paymentId: text('payment_id').notNull().default(''),
  reference: text('reference').notNull().default(''),
  reason: text('reason').$type<ReviewReason>().notNull(),
  detail: text('detail').notNull().default(''),
  /** What it is about, if that is not the amount of the payment. */
  amountPaise: bigint('amount_paise', { mode: 'number' }),
  openedAt: instant('opened_at').notNull(),
  /** The admin who handles the case. */
  assigneeId: integer('assignee_id'),
  closedAt: instant('closed_at'),
  closedBy: integer('closed_by'),
  resolution: text('resolution').$type<'accepted' | 'refunded' | 'assigned' | 'closed'>(),
  note: text('note'),
});
export type ReviewCase = typeof reviewCases.$inferSelect;

/** How money goes back. A provider sends it, or its bank takes it after a dispute; `correction`: it never came. */
export type ReturnWay = 'provider' | 'cash' | 'bank' | 'dispute' | 'correction';

/** Whether the access ends with the return; `by amount`: with the last rupee. */
export type ReturnAccess = 'keep' | 'withdraw' | 'by amount';

/** Money that goes back to a buyer: a refund that a provider is asked for, or a return that is written down. */
export const refunds = pgTable('refunds', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  /** Our own number; the provider pays the same number once. */
  refundNumber: text('refund_number').notNull(),
  orderId: integer('order_id'),
  provider: text('provider').notNull(),
  paymentId: text('payment_id').notNull(),
  reference: text('reference').notNull(),
  amountPaise: integer('amount_paise').notNull(),
  currency: text('currency').notNull(),
  /** Whether the payment had paid the order: only then the refund changes totals and receipts. */
  counted: boolean('counted').notNull(),
  reason: text('reason').notNull(),
  way: text('way').$type<ReturnWay>().notNull().default('provider'),
  /** The Indian day on which the money went back, if it had gone back before it was written down. */
  returnedOn: date('returned_on', { mode: 'string' }),
  /** The number of the bank or provider that an admin has written down. */
  proof: text('proof').notNull().default(''),
  access: text('access').$type<ReturnAccess>().notNull().default('by amount'),
  state: text('state').$type<'requested' | 'done' | 'failed'>().notNull(),
  providerReference: text('provider_reference'),
  requestedBy: integer('requested_by'),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
  nextCheckAt: instant('next_check_at'),
  checks: integer('checks').notNull().default(0),
});
export type Refund = typeof refunds.$inferSelect;

/** The result of comparing one day's settlement list of the provider with our records. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    provider: text('provider').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    providerPaise: bigint('provider_paise', { mode: 'number' }).notNull(),
    ourPaise: bigint('our_paise', { mode: 'number' }).notNull(),
    differences: jsonb('differences').$type<string[]>().notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

/** What a provider has paid out, line by line, as its settlement list says. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    provider: text('provider').notNull(),
    kind: text('kind').$type<Settlement['kind']>().notNull(),
    /** The provider's own id of the payment, refund or dispute. */
    lineId: text('line_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    paymentId: text('payment_id').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** Without its tax. */
    feePaise: bigint('fee_paise', { mode: 'number' }).notNull(),
    taxPaise: bigint('tax_paise', { mode: 'number' }).notNull(),
    /** What it adds to the payout; negative for money that goes back. */
    netPaise: bigint('net_paise', { mode: 'number' }).notNull(),
    settlementId: text('settlement_id').notNull(),
    /** The number by which the bank statement names the payout. */
    utr: text('utr').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.kind, table.lineId] })],
);

/** A payment for one reference; reports can name several references for the same payment. */
export type PaymentKey = Pick<Payment, 'provider' | 'paymentId' | 'reference'>;

type AboutPayments = typeof payments | typeof refunds | typeof reviewCases;

/** Condition: rows about this payment for this reference. */
export const samePayment = (table: AboutPayments, key: PaymentKey) =>
  and(samePaymentId(table, key), eq(table.reference, key.reference));

/** Condition: rows about this payment, for any reference. */
export const samePaymentId = (
  table: AboutPayments,
  { provider, paymentId }: Pick<PaymentKey, 'provider' | 'paymentId'>,
) => and(eq(table.provider, provider), eq(table.paymentId, paymentId));
