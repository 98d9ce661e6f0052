import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** The tokens with which teams publish without access to the server's disk: one for each team. */
export const publishTokens = pgTable('publish_tokens', {
  team: text('team').primaryKey(),
  /** SHA-256 of the token, which has 256 random bits. */
  tokenHash: text('token_hash').notNull().unique(),
  /** What the token may change: these remotes, in each way that the routes of publishing offer. */
  remotes: text('remotes').array().notNull(),
  createdAt: instant('created_at').notNull(),
  /** From then on the token is refused. */
  endsAt: instant('ends_at').notNull(),
});
