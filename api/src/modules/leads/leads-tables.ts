import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/platform-tables';

export const leads = pgTable('leads', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  type: text('type').notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  course: text('course'),
  createdAt: instant('created_at').notNull(),
});
