import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LanguageCode } from 'shared/model/language';
import type { OwnReview } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';
import type { OrderKind } from '../orders/orders-tables';

/** The modules of a course that a student has ticked, and the questions of its quizzes that were answered right. */
export const progress = pgTable(
  'progress',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    /** The id of the module in the catalogue; of a question with a slash and its id. */
    module: text('module').notNull(),
    /**
     * Whether with this tick all modules that the course had at that time were done. Without such a
     * tick there is no certificate: a change of the catalogue completes nothing.
     */
    completes: boolean('completes').notNull().default(false),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId, table.module] })],
);

/** The content of each certificate at the time when it was issued. */
export const certificates = pgTable('certificates', {
  code: text('code').primaryKey(),
  /** Null if the student has had everything else erased and wanted to keep the certificate. */
  userId: integer('user_id'),
  productId: integer('product_id').notNull(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  /** The name of the mentor; may be empty. */
  mentor: text('mentor').notNull().default(''),
  /** The names of the school and of its company when it was issued. */
  school: text('school').notNull().default(''),
  company: text('company').notNull().default(''),
  issuedAt: instant('issued_at').notNull(),
  /** The admin; null if it was issued because all modules were ticked and the batch had ended. */
  issuedBy: integer('issued_by'),
  withdrawnAt: instant('withdrawn_at'),
  /** In which it is written, with its title. */
  language: text('language').$type<LanguageCode>().notNull().default('en'),
});
export type Certificate = typeof certificates.$inferSelect;

/** Recordings and notes that admins have added. */
export const materials = pgTable('materials', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  kind: text('kind').$type<'course' | 'webinar'>().notNull(),
  productId: integer('product_id').notNull(),
  /** The batch or session; null if the material is for all of them. */
  scheduleId: text('schedule_id'),
  /** The class of the batch, by its day in the catalogue; null if it belongs to no single one. */
  day: date('day', { mode: 'string' }),
  type: text('type').$type<'recording' | 'notes'>().notNull(),
  title: text('title').notNull(),
  link: text('link').notNull(),
  /** Of an uploaded PDF. */
  bytes: integer('bytes'),
  addedAt: instant('added_at').notNull(),
  addedBy: integer('added_by').notNull(),
});

/** What a student says of a course that is over; the row is made when the student is asked. */
export const reviews = pgTable('reviews', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  userId: integer('user_id').notNull(),
  productId: integer('product_id').notNull(),
  /** The order by which the student has the place. */
  orderId: integer('order_id').notNull(),
  state: text('state').$type<OwnReview['state']>().notNull().default('asked'),
  stars: integer('stars'),
  text: text('text').notNull().default(''),
  /** By the student. */
  changedAt: instant('changed_at').notNull(),
});

/**
 * How many hours before a class reminders are sent, longest first. The last one comes ten minutes before, to devices only.
 */
export const LEADS = [24, 1, 0] as const;
export type Lead = (typeof LEADS)[number];

/** One row for each reminder that was queued. */
export const reminders = pgTable(
  'reminders',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    productId: integer('product_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    hoursBefore: integer('hours_before').$type<Lead>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.kind, table.productId, table.startsAt, table.hoursBefore],
    }),
  ],
);

/** The classes of batches that are moved or cancelled. */
export const meetingChanges = pgTable(
  'meeting_changes',
  {
    /** The id of the course. */
    productId: integer('product_id').notNull(),
    scheduleId: text('schedule_id').notNull(),
    /** The day of the class by the catalogue. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Null if it is cancelled. */
    startsAt: instant('starts_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.scheduleId, table.day] })],
);

/** Who was in which class. A class without a row has no attendance noted. */
export const meetingAttendance = pgTable(
  'meeting_attendance',
  {
    /** The order by which the person has the place: not everybody has an account. */
    orderId: integer('order_id').notNull(),
    productId: integer('product_id').notNull(),
    scheduleId: text('schedule_id').notNull(),
    /** The day of the class by the catalogue. */
    day: date('day', { mode: 'string' }).notNull(),
    /** False where nobody was there. Whoever has no row of a class that has some was not there either. */
    there: boolean('there').notNull().default(true),
    notedAt: instant('noted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId, table.scheduleId, table.day] }),
  ],
);
