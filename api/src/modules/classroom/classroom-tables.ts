import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The modules of a course that a student has ticked. */
export const progress = pgTable(
  'progress',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Counted from 1 in the order of the syllabus. */
    module: integer('module').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId, table.module] })],
);
