import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** @public Compared with the migrated database by schema.test.ts, which reads every table. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  appliedAt: instant('applied_at').notNull().defaultNow(),
  /** The hash of the migration's file: an applied migration never changes. */
  sha256: text('sha256').notNull(),
});
