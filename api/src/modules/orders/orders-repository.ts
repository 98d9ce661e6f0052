import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { OUTSIDE_INDIA, type BuyerState } from 'shared/model/catalogue';
import { findRow, wholeRow } from '../../platform/database/rows';
import type { Database, Transaction } from '../../platform/database/database';
import {
  enrolments,
  orderItems,
  orders,
  type Order,
  type OrderItem,
  type OrderKind,
  type OrderState,
} from './orders-tables';

export const findOrder = (on: Database | Transaction, orderNumber: string) =>
  findRow(on, orders, eq(orders.orderNumber, orderNumber));

export const findOrderById = async (on: Database | Transaction, id: number): Promise<Order> =>
  (await findRow(on, orders, eq(orders.id, id)))!;

/** Locks the order until the transaction ends, so that two reports on it run one after the other. */
export const lockOrder = (transaction: Transaction, orderNumber: string) =>
  findRow(transaction, orders, eq(orders.orderNumber, orderNumber), 'update');

export const lockOrderById = async (transaction: Transaction, id: number): Promise<Order> =>
  (await findRow(transaction, orders, eq(orders.id, id), 'update'))!;

/** Sorted by product: e-mails list items in this order, and payments lock seats in this order. */
export const itemsOf = (
  database: Database | Transaction,
  ...orderIds: number[]
): Promise<(OrderItem & { orderId: number })[]> =>
  database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.productId));

/** The lines of the buyer's address that are known; the State is one of them, in English if it is not named otherwise. */
export function addressOf(order: Order, nameOf = (state: BuyerState): string => state): string[] {
  const { streetAddress, townCity, buyerState, postcode, country } = order;
  const state = buyerState && !(buyerState === OUTSIDE_INDIA && country) && nameOf(buyerState);
  return [streetAddress, townCity, state, postcode, country].flatMap((line) => line || []);
}

/** The state as admins read it: it also tells an order that was cancelled, and a gift that was taken back. */
export function shownState({
  state,
  cancelledAt,
  payablePaise,
}: Pick<Order, 'state' | 'cancelledAt' | 'payablePaise'>): OrderState | 'cancelled' | 'withdrawn' {
  if (cancelledAt && (state === 'expired' || state === 'failed')) return 'cancelled';
  return state === 'refunded' && payablePaise === 0 ? 'withdrawn' : state;
}

/** When the order was paid; for an unpaid order, when it was created. */
export const boughtAt = ({ paidAt, createdAt }: Pick<Order, 'paidAt' | 'createdAt'>): Date =>
  paidAt ?? createdAt;

/** A product of a user, with the batch, session or day of the order that granted it. */
export interface EnrolledProduct {
  productId: number;
  scheduleId: string | null;
  /** `YYYY-MM-DD`, of a webinar ticket without a session. */
  day: string | null;
  boughtAt: Date;
}

/** Enrolments, each with the order that gave it and its item. */
export const enrolmentsWith = (database: Database, where: SQL | undefined) =>
  database
    .select({
      enrolment: wholeRow(enrolments),
      order: wholeRow(orders),
      item: wholeRow(orderItems, 'left'),
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .leftJoin(
      orderItems,
      and(eq(orderItems.orderId, orders.id), eq(orderItems.productId, enrolments.productId)),
    )
    .where(where);

export async function enrolledProducts(
  database: Database,
  userId: number,
  kind: OrderKind,
): Promise<EnrolledProduct[]> {
  const ofUser = and(eq(enrolments.userId, userId), eq(enrolments.kind, kind));
  const found = await enrolmentsWith(database, ofUser).orderBy(enrolments.productId);
  return found.map(({ enrolment: { productId, createdAt }, order, item }) => ({
    productId,
    scheduleId: item?.scheduleId ?? null,
    day: item?.day ?? null,
    boughtAt: order.paidAt ?? createdAt,
  }));
}
