import { integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Catalogue } from 'shared/model/schemas';
import { instant } from '../../platform/database/columns';
import type { OrderKind } from '../orders/orders-tables';

export const catalogueVersions = pgTable('catalogue_versions', {
  version: integer('version').primaryKey(),
  // The schema checks the content before it is stored.
  content: json('content').$type<Catalogue>().notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: text('published_by'),
  note: text('note').notNull(),
});

export type StoredVersion = typeof catalogueVersions.$inferSelect;

/** The addresses that products had before, to lead visitors to the present ones. */
export const earlierAddresses = pgTable(
  'earlier_addresses',
  {
    kind: text('kind').$type<OrderKind>().notNull(),
    urlTitle: text('url_title').notNull(),
    productId: integer('product_id').notNull(),
  },
  ({ kind, urlTitle }) => [primaryKey({ columns: [kind, urlTitle] })],
);
