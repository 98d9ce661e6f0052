import { integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { Catalogue } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';

export const catalogueVersions = pgTable('catalogue_versions', {
  version: integer('version').primaryKey(),
  // The schema checks the content before it is stored.
  content: json('content').$type<Catalogue>().notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: text('published_by'),
  note: text('note').notNull(),
});

export type StoredVersion = typeof catalogueVersions.$inferSelect;
