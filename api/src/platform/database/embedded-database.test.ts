import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { placeEmptyDatabase } from '../../testing/database/empty-database';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database';

jest.setTimeout(300_000);

const folders: string[] = [];
async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  folders.push(folder);
  await placeEmptyDatabase(folder);
  return folder;
}
beforeEach(() => {
  jest
    .spyOn(console, 'error')
    .mockClear()
    .mockImplementation(() => undefined);
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function poolOf(embedded: EmbeddedDatabase): Pool {
  const pool = new Pool({ ...embedded.connection, max: 1, connectionTimeoutMillis: 1000 });
  pool.on('error', () => undefined);
  return pool;
}

/** Repeats the statement until it succeeds. */
async function untilItWorks(pool: Pool, statement: string): Promise<void> {
  for (;;) {
    const works = await pool.query(statement).then(
      () => true,
      () => false,
    );
    if (works) return;
    await new Promise((next) => setTimeout(next, 200));
  }
}

test('a database that does not respond is restarted and keeps acknowledged rows', async () => {
  const embedded = await openEmbeddedDatabase(await dataFolder(), { silentMs: 3000 });
  const pool = poolOf(embedded);
  await pool.query('CREATE TABLE kept (n integer)');
  await pool.query('INSERT INTO kept VALUES (7)');
  await expect(pool.query('SELECT pg_sleep(120)')).rejects.toThrow();
  await untilItWorks(pool, 'SELECT 1');
  expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 7 }]);
  await pool.end();
  await embedded.close();
});

test('a database is not restarted because the whole process slept', async () => {
  const embedded = await openEmbeddedDatabase(await dataFolder(), { silentMs: 3000 });
  const pool = poolOf(embedded);
  await pool.query('SELECT 1');
  // Nothing of this thread runs, as on a paused machine.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);
  await new Promise((next) => setTimeout(next, 200));
  expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  expect(console.error).not.toHaveBeenCalled();
  await pool.end();
  await embedded.close();
});

/** Blocks the thread of the database until it is ended and started again. */
async function stopDatabase(embedded: EmbeddedDatabase): Promise<void> {
  const pool = poolOf(embedded);
  await expect(pool.query('SELECT pg_sleep(120)')).rejects.toThrow();
  await pool.end();
}

const printed = async (message: RegExp) => {
  while (!jest.mocked(console.error).mock.calls.some(([line]) => message.test(String(line)))) {
    await new Promise((next) => setTimeout(next, 10));
  }
};

test('a database that cannot start again refuses requests and can be closed', async () => {
  const dataDir = await dataFolder();
  const embedded = await openEmbeddedDatabase(dataDir, { silentMs: 1000 });
  writeFileSync(join(dataDir, 'database/global/pg_control'), Buffer.alloc(8192, 7));
  await stopDatabase(embedded);
  await printed(/does not start/);
  await expect(embedded.dump()).rejects.toThrow();
  await embedded.close();
  expect(existsSync(embedded.connection.host)).toBe(false);
  // The folder is not locked any more.
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(/npm run db:restore/);
});

test('a database that is starting again can be closed, and its folder is free', async () => {
  const dataDir = await dataFolder();
  const embedded = await openEmbeddedDatabase(dataDir, { silentMs: 1000 });
  await stopDatabase(embedded);
  await printed(/is starting again/);
  await embedded.close();
  expect(existsSync(embedded.connection.host)).toBe(false);
  const next = await openEmbeddedDatabase(dataDir);
  const pool = poolOf(next);
  expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
  await next.close();
});

test('an unfinished statement of a broken connection does not reach the next connection', async () => {
  const embedded = await openEmbeddedDatabase(await dataFolder());
  const { host, port, user, application_name: name } = embedded.connection;
  const broken = connect(join(host, `.s.PGSQL.${port}`));
  const startUp = Buffer.from(`\0\0\0\0\0\x03\0\0user\0${user}\0application_name\0${name}\0\0`);
  startUp.writeInt32BE(startUp.length);
  broken.write(startUp);
  await once(broken, 'data');
  // A Parse message without the Sync that would end the statement.
  const parse = Buffer.from("P\0\0\0\0\0SELECT 'broken'\0\0\0");
  parse.writeInt32BE(parse.length - 1, 1);
  broken.end(parse);
  await once(broken, 'close');
  const pool = poolOf(embedded);
  for (const n of ['1', '2']) {
    expect((await pool.query('SELECT $1 AS n', [n])).rows).toEqual([{ n }]);
  }
  await pool.end();
  await embedded.close();
});

test('another program, such as pg_dump, is refused and changes nothing of the session', async () => {
  const embedded = await openEmbeddedDatabase(await dataFolder());
  const pool = poolOf(embedded);
  await pool.query('SELECT 1');
  const { application_name: _own, ...address } = embedded.connection;
  const foreign = new Pool({ ...address, max: 1, connectionTimeoutMillis: 10_000 });
  foreign.on('error', () => undefined);
  await expect(foreign.query("SELECT set_config('search_path', '', false)")).rejects.toThrow(
    'npm run db:backup',
  );
  expect((await pool.query('SHOW search_path')).rows[0].search_path).toContain('public');
  expect((await pool.query('SELECT count(*) FROM leads')).rows).toEqual([{ count: '0' }]);
  await foreign.end();
  await pool.end();
  await embedded.close();
});

test('only the owner can read the files of the database', async () => {
  const dataDir = await dataFolder();
  const embedded = await openEmbeddedDatabase(dataDir);
  const pool = poolOf(embedded);
  await pool.query('CREATE TABLE fresh (n integer)');
  const { rows } = await pool.query("SELECT pg_relation_filepath('fresh') AS path");
  await pool.end();
  await embedded.close();
  const mode = (path: string) => statSync(join(dataDir, 'database', path)).mode & 0o777;
  expect(mode('.')).toBe(0o700);
  expect(mode('base')).toBe(0o700);
  expect(mode('PG_VERSION')).toBe(0o600);
  expect(mode(rows[0].path)).toBe(0o600);
});

test('the error for damaged files says how to restore a backup', async () => {
  const dataDir = await dataFolder();
  writeFileSync(join(dataDir, 'database/global/pg_control'), Buffer.alloc(8192, 7));
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(/database.*npm run db:restore/);
});

/** Mounts a small disk; null if this user may not mount one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

const disk = smallDisk();
afterAll(() => {
  if (!disk) return;
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

(disk ? test : test.skip)(
  'a full disk refuses writes, and once there is room all goes on by itself',
  async () => {
    await placeEmptyDatabase(disk!);
    const embedded = await openEmbeddedDatabase(disk!);
    const pool = poolOf(embedded);
    await pool.query('CREATE TABLE kept (n integer, filler text)');
    let acknowledged = 0;
    const insert = () =>
      pool.query(
        `INSERT INTO kept SELECT $1, string_agg(md5(random()::text), '') FROM generate_series(1, 30000)`,
        [acknowledged + 1],
      );
    const filler = join(disk!, 'filler');
    execFileSync('sh', ['-c', `head -c 24m /dev/zero > ${filler}`]);
    let refusal: unknown;
    while (!refusal) {
      await insert().then(
        () => (acknowledged += 1),
        (error: unknown) => (refusal = error),
      );
    }
    // Refused or not: it ends.
    await pool.query('INSERT INTO kept VALUES (0)').catch(() => undefined);
    rmSync(filler);
    await untilItWorks(pool, 'INSERT INTO kept VALUES (-1)');
    const { rows } = await pool.query('SELECT count(*)::integer AS n FROM kept WHERE n > 0');
    expect(rows[0].n).toBeGreaterThanOrEqual(acknowledged);
    await pool.end();
    await embedded.close();
  },
);
