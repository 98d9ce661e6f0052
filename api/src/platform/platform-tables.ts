import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A point in time; columns of days and months hold Indian ones as text or date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** What goes out by SMS or e-mail; queued ones are kept as JSON. */
export interface Message {
  channel: 'sms' | 'email';
  to: string;
  template: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** The six digits where the message carries a one-time code. */
  code: string | null;
  /** The order that it is about. */
  orderNumber?: string;
  /** Files that are made when the message goes out; `source` says of what. */
  attachments?: { fileName: string; source: string }[];
  /** For what somebody may not want: a POST to this address ends it (RFC 8058). */
  unsubscribe?: string;
}

export const outgoingMessages = pgTable('outgoing_messages', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  message: jsonb('message').$type<Message>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  lastError: text('last_error'),
});

/** @public Compared with the migrated database by schema.test.ts, which reads every table. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  appliedAt: instant('applied_at').notNull().defaultNow(),
});
