import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_DELIVERIES } from '../../platform/messages/messages';
import { openTestServer, type TestServer } from '../../testing/test-server';

const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'backups-'));
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { BACKUP_DIR } });
});
afterAll(async () => {
  await server.close();
  rmSync(BACKUP_DIR, { recursive: true });
});

const healthFor = async (role: 1 | 3) => {
  const { token } = await server.addUser({ role });
  return server.call('GET', 'admin/health', undefined, { token });
};

test('the state of a new installation: nothing waits, and no backup was ever proven', async () => {
  const { status, body } = await healthFor(3);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    backup_at: null,
    backup_proven_at: null,
    messages_failed: 0,
    payment_provider: 'sandbox',
    payment_account: '',
    settled_day: null,
    catalogue_version: expect.any(Number),
    node: process.versions.node,
  });
  expect(body.data.disk_free_bytes).toBeLessThan(body.data.disk_bytes);
});

test('messages, backups and the last settlement are read from where they are', async () => {
  const { pool } = server.services;
  await pool.query('DELETE FROM outgoing_messages');
  await pool.query(
    `INSERT INTO outgoing_messages (message, tries, next_attempt_at, created_at)
     SELECT '{}', tries, now(), '2026-01-02T03:04:05Z' FROM unnest(ARRAY[1, $1::integer]) AS tries`,
    [MOST_DELIVERIES],
  );
  await pool.query(`
    INSERT INTO reconciliations (provider, day, provider_paise, our_paise, differences, done_at)
    VALUES ('sandbox', '2026-01-01', 1, 1, '[]', now()), ('sandbox', '2026-01-02', 1, 2, '["One."]', now())`);
  for (const [name, seconds] of [
    ['a.dump', 1_700_000_000],
    ['checked.json', 1_700_000_600],
  ] as const) {
    writeFileSync(join(BACKUP_DIR, name), '{}');
    utimesSync(join(BACKUP_DIR, name), seconds, seconds);
  }
  expect((await healthFor(3)).body.data).toMatchObject({
    messages_waiting: 1,
    messages_since: '2026-01-02T03:04:05.000Z',
    messages_failed: 1,
    settled_day: '2026-01-02',
    settlement_differences: 1,
    backup_at: '2023-11-14T22:13:20.000Z',
    backup_proven_at: '2023-11-14T22:23:20.000Z',
  });
});

test('it is for whoever runs the site', async () => {
  expect((await healthFor(1)).status).toBe(403);
});
