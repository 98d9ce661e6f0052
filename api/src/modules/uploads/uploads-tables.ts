import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** Files that were uploaded to this site. */
export const uploads = pgTable('uploads', {
  url: text('url').primaryKey(),
  /** Null while a profile, a material or the catalogue uses the file. */
  unusedSince: instant('unused_since'),
});
