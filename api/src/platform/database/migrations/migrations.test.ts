import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { migrate, migrations, pendingMigrations, refuseForeignSchema } from './migrations';

let server: TestServer;
/** A copy of the migrations, to which a test adds the ones of a later version. */
let folder: string;

beforeEach(async () => {
  server = await openTestServer({ ownDatabase: true });
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(join(__dirname, '../../../../migrations'), folder, { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

const applied = async () => {
  const { rows } = await server.services.pool.query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY name',
  );
  return rows.map(({ name }) => name);
};

test('a database of an older version is brought up to date and keeps its rows', async () => {
  const { pool } = server.services;
  const { email } = await server.addUser();
  writeFileSync(
    join(folder, '209901010009-place.sql'),
    "-- expand\nALTER TABLE users ADD COLUMN place text NOT NULL DEFAULT 'unknown';",
  );
  await migrate(pool, { folder });
  expect(await applied()).toEqual([...migrations, '209901010009-place.sql']);
  const users = await pool.query('SELECT place FROM users WHERE email = $1', [email]);
  expect(users.rows).toEqual([{ place: 'unknown' }]);
});

test('a failed migration leaves the database unchanged', async () => {
  const { pool } = server.services;
  writeFileSync(
    join(folder, '209901010009-places.sql'),
    '-- expand\nCREATE TABLE places (id integer); CREATE TABLE users (id integer);',
  );
  await expect(migrate(pool, { folder })).rejects.toThrow(
    /^api\/migrations\/209901010009-places.sql could not be applied, .* "users" already exists\.$/,
  );
  const left = await pool.query(`SELECT to_regclass('places') AS places`);
  expect(left.rows[0].places).toBeNull();
  expect(await applied()).toEqual(migrations);
});

test('the error for a migration that was changed after it was applied names it', async () => {
  writeFileSync(join(folder, '0001-start.sql'), '-- contract\nCREATE TABLE users (id integer);');
  await expect(migrate(server.services.pool, { folder })).rejects.toThrow(
    'api/migrations/0001-start.sql was changed after this database had applied it',
  );
});

const add = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('a version runs on a database with a newer expand migration, and not with a contract one', async () => {
  const { pool } = server.services;
  add('209901010008-wider.sql', '-- expand\nALTER TABLE users ADD COLUMN place text;');
  await migrate(pool, { folder });
  expect(await migrate(pool)).toEqual([]);
  await refuseForeignSchema(pool);
  const beside = await openTestServer({ beside: server });
  expect((await beside.call('GET', 'ready')).status).toBe(200);
  await beside.close();
  add('209901010009-narrower.sql', '-- contract\nALTER TABLE users DROP COLUMN place;');
  await migrate(pool, { folder });
  for (const run of [migrate, refuseForeignSchema]) {
    await expect(run(pool)).rejects.toThrow(
      'it has 209901010009-narrower.sql, on which this version cannot run',
    );
  }
});

test('while older servers run, migrations are applied up to the first contract one', async () => {
  const { pool } = server.services;
  add('209901010007-wider.sql', '-- expand\nALTER TABLE users ADD COLUMN place text;');
  add('209901010008-narrower.sql', '-- contract\nALTER TABLE users DROP COLUMN place;');
  add('209901010009-later.sql', '-- expand\nALTER TABLE users ADD COLUMN town text;');
  await expect(refuseForeignSchema(pool, { folder })).rejects.toThrow(
    'The database lacks 209901010007-wider.sql, 209901010009-later.sql: run "npm run migrate"',
  );
  expect(await migrate(pool, { folder, upTo: 'expand' })).toEqual(['209901010007-wider.sql']);
  expect(await pendingMigrations(pool, folder)).toEqual([
    '209901010008-narrower.sql',
    '209901010009-later.sql',
  ]);
  expect(await migrate(pool, { folder })).toEqual([
    '209901010008-narrower.sql',
    '209901010009-later.sql',
  ]);
  await refuseForeignSchema(pool, { folder });
});

test.each([
  ['ALTER TABLE users ADD COLUMN place text;', 'begins neither with the line "-- expand"'],
  ['-- expand\nALTER TABLE users DROP COLUMN phone;', 'is no expand migration'],
])('%s is refused before it is run', async (text, reason) => {
  add('209901010009-wrong.sql', text);
  await expect(migrate(server.services.pool, { folder })).rejects.toThrow(reason);
  expect(await applied()).toEqual(migrations);
});

test.each(['0002-places.sql', '202613010000-places.sql', '202611281200_places.sql'])(
  '%s is refused, because its name is not its time',
  async (name) => {
    add(name, '-- expand\nCREATE TABLE places (id integer);');
    await expect(migrate(server.services.pool, { folder })).rejects.toThrow(
      `api/migrations/${name} is not named by its time, as YYYYMMDDHHMM-name.sql`,
    );
    expect(await applied()).toEqual(migrations);
  },
);

test('an index is created without stopping writes, also after an attempt that was interrupted', async () => {
  const { pool } = server.services;
  const limits = async () =>
    (await pool.query("SELECT current_setting('statement_timeout') AS limit")).rows[0].limit;
  const before = await limits();
  await pool.query('CREATE INDEX users_by_phone ON users (phone)');
  await pool.query(
    "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'users_by_phone'::regclass",
  );
  add(
    '209901010009-index.sql',
    '-- expand\nCREATE INDEX CONCURRENTLY IF NOT EXISTS users_by_phone ON users (phone);',
  );
  expect(await migrate(pool, { folder })).toEqual(['209901010009-index.sql']);
  const { rows } = await pool.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'users_by_phone'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  expect(await limits()).toBe(before);
  expect(await applied()).toEqual([...migrations, '209901010009-index.sql']);
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('writes pass while a migration waits for a table that somebody reads', async () => {
  const { pool } = server.services;
  add('209901010009-wider.sql', '-- expand\nALTER TABLE contacts ADD COLUMN place text;');
  const reader = new Client({ connectionString: server.config.databaseUrl! });
  await reader.connect();
  await reader.query('BEGIN; SELECT count(*) FROM contacts');
  const lines: string[] = [];
  const migrating = migrate(pool, { folder, log: (line) => lines.push(line) });
  const contact = {
    name: 'Ravi',
    email: 'ravi@example.com',
    phone_number: '9876543210',
    state: 'Delhi',
    message: 'Hello',
  };
  const statuses = new Set<number>();
  const end = Date.now() + 6000;
  while (Date.now() < end) {
    statuses.add((await server.call('POST', 'contacts', contact)).status);
  }
  await reader.query('COMMIT');
  await reader.end();
  expect(await migrating).toEqual(['209901010009-wider.sql']);
  expect([...statuses]).toEqual([201]);
  expect(lines.filter((line) => line.includes('lock timeout')).length).toBeGreaterThan(0);
});

onPostgres('a table that stays in use refuses the migration and names it', async () => {
  add('209901010009-wider.sql', '-- expand\nALTER TABLE contacts ADD COLUMN place text;');
  const reader = new Client({ connectionString: server.config.databaseUrl! });
  await reader.connect();
  await reader.query('BEGIN; SELECT count(*) FROM contacts');
  await expect(migrate(server.services.pool, { folder, tries: 2 })).rejects.toThrow(
    'api/migrations/209901010009-wider.sql could not be applied, and the database is as before: canceling statement due to lock timeout',
  );
  await reader.end();
});

onPostgres('several processes apply a migration once, one that creates an index too', async () => {
  add('209901010008-wider.sql', '-- expand\nALTER TABLE contacts ADD COLUMN place text;');
  add(
    '209901010009-index.sql',
    '-- expand\nCREATE INDEX CONCURRENTLY contacts_by_place ON contacts (place);',
  );
  const all = await Promise.all(
    Array.from({ length: 4 }, () => migrate(server.services.pool, { folder })),
  );
  expect(all.flat().filter((name) => name === '209901010008-wider.sql')).toHaveLength(1);
  expect(await applied()).toEqual([
    ...migrations,
    '209901010008-wider.sql',
    '209901010009-index.sql',
  ]);
});
