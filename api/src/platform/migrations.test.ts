import { openTestServer } from '../testing/test-server';
import { migrate, migrations } from './migrations';

test('a database of an older version is brought up to date and keeps its rows', async () => {
  const server = await openTestServer();
  const { pool } = server.services;
  // The database as the first version made it.
  await pool.query('DROP SCHEMA public CASCADE');
  await pool.query('CREATE SCHEMA public');
  await migrate(pool, migrations.slice(0, 1));
  await pool.query(
    `INSERT INTO users (name, email, phone, password_hash, slug, avatar, created_at)
     VALUES ('Old', 'old@example.com', '9000000000', 'x', 'old', '/uploads/old.webp', now())`,
  );

  await migrate(pool);
  const applied = await pool.query('SELECT name FROM schema_migrations ORDER BY name');
  expect(applied.rows.map((row) => row.name)).toEqual(migrations);
  const users = await pool.query('SELECT email FROM users');
  expect(users.rows).toEqual([{ email: 'old@example.com' }]);
  // What the second version keeps of pictures, it knows of the old ones too.
  const uploads = await pool.query('SELECT url, unused_since FROM uploads');
  expect(uploads.rows).toEqual([{ url: '/uploads/old.webp', unused_since: null }]);
  await server.close();
});

test('a migration that fails leaves the database as it was', async () => {
  const server = await openTestServer();
  const { pool } = server.services;
  // The index of the second migration is left, so that the migration fails half-way.
  await pool.query('DROP TABLE uploads');
  await pool.query(`DELETE FROM schema_migrations WHERE name = '0002-uploads.sql'`);
  await expect(migrate(pool)).rejects.toThrow(/users_by_avatar/);
  const left = await pool.query(`SELECT to_regclass('uploads') AS uploads`);
  expect(left.rows[0].uploads).toBeNull();
  await server.close();
});
