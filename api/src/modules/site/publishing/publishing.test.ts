import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { hashOfToken, revokeToken, storeToken, type NewToken } from './publish-tokens';
import { PERMISSIONS, type Publisher, type PublishResult, type Permission } from './publisher';

const site = mkdtempSync(join(tmpdir(), 'site-'));
const asked: unknown[][] = [];
let result: PublishResult = { done: true, lines: ['mf-chat 0123456789ab is live.'] };

const taken: PublishResult = { done: true, lines: [] };
let taking = taken;
const publisher: Publisher = {
  takesBuild: async () => taking,
  publish: async (remote, sentFiles, how, who) => {
    asked.push([remote, how, who, Buffer.from(sentFiles['web/js/page.js']!, 'base64').toString()]);
    return result;
  },
  changeVersion: async (...args) => {
    asked.push(args);
    return result;
  },
  show: (remotes, what, failures) =>
    remotes.map((remote) => [`${what} of ${remote}: ${failures.length} failures`]),
};

let server: TestServer;
const token = 'token-of-the-chat-team';
const give = (tokenHash: string, given: Partial<NewToken> = {}) =>
  storeToken(
    server.services.database,
    {
      ...{ team: 'Chat team', remotes: ['mf-chat'], permissions: [...PERMISSIONS], paths: [] },
      ...{ origins: [], days: 2 },
      ...given,
      tokenHash,
    },
    server.now(),
  );
beforeAll(async () => {
  server = await openTestServer({ env: { SITE_DIR: site }, overrides: { publisher } });
});
beforeEach(async () => {
  await give(hashOfToken(token));
  asked.length = 0;
  taking = taken;
  result = { done: true, lines: ['mf-chat 0123456789ab is live.'] };
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const files = {
  'server.cjs': base64('module.exports = {}'),
  'remote.json': base64('{}'),
  'signatures.json': base64('{}'),
  'web/remoteEntry.js': base64('entry'),
  'web/js/page.js': base64('page'),
};
const send = (body: object, options: { token?: string | null; remote?: string } = {}) =>
  server.call('POST', `/api/publishing/${options.remote ?? 'mf-chat'}`, body, {
    token,
    ...options,
  });

test('a build of a team’s own remote is passed on with the team’s name', async () => {
  const sent = { mode: 'candidate', revision: '0a1b2c3+', seconds: 12.5 };
  await give(hashOfToken(token), { paths: ['/help/*'], origins: ['https://chat.example'] });
  expect(await send({ ...sent, files })).toMatchObject({
    status: 200,
    body: { lines: ['mf-chat 0123456789ab is live.'] },
  });
  const allowed = { paths: ['/help/*'], origins: ['https://chat.example'] };
  expect(asked).toEqual([['mf-chat', { ...sent, ...allowed }, 'Chat team', 'page']]);
});

test('the response to a refused build contains each reason', async () => {
  result = { done: false, lines: ['mf-chat: /chat fails in a browser: boom', 'too heavy'] };
  expect(await send({ mode: 'live', files })).toMatchObject({
    status: 422,
    body: { errors: { build: ['mf-chat: /chat fails in a browser: boom', 'too heavy'] } },
  });
});

test('without a valid token, or for the remote of another team, a build is refused unread', async () => {
  expect(await send({ mode: 'live', files }, { token: null })).toMatchObject({ status: 401 });
  expect(await send({ mode: 'live', files }, { token: 'guessed' })).toMatchObject({ status: 401 });
  expect(await send({ nonsense: true }, { remote: 'mf-auth' })).toMatchObject({
    status: 403,
    body: { message: 'The token of Chat team is not for mf-auth.' },
  });
  const admin = await server.addUser({ role: 3 });
  expect(await send({ mode: 'live', files }, { token: admin.token })).toMatchObject({
    status: 401,
  });
  expect(asked).toEqual([]);
});

test('a build in an unknown mode, or of too many files, is refused', async () => {
  expect(await send({ mode: 'at once', files })).toMatchObject({ status: 422 });
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`web/js/${i}.js`, '']));
  expect(await send({ mode: 'live', files: { ...files, ...many } })).toMatchObject({
    status: 422,
    body: { errors: { build: ['506 files are too many: 500 at most.'] } },
  });
  expect(asked).toEqual([]);
});

test('a team can change only its own remote, and only to a valid version', async () => {
  const change = (body: object, remote = 'mf-chat') =>
    server.call('POST', `/api/publishing/${remote}/version-changes`, body, { token });
  const canary = { action: 'canary', version: '0123456789ab', percent: 10 };
  expect(await change(canary)).toMatchObject({ status: 200 });
  expect(await change({ action: 'roll back' })).toMatchObject({ status: 200 });
  expect(asked).toEqual([
    ['mf-chat', canary, 'Chat team'],
    ['mf-chat', { action: 'roll back' }, 'Chat team'],
  ]);
  expect(await change({ action: 'roll back', version: '--help' })).toMatchObject({ status: 422 });
  expect(await change({ ...canary, percent: 101 })).toMatchObject({ status: 422 });
  expect(await change({ action: 'close' }, 'mf-auth')).toMatchObject({ status: 403 });
  expect(asked).toHaveLength(2);
});

test('a server that does not publish its site answers 503', async () => {
  const plain = await openTestServer({ env: { SITE_DIR: site }, beside: server });
  const response = await plain.call(
    'POST',
    '/api/publishing/mf-chat/version-changes',
    { action: 'open' },
    { token },
  );
  expect(response).toMatchObject({ status: 503 });
  await plain.close();
});

test('while nobody publishes, a change of versions answers 503 with a sentence', async () => {
  result = { done: false, lines: ['The publisher does not run.'], unread: { status: 503 } };
  const change = { action: 'roll back' };
  expect(
    await server.call('POST', '/api/publishing/mf-chat/version-changes', change, { token }),
  ).toMatchObject({ status: 503, body: { message: 'The publisher does not run.' } });
});

describe('a build that the publisher does not take', () => {
  const refusal = (...[seconds]: number[]): PublishResult => ({
    done: false,
    lines: ['This server cannot isolate the builds of teams: install bubblewrap.'],
    unread: { status: 503, seconds },
  });

  test('is answered with the reason, and a roll-back works', async () => {
    taking = refusal();
    const response = await send({ mode: 'live', files });
    expect(response).toMatchObject({ status: 503, body: { message: taking.lines[0] } });
    expect(response.headers['retry-after']).toBeUndefined();
    expect(asked).toEqual([]);
    const change = { action: 'roll back' };
    expect(
      await server.call('POST', '/api/publishing/mf-chat/version-changes', change, { token }),
    ).toMatchObject({ status: 200 });
  });

  test('is told when to come again, also when another one was faster', async () => {
    const headers = { 'retry-after': '15' };
    taking = refusal(15);
    expect(await send({ mode: 'dry-run', files })).toMatchObject({ status: 503, headers });
    [taking, result] = [taken, refusal(15)];
    expect(await send({ mode: 'dry-run', files })).toMatchObject({ status: 503, headers });
    const lines = ['Your last build took too long to check.'];
    taking = { done: false, lines, unread: { status: 429, seconds: 600 } };
    expect(await send({ mode: 'dry-run', files })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '600' },
      body: { message: `${lines[0]} Please try again in 10 minutes.` },
    });
  });

  test('does not count to the builds of a day, and a dry run does', async () => {
    const other = { token: 'token-of-the-talk-team', remote: 'mf-talk' };
    await give(hashOfToken(other.token), { team: 'Talk team', remotes: ['mf-talk'] });
    const send101 = async () => {
      const statuses: number[] = [];
      for (let each = 0; each < 101; each += 1)
        statuses.push((await send({ mode: 'dry-run', files }, other)).status);
      return statuses;
    };
    taking = refusal(15);
    expect(await send101()).not.toContain(429);
    taking = taken;
    expect((await send101()).indexOf(429)).toBe(100);
    server.advanceClock(86_400);
  });
});

test.each<[Permission[], string[]]>([
  [['publish'], ['candidate', 'dry-run']],
  [['promote'], ['promote', 'canary', 'open']],
  [['roll back'], ['roll back', 'canary 0', 'close']],
  [
    ['publish', 'promote'],
    ['candidate', 'dry-run', 'live', 'promote', 'canary', 'open'],
  ],
  [
    ['publish', 'roll back'],
    ['candidate', 'dry-run', 'roll back', 'canary 0', 'close', 'unpublish'],
  ],
])('a token with the rights %j may do only what they are for', async (permissions, may) => {
  await give(hashOfToken(token), { permissions });
  const canary = { action: 'canary', version: '0123456789ab', percent: 10 };
  const changes = {
    ...{ 'roll back': { action: 'roll back' }, promote: { action: 'promote' } },
    ...{ canary, 'canary 0': { ...canary, percent: 0 } },
    ...{ open: { action: 'open' }, close: { action: 'close' }, unpublish: { action: 'unpublish' } },
  };
  const done: string[] = [];
  for (const mode of ['live', 'candidate', 'dry-run']) {
    if ((await send({ mode, files })).status === 200) done.push(mode);
  }
  for (const [name, change] of Object.entries(changes)) {
    const call = await server.call('POST', '/api/publishing/mf-chat/version-changes', change, {
      token,
    });
    if (call.status === 200) done.push(name);
  }
  expect(done.sort()).toEqual([...may].sort());
  expect(asked).toHaveLength(may.length);
});

test('a refused right is named, with those that the token has', async () => {
  await give(hashOfToken(token), { permissions: ['publish', 'roll back'] });
  expect(await send({ mode: 'live', files })).toMatchObject({
    status: 403,
    body: { message: 'The token of Chat team may not promote; it may publish and roll back.' },
  });
});

test('a team sees the state, the log, the failures and the visits of its own section', async () => {
  const see = async (what: string, remote = 'mf-chat') => {
    const path = `/api/publishing/${remote}/${what}`;
    const { status, body } = await server.call('GET', path, undefined, { token });
    return status === 200 ? body.lines : status;
  };
  const failure = { remote: 'mf-chat', version: '0a1b', step: 'csp', cause: 'connect-src blocked' };
  await server.call('POST', 'client-errors', failure);
  await server.call('POST', 'client-errors', { ...failure, remote: 'mf-auth' });
  expect(await see('status')).toEqual(['status of mf-chat: 2 failures']);
  expect(await see('log')).toEqual(['log of mf-chat: 0 failures']);
  expect(await see('failures')).toEqual([
    expect.stringMatching(/^1 × csp in 0a1b: connect-src blocked; last /),
  ]);
  expect(await see('vitals')).toEqual(['No visits were measured in the last seven days.']);
  for (const what of ['status', 'log', 'failures', 'vitals']) {
    expect(await see(what, 'mf-auth')).toBe(403);
  }
});

test('an admin with the right to the operation reads the same of each unit, and no other admin', async () => {
  writeFileSync(
    join(site, 'registry.json'),
    JSON.stringify({
      shell: '1',
      remotes: { 'mf-chat': { live: { version: '2' }, previous: null, canary: null, routes: [] } },
    }),
  );
  const read = async (rights?: 'content') => {
    const { token: signedIn } = await server.addUser({ role: 3, ...(rights && { rights }) });
    return server.call('GET', 'admin/sections', undefined, { token: signedIn });
  };
  const { body } = await read();
  expect(body.data).toMatchObject([{ name: 'shell' }, { name: 'mf-chat' }]);
  expect(body.data[1]).toMatchObject({
    status: [expect.stringMatching(/^status of mf-chat: \d failures$/)],
    vitals: ['No visits were measured in the last seven days.'],
  });
  expect(await read('content')).toMatchObject({ status: 403 });
});

test('a second token of a team works beside the first, and a new one in the place of its own', async () => {
  await give(hashOfToken('token-of-ci'), { team: 'Chat team (CI)' });
  expect(await send({ mode: 'live', files }, { token: 'token-of-ci' })).toMatchObject({
    status: 200,
  });
  expect(asked).toEqual([['mf-chat', expect.anything(), 'Chat team (CI)', 'page']]);
  await give(hashOfToken('newer-token'), { remotes: ['mf-talk'] });
  expect(await send({ mode: 'live', files })).toMatchObject({ status: 401 });
  const newer = { token: 'newer-token', remote: 'mf-talk' };
  expect(await send({ mode: 'live', files }, newer)).toMatchObject({ status: 200 });
  expect(await send({ mode: 'live', files }, { token: 'newer-token' })).toMatchObject({
    status: 403,
  });
});

test('a revoked token is refused at once', async () => {
  const { database } = server.services;
  expect(await revokeToken(database, 'Chat team')).toBe(true);
  expect(await revokeToken(database, 'Chat team')).toBe(false);
  expect(await send({ mode: 'live', files })).toMatchObject({ status: 401 });
});

test('a token that has ended is refused, and the team is told why', async () => {
  server.advanceClock(2 * 86_400 - 60);
  expect(await send({ mode: 'live', files })).toMatchObject({ status: 200 });
  server.advanceClock(60);
  expect(await send({ mode: 'live', files })).toMatchObject({
    status: 401,
    body: { message: 'The token of Chat team has ended: ask for a new one.' },
  });
});
