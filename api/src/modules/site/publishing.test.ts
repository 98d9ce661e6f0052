import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { hashOfToken, revokeToken, storeToken } from './publish-tokens';
import type { Publisher, PublishResult } from './publisher';

const site = mkdtempSync(join(tmpdir(), 'site-'));
const asked: unknown[][] = [];
let sentFolder = '';
let result: PublishResult = { done: true, lines: ['mf-chat 0123456789ab is live.'] };

let refusal: string | null = null;
const publisher: Publisher = {
  refusesUploads: () => refusal,
  publish: async (remote, folder, how, who) => {
    sentFolder = folder;
    asked.push([remote, how, who, readFileSync(join(folder, 'web/js/page.js'), 'utf8')]);
    return result;
  },
  changeVersion: async (...args) => {
    asked.push(args);
    return result;
  },
};

let server: TestServer;
const token = 'token-of-the-chat-team';
const give = (tokenHash: string, remotes = ['mf-chat']) =>
  storeToken(
    server.services.database,
    { team: 'Chat team', remotes, tokenHash, days: 2 },
    server.now(),
  );
beforeAll(async () => {
  server = await openTestServer({ env: { SITE_DIR: site }, overrides: { publisher } });
});
beforeEach(async () => {
  await give(hashOfToken(token));
  asked.length = 0;
  refusal = null;
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
  'web/remoteEntry.js': base64('entry'),
  'web/js/page.js': base64('page'),
};
const send = (body: object, options: { token?: string | null; remote?: string } = {}) =>
  server.call('POST', `/api/publishing/${options.remote ?? 'mf-chat'}`, body, {
    token,
    ...options,
  });

test('a build of a team’s own remote is passed on with the team’s name, and removed after', async () => {
  expect(await send({ mode: 'candidate', revision: '0a1b2c3+', files })).toMatchObject({
    status: 200,
    body: { lines: ['mf-chat 0123456789ab is live.'] },
  });
  expect(asked).toEqual([
    ['mf-chat', { mode: 'candidate', revision: '0a1b2c3+' }, 'Chat team', 'page'],
  ]);
  expect(existsSync(sentFolder)).toBe(false);
});

test('the response to a refused build contains each reason', async () => {
  result = { done: false, lines: ['mf-chat: /chat fails in a browser: boom', 'too heavy'] };
  expect(await send({ mode: 'live', files })).toMatchObject({
    status: 422,
    body: { errors: { build: ['mf-chat: /chat fails in a browser: boom', 'too heavy'] } },
  });
  expect(existsSync(sentFolder)).toBe(false);
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

test.each([
  '../outside.js',
  'web/../../outside.js',
  '/etc/cron.d/x',
  'web/.hidden',
  'web//x.js',
  'web\\x.js',
  'server.cjs/x',
  'other/x.js',
])('a file at %j is refused before anything is written', async (name) => {
  expect(await send({ mode: 'live', files: { ...files, [name]: base64('x') } })).toMatchObject({
    status: 422,
    body: { errors: { build: [`"${name}" is no file of a build.`] } },
  });
  expect(asked).toEqual([]);
});

test('an incomplete or invalid build is refused', async () => {
  const { 'remote.json': _left, ...rest } = files;
  expect(await send({ mode: 'live', files: rest })).toMatchObject({
    status: 422,
    body: { errors: { build: ['remote.json is missing.'] } },
  });
  expect(await send({ mode: 'at once', files })).toMatchObject({ status: 422 });
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`web/js/${i}.js`, '']));
  expect(await send({ mode: 'live', files: { ...files, ...many } })).toMatchObject({
    status: 422,
    body: { errors: { build: ['505 files are too many: 500 at most.'] } },
  });
  expect(asked).toEqual([]);
});

test('a team can change only its own remote, and only to a valid version', async () => {
  const move = (body: object, remote = 'mf-chat') =>
    server.call('POST', `/api/publishing/${remote}/moves`, body, { token });
  const canary = { action: 'canary', version: '0123456789ab', percent: 10 };
  expect(await move(canary)).toMatchObject({ status: 200 });
  expect(await move({ action: 'roll back' })).toMatchObject({ status: 200 });
  expect(asked).toEqual([
    ['mf-chat', canary, 'Chat team'],
    ['mf-chat', { action: 'roll back' }, 'Chat team'],
  ]);
  expect(await move({ action: 'roll back', version: '--help' })).toMatchObject({ status: 422 });
  expect(await move({ ...canary, percent: 101 })).toMatchObject({ status: 422 });
  expect(await move({ action: 'close' }, 'mf-auth')).toMatchObject({ status: 403 });
  expect(asked).toHaveLength(2);
});

test('a server that does not publish its site answers 503', async () => {
  const plain = await openTestServer({ env: { SITE_DIR: site }, beside: server });
  const response = await plain.call(
    'POST',
    '/api/publishing/mf-chat/moves',
    { action: 'open' },
    { token },
  );
  expect(response).toMatchObject({ status: 503 });
  await plain.close();
});

test('where builds cannot be isolated, an upload answers 503 with the remedy, and a roll-back works', async () => {
  refusal = 'This server cannot isolate the builds of teams: install bubblewrap.';
  expect(await send({ mode: 'live', files })).toMatchObject({
    status: 503,
    body: { message: refusal },
  });
  expect(asked).toEqual([]);
  const move = { action: 'roll back' };
  expect(await server.call('POST', '/api/publishing/mf-chat/moves', move, { token })).toMatchObject(
    { status: 200 },
  );
});

test('a second build at the same time is told when to come again, and a roll-back is not', async () => {
  let finish = () => {};
  let isPublishing = false;
  jest.spyOn(publisher, 'publish').mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        isPublishing = true;
        finish = () => resolve(result);
      }),
  );
  const first = send({ mode: 'live', files });
  while (!isPublishing) await new Promise((next) => setImmediate(next));
  const second = await send({ mode: 'live', files });
  expect(second).toMatchObject({ status: 503 });
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  finish();
  expect(await first).toMatchObject({ status: 200 });
});

test('a new token of a team takes the place of its previous one, with its own remotes', async () => {
  await give(hashOfToken('newer-token'), ['mf-talk']);
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
