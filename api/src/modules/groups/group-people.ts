import { inArray } from 'drizzle-orm';
import type { GroupStudent, PaidBy } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { rupees } from '../../platform/money';
import { readableEmail } from '../../platform/text-forms';
import { emailKey } from '../accounts/accounts-repository';
import { users, type User } from '../accounts/accounts-tables';
import { attendanceOf, type GroupKey } from '../classroom/attendance';
import { modulesDoneBy } from '../classroom/classroom';
import { BY_HAND, type Order } from '../orders/orders-tables';
import { placesOf } from '../orders/seats/seat-holders';

/** Somebody with a place in a class, by one order or several. */
export interface Attendee {
  user: User | null;
  name: string;
  email: string;
  phone: string;
  /** Oldest first. */
  orders: Order[];
  places: number;
}

/** The people of a batch or session by their names: each of them once. */
export async function peopleOf(
  database: Database | Transaction,
  { kind, productId, scheduleId }: GroupKey,
): Promise<Attendee[]> {
  const places = await placesOf(database, kind, productId, scheduleId);
  const ids = places.flatMap(({ order }) => order.userId ?? []);
  const accounts =
    ids.length === 0 ? [] : await database.select().from(users).where(inArray(users.id, ids));
  const accountOf = new Map(accounts.map((user) => [user.id, user]));
  const people = new Map<string, Attendee>();
  for (const { order, quantity } of places) {
    const key = String(order.userId ?? (emailKey(order.email) || order.orderNumber));
    const known = people.get(key);
    if (known) {
      known.orders.push(order);
      known.places += quantity;
      continue;
    }
    const user = accountOf.get(order.userId ?? 0) ?? null;
    people.set(key, {
      user,
      name: user?.name ?? `${order.firstName} ${order.lastName}`.trim(),
      email: user?.email ?? order.email,
      phone: user?.phone ?? order.phone,
      orders: [order],
      places: quantity,
    });
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The id of a person within a class: that of the oldest order. */
export const personId = ({ orders }: Attendee): number => orders[0]!.id;

/** In which classes each person was: the days of these classes. */
export async function daysThere(
  database: Database | Transaction,
  key: GroupKey,
): Promise<(person: Attendee) => string[]> {
  const noted = await attendanceOf(database, key);
  return ({ orders }) => [
    ...new Set(
      noted
        .filter(({ orderId, there }) => there && orders.some(({ id }) => id === orderId))
        .map(({ day }) => day),
    ),
  ];
}

/** The days of the classes of which is noted that nobody was there. */
export async function daysWithNobody(database: Database, key: GroupKey): Promise<string[]> {
  const noted = await attendanceOf(database, key);
  return [...new Set(noted.filter(({ there }) => !there).map(({ day }) => day))];
}

/** The people of a class as the admin sees them. */
export async function studentsOf(
  { catalogue, database }: Pick<Services, 'catalogue' | 'database'>,
  key: GroupKey,
): Promise<GroupStudent[]> {
  const people = await peopleOf(database, key);
  const there = await daysThere(database, key);
  const { courses } = await catalogue.current();
  const progressOf = await modulesDoneBy(
    database,
    courses.filter(({ id }) => key.kind === 'course' && id === key.productId),
    people.flatMap(({ user }) => user?.id ?? []),
  );
  return people.map((person) => {
    const { user, name, email, phone, orders, places } = person;
    const progress = user ? progressOf(user.id, key.productId) : undefined;
    return {
      id: personId(person),
      person: user?.id ?? (email || phone),
      name,
      email: readableEmail(email),
      phone,
      order_numbers: orders.map(({ orderNumber }) => orderNumber),
      places,
      paid_by: paidBy(orders),
      amount: rupees(
        orders
          .filter(({ state }) => state === 'paid')
          .reduce((sum, { payablePaise, refundedPaise }) => sum + payablePaise - refundedPaise, 0),
      ),
      there: there(person),
      ...(progress && { progress }),
    };
  });
}

function paidBy(orders: readonly Order[]): PaidBy {
  const paid = orders.filter(({ state }) => state === 'paid');
  if (paid.length === 0) return 'unpaid';
  if (paid.some(({ provider }) => provider !== BY_HAND)) return 'online';
  return paid.some(({ payablePaise }) => payablePaise > 0) ? 'cash' : 'free';
}
