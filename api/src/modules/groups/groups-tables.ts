import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import type { OrderKind } from '../orders/orders-tables';

/** A batch or session: the columns of what belongs to one. */
const ofGroup = {
  kind: text('kind').$type<OrderKind>().notNull(),
  productId: integer('product_id').notNull(),
  scheduleId: text('schedule_id').notNull(),
};

/** What was written to everybody of a batch or session. Each e-mail is an outgoing message of its own. */
export const groupMessages = pgTable('group_messages', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  ...ofGroup,
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  /** The admin's name at that time. */
  author: text('author').notNull(),
  /** How many people it was sent to. */
  receivers: integer('receivers').notNull(),
  /** It went only to those who were not in the class of this day. */
  absentOn: date('absent_on', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
});

/** The links to the page of a teacher: at most one of a class is not withdrawn. */
export const groupLinks = pgTable('group_links', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  ...ofGroup,
  madeAt: instant('made_at').notNull(),
  /** The account of the admin: ticks by the link are its entries in the audit log. */
  madeBy: integer('made_by').notNull(),
  withdrawnAt: instant('withdrawn_at'),
  /** Where the teacher is told of questions; null for nowhere. */
  email: text('email'),
});
