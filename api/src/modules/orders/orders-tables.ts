import { sql } from 'drizzle-orm';
import type { BuyerState } from 'shared/model/catalogue';
import type { LanguageCode } from 'shared/model/language';
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

export type OrderState =
  | 'created'
  | 'pending'
  | 'failed'
  | 'expired'
  | 'needs_review'
  | 'paid'
  | 'refunded';
export type OrderKind = 'course' | 'webinar';
/** The `provider` of an order where no payment provider had a part. */
export const BY_HAND = 'by-hand';

export const orders = pgTable('orders', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  orderNumber: text('order_number').notNull(),
  /** Null while a guest's order is unpaid or its e-mail address is not proven. */
  userId: integer('user_id'),
  kind: text('kind').$type<OrderKind>().notNull(),
  productId: integer('product_id').notNull(),
  title: text('title').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  /** The e-mail of the order before its buyer corrected it; null if it never was. */
  firstEmail: text('first_email'),
  phone: text('phone').notNull(),
  streetAddress: text('street_address'),
  townCity: text('town_city'),
  /** One of `buyerStates`; null if the buyer has named none. */
  buyerState: text('buyer_state').$type<BuyerState>(),
  country: text('country'),
  postcode: text('postcode'),
  /** The company for which the buyer orders, and its tax number. */
  company: text('company'),
  companyGstin: text('company_gstin'),
  remarks: text('remarks'),
  campaign: text('campaign'),
  /** The code that has lowered its price. */
  code: text('code'),
  totalPaise: integer('total_paise').notNull(),
  discountPaise: integer('discount_paise').notNull(),
  payablePaise: integer('payable_paise').notNull(),
  currency: text('currency').notNull(),
  /** The two digits of a State, 96 outside India. */
  placeOfSupply: text('place_of_supply').notNull(),
  state: text('state').$type<OrderState>().notNull().default('created'),
  /** The state as the lists show it. */
  status: text('status')
    .$type<'pending' | 'paid' | 'refunded'>()
    .notNull()
    .generatedAlwaysAs(
      sql`CASE state WHEN 'paid' THEN 'paid' WHEN 'refunded' THEN 'refunded' ELSE 'pending' END`,
    ),
  provider: text('provider').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The payment can be retried until this time. */
  expiresAt: instant('expires_at').notNull(),
  paidAt: instant('paid_at'),
  /** When its token has signed the buyer in, which it does once. */
  signedInAt: instant('signed_in_at'),
  /** When an admin has cancelled it before it was paid; its state is `expired` then. */
  cancelledAt: instant('cancelled_at'),
  /** When an admin has said that it is right although the same was bought before. */
  twiceRightAt: instant('twice_right_at'),
  /** When an admin has ticked it off in what waits, because nothing is to be done about its payment. */
  deskDoneAt: instant('desk_done_at'),
  refundedPaise: integer('refunded_paise').notNull().default(0),
  /** In which its buyer is written to. */
  language: text('language').$type<LanguageCode>().notNull().default('en'),
});
export type Order = typeof orders.$inferSelect;

export const orderItems = pgTable(
  'order_items',
  {
    orderId: integer('order_id').notNull(),
    productId: integer('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    unitPaise: integer('unit_paise').notNull(),
    /** The title of the product at the time of the order. */
    title: text('title').notNull(),
    /** The batch or session; null if there was none for the product. */
    scheduleId: text('schedule_id'),
    /** The Indian day of a webinar ticket without a session, `YYYY-MM-DD`; else null. */
    day: date('day', { mode: 'string' }),
    /** When the buyer has moved to another batch. */
    changedAt: instant('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId] })],
);

export type OrderItem = Omit<typeof orderItems.$inferSelect, 'orderId' | 'changedAt'>;

export const enrolments = pgTable(
  'enrolments',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    productId: integer('product_id').notNull(),
    orderId: integer('order_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.productId] })],
);

/**
 * Money received less money returned on an Indian day, and the sales less those taken back whole, by the product and its
 * batch or session of that day. An order with several products is one sale, of the product that stands for it.
 */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    productId: integer('product_id').notNull().default(0),
    /** Empty for none. */
    scheduleId: text('schedule_id').notNull().default(''),
    paidPaise: bigint('paid_paise', { mode: 'number' }).notNull(),
    transactions: integer('transactions').notNull(),
    /** Places sold, less those of sales taken back whole. */
    places: integer('places').notNull().default(0),
    /** What was returned, as a positive amount. */
    returnedPaise: bigint('returned_paise', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.productId, table.scheduleId] })],
);

export const dailyOrderCounts = pgTable(
  'daily_order_counts',
  {
    kind: text('kind').$type<OrderKind>().notNull(),
    status: text('status').$type<Order['status']>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.status, table.day] })],
);
