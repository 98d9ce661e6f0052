import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { probeDisk } from '../../platform/disk-reserve';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('health answers ok', async () => {
  expect(await server.call('GET', 'health')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('a server that cannot follow its site store reports it, logs it once and stays ready', async () => {
  let failure: Error | null = null;
  const followStore = async () => {
    if (failure) throw failure;
  };
  const own = await openTestServer({ overrides: { followStore }, beside: server });
  const { siteStore, log } = own.services;
  const errors = jest.spyOn(log, 'error');
  const health = async () => (await own.call('GET', 'health')).body;
  // Not asked yet, since the start.
  expect(await health()).toEqual({ status: 'ok', site_store: 'unknown' });
  await siteStore!.follow();
  expect(await health()).toEqual({ status: 'ok', site_store: 'followed' });
  failure = new Error('s3://site cannot be reached (ECONNREFUSED).');
  await siteStore!.follow();
  await siteStore!.follow();
  expect(await own.call('GET', 'ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', site_store: 'behind' },
  });
  expect(errors).toHaveBeenCalledTimes(1);
  failure = null;
  await siteStore!.follow();
  expect(await health()).toEqual({ status: 'ok', site_store: 'followed' });
  await own.close();
});

test('a process lives while its database is away', async () => {
  const own = await openTestServer({ beside: server });
  own.services.probeDatabase = () => Promise.reject(new Error('away'));
  expect(await own.call('GET', 'live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  await own.close();
});

test('a server without room for a page is not ready', async () => {
  const own = await openTestServer({ beside: server });
  const full = jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 4000, bsize: 4096 } as never);
  expect(await own.call('GET', 'ready')).toMatchObject({ status: 503 });
  full.mockRestore();
  await own.close();
});

// A file system of its own size; only root can make one.
(process.getuid?.() === 0 ? test : test.skip)(
  'a disk on which nothing fits is not ready',
  async () => {
    const disk = mkdtempSync(join(tmpdir(), 'disk-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
    if (mounted.status !== 0) return rmSync(disk, { recursive: true });
    try {
      await probeDisk(disk);
      writeFileSync(join(disk, 'large'), Buffer.alloc(40 * 1024 * 1024));
      await expect(probeDisk(disk)).rejects.toThrow('bytes left');
    } finally {
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    }
  },
);

test('the readiness check writes to the write-ahead log of the database', async () => {
  const place = async () =>
    (await server.services.pool.query('SELECT pg_current_wal_insert_lsn() AS place')).rows[0].place;
  const before = await place();
  expect(await server.call('GET', 'ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await place()).not.toBe(before);
});

test('a server that cannot write to its data folder is not ready', async () => {
  // The root user can write everywhere.
  if (process.getuid?.() === 0) return;
  const closed = await openTestServer();
  chmodSync(closed.config.dataDir, 0o500);
  expect(await closed.call('GET', 'ready')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  });
  chmodSync(closed.config.dataDir, 0o700);
  await closed.close();
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a held lock gives 503 in time, and the health check does not wait', async () => {
  const client = new Client({ connectionString: server.config.databaseUrl! });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE contacts IN ACCESS EXCLUSIVE MODE');
  const contact = {
    name: 'Ravi',
    email: 'ravi@example.com',
    phone_number: '9876543210',
    state: 'Delhi',
    message: 'Hello',
  };
  // More requests than there are database connections.
  const requests = Array.from({ length: 25 }, () => server.call('POST', 'contacts', contact));
  const waiting = Promise.all(requests);
  expect(await Promise.race([server.call('GET', 'health'), ...requests])).toMatchObject({
    status: 200,
  });
  for (const response of await waiting) {
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': expect.anything() } });
  }
  await client.query('ROLLBACK');
  await client.end();
  expect((await server.call('POST', 'contacts', contact)).status).toBe(201);
});
