import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
