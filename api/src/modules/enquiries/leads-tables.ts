import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LeadSource } from 'shared/model/schemas';
import { instant } from '../../platform/database/platform-tables';
import { followUpColumns } from './follow-up';

export const leads = pgTable('leads', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  type: text('type').notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  course: text('course'),
  source: text('source').$type<LeadSource>().notNull(),
  ...followUpColumns(),
  /** Further fields of a long form. */
  details: jsonb('details').$type<Record<string, string>>(),
  /** The name of a stored file. */
  file: text('file'),
  createdAt: instant('created_at').notNull(),
});
