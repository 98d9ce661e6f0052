import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { outgoingMessages, type Message, type OutgoingMessage } from './message-tables';
import { MOST_DELIVERIES } from './messages';

/** What a device did not show is nobody's work: the e-mail has said it, too. */
const isNoPush = sql`${outgoingMessages.message}->>'channel' IS DISTINCT FROM 'push'`;

export const isUndelivered = and(
  isNoPush,
  isNull(outgoingMessages.sentAt),
  gte(outgoingMessages.tries, MOST_DELIVERIES),
);
export const isStillTried = and(
  isNull(outgoingMessages.sentAt),
  lt(outgoingMessages.tries, MOST_DELIVERIES),
);

/** The messages that are not tried again, oldest first. */
export function undelivered(database: Database, most: number): Promise<OutgoingMessage[]> {
  return database
    .select()
    .from(outgoingMessages)
    .where(isUndelivered)
    .orderBy(asc(outgoingMessages.id))
    .limit(most);
}

/** How many messages are not tried again. */
export const undeliveredTotal = (database: Database): Promise<number> =>
  database.$count(outgoingMessages, isUndelivered);

export function deliveryState({
  sentAt,
  tries,
}: OutgoingMessage): 'sent' | 'undelivered' | 'waiting' {
  if (sentAt) return 'sent';
  return tries >= MOST_DELIVERIES ? 'undelivered' : 'waiting';
}

/** A message as the admin area lists it. */
export const listedMessage = (row: OutgoingMessage) => ({
  id: row.id,
  subject: row.message.subject ?? row.message.template,
  to: row.message.to,
  created_at: row.createdAt.toISOString(),
  state: deliveryState(row),
});

/** Makes an undelivered message due again; undefined if no undelivered message has this id. */
export async function retry(
  transaction: Transaction,
  id: number,
  at: Date,
): Promise<Message | undefined> {
  const [retried] = await transaction
    .update(outgoingMessages)
    .set({ tries: 0, nextAttemptAt: at })
    .where(and(eq(outgoingMessages.id, id), isUndelivered))
    .returning();
  return retried?.message;
}
