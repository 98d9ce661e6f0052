import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../platform/app-types';
import { findRow } from '../../platform/database/rows';
import type { Database, Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors';
import { indianDay } from '../../platform/indian-time';
import type { SharedLimit } from '../../platform/limits/rate-limits';
import { endOpenOrder, isOpen } from '../orders/open-orders';
import { lockOrderById } from '../orders/orders-repository';
import { orders } from '../orders/orders-tables';
import { codes, type Code } from './codes-tables';

/** Only words that are no code count. */
const perGuesser: SharedLimit = { name: 'code-guesses', most: 30, seconds: 3600, ofAddress: 300 };

/** What a buyer reads beside the field. */
export const refusals = {
  unknown: 'There is no such code. Please check how it is written.',
  notYet: 'This code does not count yet.',
  ended: 'This code has ended.',
  usedUp: 'This code is used up.',
  usedByYou: 'You have used this code already.',
};
const refused = (message: string) => invalid({ code: [message] });

/** As codes are stored, however somebody writes them. */
export const codeKey = (given: string): string => given.replace(/\s/g, '').toUpperCase();

export async function storedCode(
  database: Database | Transaction,
  key: string | null,
): Promise<Code | undefined> {
  if (key === null) return undefined;
  return findRow(database, codes, eq(codes.code, key));
}

/** The code that a buyer has typed. 422 if there is none, 429 for whoever guesses. */
export async function givenCode(
  { database, limits, now }: Pick<Services, 'database' | 'limits' | 'now'>,
  given: string,
  { ip, account }: { ip: string; account: { id: number } | null },
): Promise<Code> {
  const person = account ? `user:${account.id}` : 'guest';
  const giveBack = await limits.consumeForPerson(perGuesser, ip, person);
  const found = await storedCode(database, codeKey(given));
  if (!found) throw refused(refusals.unknown);
  await giveBack();
  refuseOutside(found, now());
  return found;
}

function refuseOutside({ closed, fromDay, untilDay }: Code, at: Date): void {
  const day = indianDay(at);
  if (closed || (untilDay && day > untilDay)) throw refused(refusals.ended);
  if (fromDay && day < fromDay) throw refused(refusals.notYet);
}

/** Orders that have been paid, or that can still be paid: what expires or is cancelled gives its use back. */
export const holdsCode = (at: Date): SQL => sql`(
  ${orders.state} IN ('paid', 'refunded', 'needs_review')
  OR (${orders.state} IN ('created', 'pending', 'failed') AND ${orders.cancelledAt} IS NULL
      AND ${orders.expiresAt} > ${at.toISOString()}::timestamptz))`;

interface Buyer {
  account: { id: number } | null;
  /** Condition: orders of the same buyer. */
  isSame: SQL | undefined;
}

/**
 * Keeps a use of the code for the order that the transaction is about to insert; buyers who do so at once wait here for
 * each other. An open order of the same buyer that stands in the way is cancelled, so that a changed cart costs nobody
 * the code. Returns the ids of such orders. 422 if no use is left.
 */
export async function takeUse(
  transaction: Transaction,
  key: string,
  { account, isSame }: Buyer,
  at: Date,
): Promise<number[]> {
  const code = await findRow(transaction, codes, eq(codes.code, key), 'update');
  if (!code) throw refused(refusals.unknown);
  refuseOutside(code, at);
  if (code.uses === null && !code.onceEach) return [];
  const { id, userId } = orders;
  const own = await transaction
    .select({ id, userId })
    .from(orders)
    .where(and(eq(orders.code, key), isSame, holdsCode(at)));
  const ended: number[] = [];
  let used = await usesOf(transaction, key, at);
  for (const each of own) {
    if (!code.onceEach && (code.uses === null || used < code.uses)) break;
    // A stranger who knows the contact data cannot cancel what an account has ordered.
    if (each.userId !== null && each.userId !== account?.id) continue;
    const order = await lockOrderById(transaction, each.id);
    if (!isOpen(order)) continue;
    await endOpenOrder(transaction, order, at);
    ended.push(each.id);
    used -= 1;
  }
  if (code.onceEach && ended.length < own.length) throw refused(refusals.usedByYou);
  if (code.uses !== null && used >= code.uses) throw refused(refusals.usedUp);
  return ended;
}

/** How many orders have the code. */
export const usesOf = (database: Database | Transaction, key: string, at: Date): Promise<number> =>
  database.$count(orders, and(eq(orders.code, key), holdsCode(at)));
