import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { migrate, migrations } from './migrations';

let server: TestServer;
/** A copy of the migrations, to which a test adds the ones of a later version. */
let folder: string;

beforeEach(async () => {
  server = await openTestServer({ ownDatabase: true });
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(join(__dirname, '../../../migrations'), folder, { recursive: true });
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
    join(folder, '9999-place.sql'),
    "ALTER TABLE users ADD COLUMN place text NOT NULL DEFAULT 'unknown';",
  );
  await migrate(pool, folder);
  expect(await applied()).toEqual([...migrations, '9999-place.sql']);
  const users = await pool.query('SELECT place FROM users WHERE email = $1', [email]);
  expect(users.rows).toEqual([{ place: 'unknown' }]);
});

test('a failed migration leaves the database unchanged', async () => {
  const { pool } = server.services;
  writeFileSync(
    join(folder, '9999-places.sql'),
    'CREATE TABLE places (id integer); CREATE TABLE users (id integer);',
  );
  await expect(migrate(pool, folder)).rejects.toThrow(/users/);
  const left = await pool.query(`SELECT to_regclass('places') AS places`);
  expect(left.rows[0].places).toBeNull();
  expect(await applied()).toEqual(migrations);
});

test('the error for a migration that was changed after it was applied names it', async () => {
  writeFileSync(join(folder, '0001-start.sql'), 'CREATE TABLE users (id integer);');
  await expect(migrate(server.services.pool, folder)).rejects.toThrow(
    'api/migrations/0001-start.sql was changed after this database had applied it',
  );
});
