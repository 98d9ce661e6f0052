import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsentPurpose } from 'shared/model/consents';
import { instant } from '../database/columns';

/** An SMS, e-mail or push message. Queued messages are stored as JSON. */
export interface Message {
  channel: 'sms' | 'email' | 'push';
  to: string;
  template: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** The one-time code in the message, six digits; null if it has none. */
  code: string | null;
  /** What the message is about, so that it can be shown there: a kind of record, and which one. */
  about?: { kind: string; id: string };
  /** Files that are created when the message is sent; the messenger passes `source` to `attach`. */
  attachments?: { fileName: string; source: string }[];
  /** A POST to this URL unsubscribes the receiver from such messages (RFC 8058). */
  unsubscribe?: string;
  /** What the receiver must have agreed to; left out if the message needs no consent. */
  purpose?: ConsentPurpose;
  /** Sent to many: what one person waits for goes first. */
  bulk?: true;
  /** The page of the site that it is about: also said by its subject on the devices of the receiver. */
  opens?: string;
  /** The id of the login whose device a push message is for: its token is in no copy of a person's data. */
  device?: number;
  /** ISO 8601; after that, the message is not sent any more. */
  usefulUntil?: string;
}

export const outgoingMessages = pgTable('outgoing_messages', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  message: jsonb('message').$type<Message>().notNull(),
  tries: integer('tries').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  lastError: text('last_error'),
});
/** The address or number in lower case. The expression is that of the index. */
export const receiver = sql<string>`lower(${outgoingMessages.message}->>'to')`;
/** Condition: a message about one of these. The expressions are those of the index. */
export const isAbout = (kind: string, ids: readonly string[]): SQL | undefined => {
  const about = sql`${outgoingMessages.message}->'about'`;
  return and(
    sql`${outgoingMessages.message} ? 'about'`,
    sql`${about}->>'kind' = ${kind}`,
    inArray(sql`${about}->>'id'`, [...ids]),
  );
};
export type OutgoingMessage = typeof outgoingMessages.$inferSelect;
