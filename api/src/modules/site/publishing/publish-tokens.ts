import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { DAY } from '../../../platform/durations';
import type { Permission } from './publisher';
import { publishTokens } from './publishing-tables';

/** A token of a team, and what it may change. */
export interface PublishingToken {
  /** The team and, if it has several tokens, the name of this one: `Chat team (CI)`. */
  team: string;
  remotes: string[];
  permissions: Permission[];
  /** Patterns of the addresses that its remotes may claim beside their own. */
  paths: string[];
  /** Origins that pages of its remotes may call beside the API of the site. */
  origins: string[];
  /** The e-mail address or webhook that is told of its remotes. */
  tell: string | null;
  createdAt: Date;
  endsAt: Date;
}

export interface NewToken extends Pick<
  PublishingToken,
  'team' | 'remotes' | 'permissions' | 'paths' | 'origins'
> {
  tell?: string | null;
  tokenHash: string;
  /** For how many days the token is valid. */
  days: number;
}

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const shown = {
  team: publishTokens.team,
  remotes: publishTokens.remotes,
  permissions: publishTokens.permissions,
  paths: publishTokens.paths,
  origins: publishTokens.origins,
  tell: publishTokens.tell,
  createdAt: publishTokens.createdAt,
  endsAt: publishTokens.endsAt,
};

/** Stores a token; the previous one of the same name stops working. Returns when the new one ends. */
export async function storeToken(
  database: Database,
  { days, ...token }: NewToken,
  now: Date,
): Promise<Date> {
  const row = { ...token, createdAt: now, endsAt: new Date(now.getTime() + days * DAY) };
  await database
    .insert(publishTokens)
    .values(row)
    .onConflictDoUpdate({ target: publishTokens.team, set: row });
  return row.endsAt;
}

/** Revokes the token of a name; false if there was none. */
export async function revokeToken(database: Database, team: string): Promise<boolean> {
  const removed = await database.delete(publishTokens).where(eq(publishTokens.team, team));
  return removed.rowCount !== 0;
}

/** Every token that was given, also one that has ended. */
export const publishingTokens = (database: Database): Promise<PublishingToken[]> =>
  database.select(shown).from(publishTokens).orderBy(asc(publishTokens.team));

/** What is known of a token, also of one that has ended; null for an unknown one. */
export async function findToken(
  database: Database,
  token: string,
): Promise<PublishingToken | null> {
  // No constant-time comparison is needed: the hash of a guessed token reveals nothing about a valid token.
  const [found] = await database
    .select(shown)
    .from(publishTokens)
    .where(eq(publishTokens.tokenHash, hashOfToken(token)));
  return found ?? null;
}
