import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { vitalLines } from './section-lines';
import { visitsByPage } from './version-visits';

const SITE_DIR = mkdtempSync(join(tmpdir(), 'api-'));
let server: TestServer;
beforeAll(async () => {
  const version = (name: string) => ({ version: name, entry: `/remotes/${name}` });
  const remote = {
    live: version('aa01'),
    previous: null,
    canary: version('aa02'),
    routes: [
      { path: '/', children: [] },
      { path: '/admin', children: [{ path: '' }, { path: 'orders/:orderNumber' }] },
    ],
  };
  writeFileSync(
    join(SITE_DIR, 'registry.json'),
    JSON.stringify({ shell: 'aa00', remotes: { 'mf-x': remote } }),
  );
  server = await openTestServer({ env: { SITE_DIR, RATE_LIMITS: 'on' } });
});
afterAll(async () => {
  await server.close();
  rmSync(SITE_DIR, { recursive: true });
});

const visit = { remote: 'mf-x', version: 'aa01', route: '/', lcp: 1800, inp: 90, cls: 0.004 };
const send = async (changes: object, from = '203.0.113.20') =>
  (await server.call('POST', 'web-vitals', { ...visit, ...changes }, { from })).status;
const lines = async () =>
  vitalLines(await visitsByPage(server.services.database, 'mf-x', server.now()));

test('visits are counted by page and version, but not those of unknown pages', async () => {
  expect(await send({})).toBe(204);
  expect(await send({ version: 'aa02', route: '/admin/orders/:orderNumber', inp: undefined })).toBe(
    204,
  );
  for (const unknown of [
    { version: 'aa03' },
    { route: '/admin/orders/A-1' },
    { route: '/nowhere' },
    { remote: 'mf-y' },
    { remote: '__proto__' },
    { remote: 'constructor' },
  ]) {
    expect(await send(unknown)).toBe(204);
  }
  for (const wrong of [
    { lcp: -1 },
    { lcp: 1e9 },
    { inp: 'x' },
    { cls: 1e6 },
    { route: 'x'.repeat(300) },
  ]) {
    expect(await send(wrong)).toBe(422);
  }
  expect(await send({ filler: 'x'.repeat(2000) })).toBe(413);
  expect(await lines()).toEqual([
    'aa01 /: about 10 visits; 0 with a fault; largest paint 1800 ms; slowest interaction 90 ms; 0 % with a layout shift',
    'aa02 /admin/orders/:orderNumber: about 10 visits; 0 with a fault; largest paint 1800 ms; 0 % with a layout shift',
  ]);
});

test('visits are added up by version and page, and removed after ninety days', async () => {
  expect(await send({ visits: 1, lcp: 3200, cls: 0.3 })).toBe(204);
  expect(await send({ visits: 100 })).toBe(422);
  expect((await lines())[0]).toBe(
    'aa01 /: about 11 visits; 0 with a fault; largest paint 2400 ms; slowest interaction 90 ms; 50 % with a layout shift',
  );
  const { pool } = server.services;
  const rows = async () => (await pool.query('SELECT 1 FROM version_visits')).rows.length;
  server.advanceClock(89 * 86_400);
  await server.runTask('remove old visits');
  expect([await rows(), await lines()]).toEqual([
    2,
    ['No visits were measured in the last seven days.'],
  ]);
  server.advanceClock(2 * 86_400);
  await server.runTask('remove old visits');
  expect(await rows()).toBe(0);
});

test('a visit counts once for its first fault, unless the visitor was offline', async () => {
  const fault = { remote: 'mf-x', version: 'aa02', step: 'threw in render', cause: 'boom' };
  const others = [
    { first: false },
    { first: true, step: 'offline' },
    { first: true, version: 'aa03' },
    { first: true, remote: 'mf-y' },
  ];
  for (const path of ['/', '/nowhere']) {
    for (const changes of [{ first: true }, ...others]) {
      const sent = await server.call('POST', 'client-errors', { ...fault, path, ...changes });
      expect(sent.status).toBe(204);
    }
  }
  const seen = await visitsByPage(server.services.database, 'mf-x', server.now());
  expect(vitalLines(seen)).toEqual([
    'aa02 elsewhere: no visit measured; 1 with a fault',
    'aa02 /: no visit measured; 1 with a fault',
  ]);
});

test('a page of which only faults are known has no number of visits', () => {
  const unmeasured = { visits: 0, faults: 1, lcp: null, inp: null, shifted: null };
  expect(vitalLines([{ version: 'aa01', route: '/', ...unmeasured }])).toEqual([
    'aa01 /: no visit measured; 1 with a fault',
  ]);
});

test('at most sixty visits of one client are counted in ten minutes', async () => {
  const statuses = [];
  for (let count = 0; count < 61; count += 1) statuses.push(await send({}, '203.0.113.21'));
  expect(statuses.findIndex((status) => status !== 204)).toBe(60);
  expect(await send({}, '198.51.100.21')).toBe(204);
});
