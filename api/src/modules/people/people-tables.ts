import { integer, pgTable, text } from 'drizzle-orm/pg-core';
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
