import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LanguageCode } from 'shared/model/language';
import type { FollowUpStatus, LeadSource, NoteEntry } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';

/** What admins note about an enquiry, and the language in which to answer it. */
const enquiryColumns = () => ({
  language: text('language').$type<LanguageCode>().notNull().default('en'),
  status: text('status').$type<FollowUpStatus>().notNull().default('new'),
  /** All notes together, for the search and the file. */
  note: text('note').notNull().default(''),
  notes: jsonb('notes').$type<NoteEntry[]>().notNull().default([]),
  /** Spam is only in the lists that ask for it, and counts nowhere. */
  isSpam: boolean('is_spam').notNull().default(false),
  /** The admin who has it. */
  assigneeId: integer('assignee_id'),
  campaign: text('campaign'),
});

export const leads = pgTable('leads', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  type: text('type').notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  course: text('course'),
  source: text('source').$type<LeadSource>().notNull(),
  ...enquiryColumns(),
  callBack: instant('call_back'),
  /** The admin who has opened it for work, and when. */
  openedBy: integer('opened_by'),
  openedAt: instant('opened_at'),
  createdAt: instant('created_at').notNull(),
});
/** The e-mails are kept as they were typed. The expressions are those of the indexes. */
export const contactOfLead = { email: sql`lower(${leads.email})`, phone: leads.phoneNumber };
export type Lead = typeof leads.$inferSelect;

export const contacts = pgTable('contacts', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  state: text('state').notNull(),
  message: text('message').notNull(),
  subscribe: boolean('subscribe').notNull(),
  ...enquiryColumns(),
  createdAt: instant('created_at').notNull(),
});

/** Whose later forms are spam: an e-mail address as key, or the ten digits of a phone number. */
export const blockedSenders = pgTable('blocked_senders', {
  contact: text('contact').primaryKey(),
  createdAt: instant('created_at').notNull(),
});

export const contactOfMessage = {
  email: sql`lower(${contacts.email})`,
  phone: contacts.phoneNumber,
};
