import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Description } from './description-gaps';

/** Descriptions of the API, by the hash of their text. */
export const apiDescriptions = pgTable('api_descriptions', {
  hash: text('hash').primaryKey(),
  description: jsonb('description').$type<Description>().notNull(),
});

/** The description that the API had when a version was first in the registry. */
export const describedVersions = pgTable(
  'described_versions',
  {
    unit: text('unit').notNull(),
    version: text('version').notNull(),
    descriptionHash: text('description_hash')
      .notNull()
      .references(() => apiDescriptions.hash),
  },
  ({ unit, version }) => [primaryKey({ columns: [unit, version] })],
);
