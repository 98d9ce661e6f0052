import { coursePayload, decide, placeOrder } from '../../testing/orders';
import { openTestServer } from '../../testing/test-server';
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
  // The second migration also records the pictures that were uploaded before it.
  const uploads = await pool.query('SELECT url, unused_since FROM uploads');
  expect(uploads.rows).toEqual([{ url: '/uploads/old.webp', unused_since: null }]);
  await server.close();
});

test('an account that an unpaid checkout has opened is closed until the order is paid', async () => {
  const server = await openTestServer();
  const { pool } = server.services;
  const email = (name: string) => `${name}@example.com`;
  for (const name of ['paid', 'unpaid', 'own']) {
    const payload = coursePayload({ email: email(name), password: 'given-at-checkout' });
    const number = await placeOrder(server, payload);
    if (name === 'paid') await decide(server, number);
  }
  // The state that checkouts left before 0023: the account has the password and owns the order.
  await pool.query(`UPDATE users u SET created_at = o.created_at, password_hash = p.password_hash
    FROM orders o LEFT JOIN purchase_passwords p ON p.order_id = o.id
    WHERE o.email = u.email AND u.password_hash IS NULL`);
  await pool.query(`UPDATE orders o SET user_id = u.id FROM users u WHERE u.email = o.email`);
  await pool.query('DELETE FROM purchase_passwords');
  // This buyer signed up before ordering.
  await pool.query("UPDATE users SET created_at = created_at - interval '1 day' WHERE email = $1", [
    email('own'),
  ]);
  const login = async (name: string) =>
    (await server.call('POST', 'login', { email: email(name), password: 'given-at-checkout' }))
      .status;
  expect(await login('unpaid')).toBe(200);

  await pool.query("DELETE FROM schema_migrations WHERE name LIKE '0023%'");
  await migrate(pool);
  expect([await login('paid'), await login('unpaid'), await login('own')]).toEqual([200, 401, 200]);
  const { rows } = await pool.query(
    'SELECT order_number FROM orders WHERE user_id IS NULL AND email = $1',
    [email('unpaid')],
  );
  await decide(server, rows[0].order_number);
  expect(await login('unpaid')).toBe(200);
  await server.close();
});

test('a failed migration leaves the database unchanged', async () => {
  const server = await openTestServer();
  const { pool } = server.services;
  // The index users_by_avatar still exists, so that the migration fails half-way.
  await pool.query('DROP TABLE uploads');
  await pool.query(`DELETE FROM schema_migrations WHERE name = '0002-uploads.sql'`);
  await expect(migrate(pool)).rejects.toThrow(/users_by_avatar/);
  const left = await pool.query(`SELECT to_regclass('uploads') AS uploads`);
  expect(left.rows[0].uploads).toBeNull();
  await server.close();
});

test('the error for a migration that was changed after it was applied names it', async () => {
  const server = await openTestServer();
  const { pool } = server.services;
  const { rows } = await pool.query(
    'SELECT count(*)::int AS count FROM schema_migrations WHERE sha256 IS NULL',
  );
  expect(rows[0].count).toBe(0);
  await pool.query("UPDATE schema_migrations SET sha256 = 'other' WHERE name = '0002-uploads.sql'");
  await expect(migrate(pool)).rejects.toThrow(
    'api/migrations/0002-uploads.sql was changed after this database had applied it',
  );
  // A database from a version that stored no hashes gets the current ones.
  await pool.query('UPDATE schema_migrations SET sha256 = NULL');
  await migrate(pool);
  const filled = await pool.query('SELECT name FROM schema_migrations WHERE sha256 IS NULL');
  expect(filled.rows).toEqual([]);
  await server.close();
});
