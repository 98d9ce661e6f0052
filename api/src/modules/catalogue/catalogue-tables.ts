import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Catalogue } from 'shared/model/schemas';

export const catalogueVersions = pgTable('catalogue_versions', {
  version: integer('version').primaryKey(),
  // The schema checks the content before it is stored.
  content: json('content').$type<Catalogue>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  publishedBy: text('published_by'),
  note: text('note').notNull(),
});

export type StoredVersion = typeof catalogueVersions.$inferSelect;
