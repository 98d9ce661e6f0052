import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import type { OrderKind } from '../orders/orders-tables';

/** What a student asks about a module or class. */
export const threads = pgTable('threads', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  userId: integer('user_id').notNull(),
  /** The order by which the student has the place. */
  orderId: integer('order_id').notNull(),
  kind: text('kind').$type<OrderKind>().notNull(),
  productId: integer('product_id').notNull(),
  /** The batch or session; null while none is fixed. */
  scheduleId: text('schedule_id'),
  /** The id of the module that it is about. */
  module: text('module'),
  /** The question of the quiz of the module that it answers. */
  question: text('question'),
  /** The class that it is about, by its day in the catalogue. */
  day: date('day', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
  /** When the last message was written. */
  changedAt: instant('changed_at').notNull(),
  solvedAt: instant('solved_at'),
  /** After that nobody can write in it. */
  closedAt: instant('closed_at'),
  /** When somebody said that a message of it is abuse. */
  reportedAt: instant('reported_at'),
});
export type StoredThread = typeof threads.$inferSelect;

export const threadMessages = pgTable('thread_messages', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  threadId: integer('thread_id').notNull(),
  author: text('author').$type<'student' | 'teacher' | 'office'>().notNull(),
  text: text('text').notNull(),
  /** The address of an uploaded photo. */
  picture: text('picture'),
  createdAt: instant('created_at').notNull(),
});
