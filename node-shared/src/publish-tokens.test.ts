import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantToken, revokeToken, teamOfToken } from './publish-tokens';

const site = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(site, { recursive: true }));
const file = join(site, 'publish-tokens.json');

test('a token identifies its team; only its hash is stored, in a file that only the server can read', () => {
  expect(teamOfToken(site, 'none')).toBeNull();
  const chat = grantToken(site, { team: 'Chat team', remotes: ['mf-chat'] });
  const auth = grantToken(site, { team: 'Accounts team', remotes: ['mf-auth'] });
  expect(teamOfToken(site, chat)).toMatchObject({ team: 'Chat team', remotes: ['mf-chat'] });
  expect(teamOfToken(site, auth)).toMatchObject({ team: 'Accounts team' });
  expect(readFileSync(file, 'utf8')).not.toContain(chat);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a new token replaces the previous one, and a revoked token is refused', () => {
  const first = grantToken(site, { team: 'Chat team', remotes: ['mf-chat'] });
  const second = grantToken(site, { team: 'Chat team', remotes: ['mf-chat', 'mf-talk'] });
  expect(teamOfToken(site, first)).toBeNull();
  expect(teamOfToken(site, second)?.remotes).toEqual(['mf-chat', 'mf-talk']);
  expect(revokeToken(site, 'Chat team')).toBe(true);
  expect(revokeToken(site, 'Chat team')).toBe(false);
  expect(teamOfToken(site, second)).toBeNull();
});
