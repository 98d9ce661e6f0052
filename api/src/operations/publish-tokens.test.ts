import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givePublishToken, publishTokens, revokePublishToken } from './publish-tokens';
import { failedSections } from './section-reports';
import { loadConfig, startServer } from '../server';
import { placeEmptyDatabase } from '../testing/database/empty-database';

const folder = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = { DATA_DIR: folder, SITE_DIR: folder, LOG_LEVEL: 'silent', PORT: '0' };
const permissions = ['publish' as const, 'promote' as const];
const team = {
  team: 'Chat team',
  remotes: ['mf-chat'],
  permissions,
  paths: ['/help'],
  origins: [],
  tell: 'chat-team@example.com',
  days: 30,
};

test('a token is given and revoked in the database, whether or not a server has opened it', async () => {
  await expect(givePublishToken(env, team)).rejects.toThrow(
    `There is no embedded database in ${folder}.`,
  );
  await placeEmptyDatabase(folder);
  const { token, endsAt } = await givePublishToken(env, team);
  expect(endsAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);

  const server = await startServer(loadConfig(env));
  const post = (path: string, body: object, bearer = '') =>
    fetch(`${server.address}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const statusWith = async (bearer: string) =>
    (await post('publishing/mf-chat/version-changes', { action: 'open' }, bearer)).status;
  // This server takes the token, and has no site to change.
  expect(await statusWith(token)).toBe(503);
  const next = await givePublishToken(env, team);
  expect(await statusWith(token)).toBe(401);
  expect(await statusWith(next.token)).toBe(503);
  const { days: _days, ...listed } = team;
  expect(await publishTokens(env)).toEqual([
    { ...listed, createdAt: expect.anything(), endsAt: next.endsAt },
  ]);
  expect(await revokePublishToken(env, 'Chat team')).toBe(true);
  expect(await statusWith(next.token)).toBe(401);

  // What the database refuses is told to the one who has asked.
  await expect(givePublishToken(env, { ...team, remotes: [] })).rejects.toThrow('publish_tokens');
  const failure = { remote: 'mf-chat', version: '0a1b', step: 'unreachable', cause: 'timeout' };
  await post('client-errors', failure);
  expect(await failedSections(env)).toEqual([{ remote: 'mf-chat', version: '0a1b', count: 1 }]);
  await server.stop();
});
