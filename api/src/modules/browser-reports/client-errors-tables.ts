import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

export const clientErrors = pgTable('client_errors', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  builtFrom: text('built_from'),
  step: text('step').notNull(),
  cause: text('cause').notNull(),
  source: text('source'),
  path: text('path'),
  fallbackVersion: text('fallback_version'),
  createdAt: instant('created_at').notNull(),
});
