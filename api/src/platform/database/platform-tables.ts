import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A point in time. Columns for days and months are text or date, and hold Indian days and months. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** An SMS or e-mail. Queued messages are stored as JSON. */
export interface Message {
  channel: 'sms' | 'email';
  to: string;
  template: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** The one-time code in the message, six digits; null if it has none. */
  code: string | null;
  /** The order that the message is about. */
  orderNumber?: string;
  /** Files that are created when the message is sent; the messenger passes `source` to `attach`. */
  attachments?: { fileName: string; source: string }[];
  /** A POST to this URL unsubscribes the receiver from such messages (RFC 8058). */
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
  /** The hash of the migration's file; null until a version that stores hashes has started. */
  sha256: text('sha256'),
});
