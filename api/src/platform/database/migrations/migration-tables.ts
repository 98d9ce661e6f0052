import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/**
 * Servers of the version before run on a database with a newer `expand` migration; a `contract`
 * migration takes away or restricts something that they may use.
 */
export type MigrationKind = 'expand' | 'contract';

/** @public Compared with the migrated database by database.test.ts, which reads every table. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  appliedAt: instant('applied_at').notNull().defaultNow(),
  /** The hash of the migration's file: an applied migration never changes. */
  sha256: text('sha256').notNull(),
  /** Read by servers that do not have the file. */
  kind: text('kind').$type<MigrationKind>().notNull(),
});
