import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { OUTSIDE_INDIA, type BuyerState } from 'shared/model/catalogue';
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

export async function findOrder(
  database: Database | Transaction,
  orderNumber: string,
): Promise<Order | undefined> {
  const found = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return found[0];
}

export async function findOrderById(database: Database | Transaction, id: number): Promise<Order> {
  const [found] = await database.select().from(orders).where(eq(orders.id, id));
  return found!;
}

/** Locks the order until the transaction ends, so that two reports on it run one after the other. */
export async function lockOrder(
  transaction: Transaction,
  orderNumber: string,
): Promise<Order | undefined> {
  const found = await transaction
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber))
    .for('update');
  return found[0];
}

export async function lockOrderById(transaction: Transaction, id: number): Promise<Order> {
  const [found] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return found!;
}

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

export async function enrolledProducts(
  database: Database,
  userId: number,
  kind: OrderKind,
): Promise<EnrolledProduct[]> {
  return database
    .select({
      productId: enrolments.productId,
      scheduleId: orderItems.scheduleId,
      day: orderItems.day,
      boughtAt: sql<Date>`coalesce(${orders.paidAt}, ${enrolments.createdAt})`.mapWith(
        orders.paidAt,
      ),
    })
    .from(enrolments)
    .innerJoin(orders, eq(orders.id, enrolments.orderId))
    .leftJoin(
      orderItems,
      and(
        eq(orderItems.orderId, enrolments.orderId),
        eq(orderItems.productId, enrolments.productId),
      ),
    )
    .where(and(eq(enrolments.userId, userId), eq(enrolments.kind, kind)))
    .orderBy(enrolments.productId);
}
