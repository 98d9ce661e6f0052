import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { placeEmptyDatabase } from '../testing/empty-database';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database';

jest.setTimeout(180_000);

const folders: string[] = [];
async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  folders.push(folder);
  await placeEmptyDatabase(folder);
  return folder;
}
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function poolOf(embedded: EmbeddedDatabase): Pool {
  const pool = new Pool({ ...embedded.connection, max: 1, connectionTimeoutMillis: 1000 });
  pool.on('error', () => undefined);
  return pool;
}

/** Resolves once the statement works; a refusal has to come within seconds. */
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

test('a database that gives no sign is started anew, and what was acknowledged is there', async () => {
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

test('half a statement of a connection that broke does not reach the next one', async () => {
  const embedded = await openEmbeddedDatabase(await dataFolder());
  const { host, port, user } = embedded.connection;
  const broken = connect(join(host, `.s.PGSQL.${port}`));
  const startUp = Buffer.from(`\0\0\0\0\0\x03\0\0user\0${user}\0\0`);
  startUp.writeInt32BE(startUp.length);
  broken.write(startUp);
  await once(broken, 'data');
  // Parse, and nothing that would end it.
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

test('its files are for their owner only', async () => {
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

test('damaged files are told in a sentence that says what to do', async () => {
  const dataDir = await dataFolder();
  writeFileSync(join(dataDir, 'database/global/pg_control'), Buffer.alloc(8192, 7));
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(/database.*npm run db:restore/);
});

/** A disk of its own, where this user may make one. */
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
  'a full disk refuses writes within seconds, and once there is room all goes on by itself',
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
    const begin = Date.now();
    await pool.query('INSERT INTO kept VALUES (0)').catch(() => undefined);
    expect(Date.now() - begin).toBeLessThan(10_000);
    rmSync(filler);
    await untilItWorks(pool, 'INSERT INTO kept VALUES (-1)');
    const { rows } = await pool.query('SELECT count(*)::integer AS n FROM kept WHERE n > 0');
    expect(rows[0].n).toBeGreaterThanOrEqual(acknowledged);
    await pool.end();
    await embedded.close();
  },
);
