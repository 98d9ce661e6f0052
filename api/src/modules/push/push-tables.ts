import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** A browser that shows what happens to its student. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  /** Of the login in which it was asked for: one for each, and it ends with it. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  /** Where the push service of the browser takes messages. */
  endpoint: text('endpoint').notNull(),
  /** The keys with which they are encrypted, in base64url (RFC 8291). */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: instant('created_at').notNull(),
});
