import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { publishTokens } from './publishing-tables';

/** A team with a token, and what the token may change. */
export interface PublishingTeam {
  team: string;
  remotes: string[];
  createdAt: Date;
  endsAt: Date;
}

export interface NewToken {
  team: string;
  remotes: string[];
  tokenHash: string;
  /** For how many days the token is valid. */
  days: number;
}

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const shown = {
  team: publishTokens.team,
  remotes: publishTokens.remotes,
  createdAt: publishTokens.createdAt,
  endsAt: publishTokens.endsAt,
};

/** Stores the token of a team; its previous token stops working. Returns when the new one ends. */
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

/** Revokes a team's token; false if the team had none. */
export async function revokeToken(database: Database, team: string): Promise<boolean> {
  const removed = await database
    .delete(publishTokens)
    .where(eq(publishTokens.team, team))
    .returning({ team: publishTokens.team });
  return removed.length > 0;
}

/** Every team that was given a token, also one that has ended. */
export const teamsWithToken = (database: Database): Promise<PublishingTeam[]> =>
  database.select(shown).from(publishTokens).orderBy(asc(publishTokens.team));

/** The team of a token, also of one that has ended; null for an unknown token. */
export async function teamOfToken(
  database: Database,
  token: string,
): Promise<PublishingTeam | null> {
  // No constant-time comparison is needed: the hash of a guessed token reveals nothing about a valid token.
  const [team] = await database
    .select(shown)
    .from(publishTokens)
    .where(eq(publishTokens.tokenHash, hashOfToken(token)));
  return team ?? null;
}
