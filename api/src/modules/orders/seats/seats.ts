import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
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

/** The choices of one item. */
export interface Wanted extends Pick<OrderItem, 'productId' | 'quantity'> {
  choices: readonly Schedule[];
}

/** For each item, the id of the first choice with enough seats left by paid orders; null if there is none. */
export async function firstFree(
  on: Database | Transaction,
  kind: OrderKind,
  wanted: readonly Wanted[],
): Promise<(string | null)[]> {
  const found = await takenSeats(
    on,
    and(
      inArray(
        orderItems.productId,
        wanted.map(({ productId }) => productId),
      ),
      inArray(orderItems.scheduleId, idsOf(wanted)),
      eq(orders.kind, kind),
    ),
  );
  return pickFree(wanted, found);
}

/**
 * The same for an order that takes these seats until its commit: until then, all others that take seats of the same
 * products wait. Its own seats count as free. The function locks before it reads, so it sees what the last one took.
 */
export async function takeFree(
  transaction: Transaction,
  kind: OrderKind,
  wanted: readonly Wanted[],
  ownOrderId: number | null,
): Promise<(string | null)[]> {
  const ids = idsOf(wanted);
  if (ids.length === 0) return wanted.map(() => null);
  const products = wanted.map(({ productId }) => productId);
  const { rows } = await transaction.execute<{ productId: number; id: string; seats: number }>(sql`
    SELECT product_id AS "productId", schedule_id AS id, seats
    FROM lock_seats(${kind}, ${sql.param(products)}::integer[], ${sql.param(ids)}::text[], ${ownOrderId}::integer)`);
  return pickFree(wanted, rows);
}

const idsOf = (wanted: readonly Wanted[]) =>
  wanted.flatMap(({ choices }) => choices.map(({ id }) => id));

const pickFree = (
  wanted: readonly Wanted[],
  taken: readonly { productId: number; id: string | null; seats: number }[],
) =>
  wanted.map(({ productId, quantity, choices }) => {
    const used = (id: string) =>
      taken.find((each) => each.productId === productId && each.id === id)?.seats ?? 0;
    return choices.find(({ id, seats }) => used(id) + quantity <= seats)?.id ?? null;
  });
