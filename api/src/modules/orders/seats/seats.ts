import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { scheduleKey } from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import type { Database, Transaction } from '../../../platform/database/database';
import { indianDay } from '../../../platform/indian-time';
import { orderItems, orders, type OrderItem, type OrderKind } from '../orders-tables';

/** The fields of a batch or session that orders need. */
export interface Schedule {
  id: string;
  seats: number;
}

export type DatedProducts = Pick<Catalogue, 'courses' | 'webinars'>;

/** The keys of the upcoming batches and sessions that have no seats left. */
export async function fullSchedules(
  database: Database,
  { courses, webinars }: DatedProducts,
  at: Date,
): Promise<string[]> {
  // Compares Indian days only; the pages check the hour themselves.
  const today = indianDay(at);
  const toCome = [
    ...courses.flatMap(({ id, batches }) =>
      batches
        .filter(({ firstDay }) => firstDay >= today)
        .map((batch) => ({ key: scheduleKey('courses', id, batch.id), productId: id, ...batch })),
    ),
    ...webinars.flatMap(({ id, sessions }) =>
      sessions
        .filter(({ day }) => day >= today)
        .map((session) => ({
          key: scheduleKey('webinars', id, session.id),
          productId: id,
          ...session,
        })),
    ),
  ];
  if (toCome.length === 0) return [];
  const taken = await takenSeats(
    database,
    and(
      inArray(
        orderItems.productId,
        toCome.map(({ productId }) => productId),
      ),
      inArray(
        orderItems.scheduleId,
        toCome.map(({ id }) => id),
      ),
    ),
  );
  const seatsOf = new Map(
    taken.map(({ kind, productId, id, seats }) => [
      scheduleKey(kind === 'course' ? 'courses' : 'webinars', productId, id ?? ''),
      seats,
    ]),
  );
  return toCome.filter(({ key, seats }) => (seatsOf.get(key) ?? 0) >= seats).map(({ key }) => key);
}

/** The number of seats in paid orders, by batch or session. */
export const takenSeats = (from: Database | Transaction, where: SQL | undefined) =>
  from
    .select({
      kind: orders.kind,
      productId: orderItems.productId,
      id: orderItems.scheduleId,
      seats: sql<number>`sum(${orderItems.quantity})::integer`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.state, 'paid'), where))
    .groupBy(orders.kind, orderItems.productId, orderItems.scheduleId);

/** How many seats of these batches or sessions of a product are not sold yet, by their ids. */
export async function seatsLeft(
  database: Database,
  kind: OrderKind,
  productId: number,
  schedules: readonly Schedule[],
): Promise<Map<string, number>> {
  const ids = schedules.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const taken = await takenSeats(
    database,
    and(
      eq(orders.kind, kind),
      eq(orderItems.productId, productId),
      inArray(orderItems.scheduleId, ids),
    ),
  );
  const sold = new Map(taken.map(({ id, seats }) => [id, seats]));
  return new Map(schedules.map(({ id, seats }) => [id, Math.max(0, seats - (sold.get(id) ?? 0))]));
}

/** The id of the first choice with enough seats left by other paid orders; null if there is none. */
export async function firstFree(
  transaction: Transaction,
  kind: OrderKind,
  { productId, quantity }: Pick<OrderItem, 'productId' | 'quantity'>,
  choices: readonly Schedule[],
  ownOrderId: number | null,
): Promise<string | null> {
  if (choices.length === 0) return null;
  const taken = await takenSeats(
    transaction,
    and(
      eq(orderItems.productId, productId),
      inArray(
        orderItems.scheduleId,
        choices.map(({ id }) => id),
      ),
      eq(orders.kind, kind),
      ownOrderId === null ? undefined : ne(orders.id, ownOrderId),
    ),
  );
  const free = choices.find(({ id, seats }) => {
    const used = taken.find((each) => each.id === id)?.seats ?? 0;
    return used + quantity <= seats;
  });
  return free?.id ?? null;
}
