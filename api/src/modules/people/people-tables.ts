import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** What admins note about a person, by e-mail, because not every person has an account. */
export const personNotes = pgTable('person_notes', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  email: text('email').notNull(),
  text: text('text').notNull(),
  /** The admin's name at that time. */
  author: text('author').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The rows that a correction has changed. */
export interface MovedRows {
  orders: number[];
  leads: number[];
  messages: number[];
  notes: number[];
}

/** What a correction of an e-mail by an admin has changed, while it can be objected to. */
export const emailCorrections = pgTable('email_corrections', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  /** Null if only orders without an account were corrected. */
  userId: integer('user_id'),
  /** A key, see `emailKey`. */
  emailAfter: text('email_after').notNull(),
  /** The corrected fields as they were. */
  before: jsonb('before').$type<{ email: string; name?: string; phone?: string }>().notNull(),
  provenBefore: instant('proven_before'),
  moved: jsonb('moved').$type<MovedRows>().notNull(),
  correctedAt: instant('corrected_at').notNull(),
});
export type EmailCorrection = typeof emailCorrections.$inferSelect;
