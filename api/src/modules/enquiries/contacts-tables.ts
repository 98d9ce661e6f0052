import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/platform-tables';
import { followUpColumns } from './follow-up';

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
