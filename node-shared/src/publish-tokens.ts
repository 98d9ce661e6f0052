import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeFileAtomic } from './files';

/** A team that publishes without access to the server's disk, and the remotes that it may publish. */
export interface PublishingTeam {
  team: string;
  remotes: readonly string[];
}

interface StoredTeam extends PublishingTeam {
  /** SHA-256 of the token, which has 256 random bits. */
  tokenHash: string;
}

const fileOf = (site: string) => join(site, 'publish-tokens.json');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function read(site: string): StoredTeam[] {
  const file = fileOf(site);
  return existsSync(file) ? readJson(file, 'Remove it, and give every team a new token.') : [];
}

function write(site: string, teams: readonly StoredTeam[]): void {
  writeFileAtomic.sync(fileOf(site), `${JSON.stringify(teams, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Gives a team a new token for these remotes; its previous token stops working. Only the hash is
 * stored, so the token cannot be shown again.
 */
export function grantToken(site: string, { team, remotes }: PublishingTeam): string {
  const token = randomBytes(32).toString('base64url');
  const others = read(site).filter((each) => each.team !== team);
  write(site, [...others, { team, remotes, tokenHash: hashOf(token) }]);
  return token;
}

/** Revokes a team's token; false if the team had none. */
export function revokeToken(site: string, team: string): boolean {
  const teams = read(site);
  const others = teams.filter((each) => each.team !== team);
  if (others.length === teams.length) return false;
  write(site, others);
  return true;
}

/**
 * The team of a token, or null. Reads the file at each call, so that a revoked
 * token stops working at once.
 */
export function teamOfToken(site: string, token: string): PublishingTeam | null {
  // No constant-time comparison is needed: the hash of a guessed token reveals nothing about a valid token.
  const hash = hashOf(token);
  return read(site).find(({ tokenHash }) => tokenHash === hash) ?? null;
}
