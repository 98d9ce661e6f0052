import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import type { MovedStudies } from '../classroom/move-studies';
import type { MovedConsent } from '../consents/move-consents';
import type { MovedOrder } from '../orders/owners/join-orders';

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

/** What a change of an e-mail by an admin or its owner has changed, while it can be objected to. */
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

/** Two accounts of one person that were joined, while it can be undone. */
export const joinedPeople = pgTable('joined_people', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  keptId: integer('kept_id').notNull(),
  /** Null if the other person had no account. */
  joinedId: integer('joined_id'),
  /** Of the joined person, as they were. */
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  name: text('name').notNull(),
  moved: jsonb('moved')
    .$type<{
      orders: MovedOrder[];
      studies: MovedStudies;
      consents: MovedConsent[];
      threads: number[];
      leads: number[];
      messages: number[];
      notes: number[];
    }>()
    .notNull(),
  joinedBy: integer('joined_by').notNull(),
  joinedAt: instant('joined_at').notNull(),
});
export type JoinedPerson = typeof joinedPeople.$inferSelect;
