import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/platform-tables';

/** Pictures that were uploaded here. */
export const uploads = pgTable('uploads', {
  url: text('url').primaryKey(),
  /** Null while a profile shows the picture. */
  unusedSince: instant('unused_since'),
});
