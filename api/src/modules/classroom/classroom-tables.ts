import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The modules of a course that a student has ticked. */
export const progress = pgTable(
  'progress',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    /**
     * Counted from 1 in the order of the syllabus. A module that is renamed keeps its ticks; where the
     * syllabus is put into another order, they stay with the place and so mark another module.
     */
    module: integer('module').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId, table.module] })],
);

/** What a certificate says, as it was when it was issued. */
export const certificates = pgTable('certificates', {
  code: text('code').primaryKey(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  /** Who taught it; may be empty. */
  mentor: text('mentor').notNull().default(''),
  issuedAt: instant('issued_at').notNull(),
  /** Null where it was issued because all modules were ticked and the batch had ended. */
  issuedBy: integer('issued_by'),
  withdrawnAt: instant('withdrawn_at'),
});
export type Certificate = typeof certificates.$inferSelect;

/** Recordings and notes that the owner has added. */
export const materials = pgTable('materials', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  kind: text('kind').$type<'course' | 'webinar'>().notNull(),
  productId: integer('product_id').notNull(),
  /** The batch or session they belong to; null where they are for all of them. */
  scheduleId: text('schedule_id'),
  type: text('type').$type<'recording' | 'notes'>().notNull(),
  title: text('title').notNull(),
  link: text('link').notNull(),
  addedAt: instant('added_at').notNull(),
  addedBy: integer('added_by').notNull(),
});
