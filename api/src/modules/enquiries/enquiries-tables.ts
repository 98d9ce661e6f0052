import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FollowUpStatus, LeadSource } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';

/** What admins note about an enquiry. */
const followUpColumns = () => ({
  status: text('status').$type<FollowUpStatus>().notNull().default('new'),
  note: text('note').notNull().default(''),
});

export const leads = pgTable('leads', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  type: text('type').notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  course: text('course'),
  source: text('source').$type<LeadSource>().notNull(),
  ...followUpColumns(),
  createdAt: instant('created_at').notNull(),
});

export const contacts = pgTable('contacts', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  state: text('state').notNull(),
  message: text('message').notNull(),
  subscribe: boolean('subscribe').notNull(),
  ...followUpColumns(),
  createdAt: instant('created_at').notNull(),
});
