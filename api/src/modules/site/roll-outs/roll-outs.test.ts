import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import type { Publisher } from '../publisher';

const SITE_DIR = mkdtempSync(join(tmpdir(), 'api-'));
const [live, canary] = ['aaaaaaaaaaa1', 'aaaaaaaaaaa2'];
let server: TestServer;
let asked: unknown[][] = [];
const changed = { done: true, lines: [] };
const publisher: Publisher = {
  refusesUploads: () => null,
  publish: async () => changed,
  changeVersion: async (...args) => {
    asked.push(args);
    return changed;
  },
  show: () => [],
};

function writeSite(percent: number, step: Date, began = step): void {
  const rollOut = { began: began.toISOString(), step: step.toISOString() };
  const remote = {
    live: { version: live },
    previous: null,
    canary: { version: canary, percent, rollOut },
    routes: [{ path: '/chat', children: [] }],
  };
  writeFileSync(
    join(SITE_DIR, 'registry.json'),
    JSON.stringify({ shell: 'aa00', remotes: { 'mf-chat': remote } }),
  );
}

beforeAll(() => writeSite(10, new Date()));
beforeEach(async () => {
  asked = [];
  writeSite(10, new Date());
  server = await openTestServer({
    env: { SITE_DIR, ROLL_OUT_VISITS: '20' },
    overrides: { publisher },
  });
});
afterEach(() => server.close());
afterAll(() => rmSync(SITE_DIR, { recursive: true }));

const visit = async (version: string, count: number, changes: object = {}) => {
  for (let index = 0; index < count; index += 1) {
    const report = { remote: 'mf-chat', version, route: '/chat', cls: 0, visits: 1, ...changes };
    // A spread that the test can see, and the same for both versions.
    const lcp = 1500 + 400 * Math.sin(index);
    expect(await server.call('POST', 'web-vitals', { lcp, ...report })).toMatchObject({
      status: 204,
    });
  }
};
const fail = async (version: string, count: number, changes: object = {}) => {
  const report = { remote: 'mf-chat', version, step: 'threw in render', cause: 'boom' };
  for (let index = 0; index < count; index += 1) {
    await server.call('POST', 'client-errors', { ...report, first: true, ...changes });
  }
};
const judge = () => server.runTask('judge roll-outs');

test('a healthy version goes on after enough visits, with the figures as the reason', async () => {
  await visit(live, 20, { visits: 10 });
  await visit(canary, 19);
  await judge();
  expect(asked).toEqual([]);
  await visit(canary, 1);
  await judge();
  expect(asked).toEqual([
    [
      'mf-chat',
      {
        action: 'canary',
        version: canary,
        percent: 50,
        judged: { began: expect.any(String), step: expect.any(String), percent: 10 },
      },
      { who: 'roll-out', why: expect.stringContaining('faults 0 in 20 visits, live 0 in 200') },
    ],
  ]);
});

test('visits of an earlier step are no visits of the next, which ends with a promotion', async () => {
  await visit(live, 20, { visits: 10 });
  await visit(canary, 20);
  const began = new Date(Date.now() - 1000);
  server.advanceClock(1);
  writeSite(50, server.now(), began);
  await judge();
  expect(asked).toEqual([]);
  await server.close();
  server = await openTestServer({
    env: { SITE_DIR, ROLL_OUT_VISITS: '20' },
    overrides: { publisher },
  });
  await visit(live, 2, { visits: 10 });
  await visit(canary, 20);
  await judge();
  expect(asked).toEqual([
    [
      'mf-chat',
      { action: 'promote', judged: expect.objectContaining({ percent: 50 }) },
      expect.anything(),
    ],
  ]);
});

test('a version with more faults is withdrawn', async () => {
  await visit(live, 20, { visits: 10 });
  await visit(canary, 10);
  await fail(canary, 5, { step: 'offline' });
  await fail(canary, 5, { first: false });
  await judge();
  expect(asked).toEqual([]);
  await fail(canary, 5);
  await judge();
  expect(asked).toMatchObject([
    [
      'mf-chat',
      { action: 'canary', version: canary, percent: 0 },
      {
        who: 'roll-out',
        why: 'worse than the live version: faults 5 in 10 visits, live 0 in 200 visits',
      },
    ],
  ]);
});

test('a version that appears later is withdrawn', async () => {
  await visit(live, 40, { visits: 10 });
  for (const lcp of [2400, 2600, 2200, 2500, 2300, 2450]) await visit(canary, 1, { lcp });
  await judge();
  expect(asked).toMatchObject([
    [
      'mf-chat',
      { percent: 0 },
      { why: expect.stringMatching(/^worse .*: LCP 2\d+ ms, live 1\d+/) },
    ],
  ]);
});

test('one client counts twice a day at most, and the live version in proportion', async () => {
  const limited = await openTestServer({
    env: { SITE_DIR, RATE_LIMITS: 'on' },
    overrides: { publisher },
    beside: server,
  });
  const report = { remote: 'mf-chat', step: 'threw in render', cause: 'boom', first: true };
  for (let index = 0; index < 20; index += 1) {
    for (const version of [live, canary]) {
      await limited.call('POST', 'client-errors', { ...report, version }, { from: '203.0.113.9' });
    }
  }
  const { rows } = await server.services.pool.query(
    'SELECT version, faults, route, percent FROM version_visits ORDER BY version',
  );
  expect(rows).toEqual([
    { version: live, faults: 18, route: '', percent: 10 },
    { version: canary, faults: 2, route: '', percent: 10 },
  ]);
  await limited.close();
});

test('a server that does not publish judges nothing', async () => {
  const plain = await openTestServer({ env: { SITE_DIR, ROLL_OUT_VISITS: '1' }, beside: server });
  await visit(live, 1, { visits: 10 });
  await visit(canary, 1);
  await plain.runTask('judge roll-outs');
  expect(asked).toEqual([]);
  await plain.close();
});
