import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from 'node-shared/folder-lock';
import { Pool } from 'pg';
import { placeEmptyDatabase } from '../../testing/database/empty-database';
import { openPool } from './connections';
import {
  openEmbeddedDatabase,
  shareEmbeddedDatabase,
  type EmbeddedDatabase,
} from './embedded-database';

jest.setTimeout(300_000);

const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let embedded: EmbeddedDatabase;
let pool: Pool;

function poolOf({ connection }: Pick<EmbeddedDatabase, 'connection'>): Pool {
  const opened = new Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000 });
  opened.on('error', () => undefined);
  return opened;
}

beforeAll(async () => {
  await placeEmptyDatabase(dataDir);
  embedded = await openEmbeddedDatabase(dataDir);
  pool = poolOf(embedded);
});
afterAll(async () => {
  await pool.end();
  await embedded.close();
});

test('an unfinished statement of a broken connection does not reach the others', async () => {
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
  for (const n of ['1', '2']) {
    expect((await pool.query('SELECT $1 AS n', [n])).rows).toEqual([{ n }]);
  }
});

test('a command shares the database of the server that has opened it, and neither meets a transaction of the other', async () => {
  const command = await shareEmbeddedDatabase(dataDir);
  const beside = poolOf(command);
  const writing = await pool.connect();
  await writing.query('CREATE TABLE kept (n integer)');
  await writing.query('BEGIN');
  const read = Array.from({ length: 50 }, (_, n) =>
    beside.query('SELECT $1::integer AS n, (SELECT count(*)::integer FROM kept) AS kept', [n]),
  );
  for (let n = 0; n < 50; n += 1) await writing.query('INSERT INTO kept VALUES ($1)', [n]);
  await writing.query('COMMIT');
  writing.release();
  const own = Array.from({ length: 50 }, (_, n) => pool.query('SELECT $1::integer AS n', [n]));
  for (const [n, { rows }] of (await Promise.all(own)).entries()) expect(rows).toEqual([{ n }]);
  for (const [n, { rows }] of (await Promise.all(read)).entries()) {
    expect([0, 50]).toContain(rows[0].kept);
    expect(rows[0].n).toBe(n);
  }
  await beside.end();
  await command.close();
  expect((await pool.query('SELECT count(*)::integer AS n FROM kept')).rows).toEqual([{ n: 50 }]);
});

test('a command waits for no server that still prepares its database', async () => {
  const preparing = mkdtempSync(join(tmpdir(), 'api-'));
  mkdirSync(join(preparing, 'database'));
  const unlock = await lockFolder(join(preparing, 'database'), 0, { fileIn: preparing });
  await expect(shareEmbeddedDatabase(preparing)).rejects.toThrow(
    `The database in ${preparing} is being prepared by a server that starts: call this again when it is up.`,
  );
  await unlock();
  rmSync(preparing, { recursive: true });
});

test('a statement stays usable after a command has come and gone, and the command has the same one', async () => {
  const login = { name: 'find-login', text: 'SELECT $1::integer AS n', values: [7] };
  const server = openPool({ ...embedded.connection, max: 1, idleTimeoutMillis: 0 });
  for (let round = 0; round < 2; round += 1) {
    expect((await server.query(login)).rows).toEqual([{ n: 7 }]);
    const command = await shareEmbeddedDatabase(dataDir);
    const beside = openPool({ ...command.connection, max: 1 });
    expect((await beside.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    expect((await server.query(login)).rows).toEqual([{ n: 7 }]);
    expect((await beside.query(login)).rows).toEqual([{ n: 7 }]);
    await beside.end();
    await command.close();
  }
  expect((await server.query(login)).rows).toEqual([{ n: 7 }]);
  await server.end();
});

test('another program, such as pg_dump, is refused and changes nothing of the session', async () => {
  const { application_name: _own, ...address } = embedded.connection;
  const foreign = new Pool({ ...address, max: 1, connectionTimeoutMillis: 10_000 });
  foreign.on('error', () => undefined);
  await expect(foreign.query("SELECT set_config('search_path', '', false)")).rejects.toThrow(
    'set DATABASE_URL',
  );
  expect((await pool.query('SHOW search_path')).rows[0].search_path).toContain('public');
  await foreign.end();
});

test('only the owner can enter its folder, and read the address of a running one', () => {
  const mode = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  expect([mode('database'), mode('database-address.json')]).toEqual([0o700, 0o600]);
});

test('the error for damaged files names their folder', async () => {
  const damaged = mkdtempSync(join(tmpdir(), 'api-'));
  try {
    await placeEmptyDatabase(damaged);
    writeFileSync(join(damaged, 'database/global/pg_control'), Buffer.alloc(8192, 7));
    await expect(openEmbeddedDatabase(damaged)).rejects.toThrow(
      /database does not start .*damaged: remove the folder/,
    );
    expect(existsSync(join(damaged, 'database-address.json'))).toBe(false);
  } finally {
    rmSync(damaged, { recursive: true, force: true });
  }
});
