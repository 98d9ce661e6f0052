import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns';
import type { Permission } from './publisher';

/** The tokens with which teams publish without access to the server's disk. */
export const publishTokens = pgTable('publish_tokens', {
  /** The team and, if it has several tokens, the name of this one: the log of the site names it. */
  team: text('team').primaryKey(),
  /** SHA-256 of the token, which has 256 random bits. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The remotes that the token may change, and in which ways. */
  remotes: text('remotes').array().notNull(),
  permissions: text('permissions').array().$type<Permission[]>().notNull(),
  /** Patterns of the addresses that the remotes may claim beside their own: `/help`, `/help/*`. */
  paths: text('paths').array().notNull(),
  /** What pages of the remotes may call beside the API of the site: `https://chat.example`. */
  origins: text('origins').array().notNull(),
  /** The e-mail address or webhook (`https://…`) that is told of failures, and of what others do to its remotes. */
  tell: text('tell'),
  createdAt: instant('created_at').notNull(),
  /** From then on the token is refused. */
  endsAt: instant('ends_at').notNull(),
});

/** What a team was told of its sections. */
export const sectionNews = pgTable(
  'section_news',
  {
    team: text('team').notNull(),
    news: text('news').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.team, table.news] })],
);
