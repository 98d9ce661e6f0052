import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { probeDisk } from '../../platform/disk-reserve';
import { MOST_DELIVERIES } from '../../platform/messages/messages';
import { type TestServer, openTestServer } from '../../testing/test-server';

describe('for machines', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('health answers ok', async () => {
    expect(await server.call('GET', 'health')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
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
      (await server.services.pool.query('SELECT pg_current_wal_insert_lsn() AS place')).rows[0]
        .place;
    const before = await place();
    expect(await server.call('GET', 'ready')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
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
      expect(response).toMatchObject({
        status: 503,
        headers: { 'retry-after': expect.anything() },
      });
    }
    await client.query('ROLLBACK');
    await client.end();
    expect((await server.call('POST', 'contacts', contact)).status).toBe(201);
  });
});

describe('for admins', () => {
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
});
