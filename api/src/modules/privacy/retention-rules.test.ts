import { getTableName } from 'drizzle-orm';
import { periods } from 'shared/model/retention';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { impersonalColumns, personalColumns } from './impersonal-columns';
import { retentionRules } from './retention-rules';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('every column of every table has a rule, or is listed as one that says nothing of a person', async () => {
  const { rows } = await server.services.pool.query<{ table: string; column: string }>(`
    SELECT c.relname AS table, a.attname AS column
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped`);
  const personal = retentionRules.flatMap(({ table }) =>
    personalColumns(table).map((column) => `${getTableName(table)}.${column}`),
  );
  const impersonal = Object.entries(impersonalColumns).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
  const found = rows.map(({ table, column }) => `${table}.${column}`).sort();
  expect([...personal, ...impersonal].sort()).toEqual(found);
});

test('every period with a length is kept by a rule, by the outbox, by the uploads or by the log', () => {
  const kept = retentionRules.flatMap(({ period, ends }) => [
    period,
    ...ends.map((end) => end.period),
  ]);
  // The signed mark of a device is checked at the login, and journald ends the log.
  const elsewhere = ['knownDevice', 'log'];
  expect(Object.keys(periods).sort()).toEqual([...new Set([...kept, ...elsewhere])].sort());
});

describe('rows end with their period', () => {
  const DAY = 86_400_000;
  const ago = (days: number) => new Date(server.now().getTime() - days * DAY);
  const count = async (table: string, where = 'true') =>
    Number(
      (await server.services.pool.query(`SELECT count(*) FROM ${table} WHERE ${where}`)).rows[0]
        .count,
    );
  const run = () => server.runTask('remove expired rows');

  test('enquiries after two years, and consents a year after they were taken back', async () => {
    const { pool } = server.services;
    for (const days of [729, 731]) {
      await pool.query(
        `INSERT INTO leads (type, source, full_name, email, phone_number, created_at)
         VALUES ('request callback', 'callback', 'Old', 'old@example.com', '9876543210', $1)`,
        [ago(days)],
      );
    }
    for (const days of [364, 366]) {
      await pool.query(
        `INSERT INTO consents (purpose, version, form, email, phone, given_at, withdrawn_at)
         VALUES ('news', '1', 'newsletter', 'old@example.com', '9876543210', $1, $2)`,
        [ago(2000), ago(days)],
      );
    }
    await run();
    expect(await count('leads', "email = 'old@example.com'")).toBe(1);
    expect(await count('consents', "email = 'old@example.com'")).toBe(1);
  });

  test('an account that was never opened after 90 days, and the count of its day follows', async () => {
    const { pool } = server.services;
    await pool.query('DELETE FROM daily_user_counts');
    const unopened = async (email: string, days: number, order?: 'paid' | 'failed') => {
      await pool.query(
        `INSERT INTO users (name, email, phone, slug, created_at) VALUES ('New', $1, '9876543210', $2, $3)`,
        [email, email.replace(/\W/g, '-'), ago(days)],
      );
      await pool.query(
        `INSERT INTO daily_user_counts VALUES (($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, 1)
         ON CONFLICT (day) DO UPDATE SET count = daily_user_counts.count + 1`,
        [ago(days)],
      );
      if (!order) return;
      await pool.query(
        `INSERT INTO orders (order_number, kind, product_id, title, first_name, last_name, email, phone,
           total_paise, discount_paise, payable_paise, currency, place_of_supply, provider, token_hash, created_at, expires_at, state)
         VALUES ($1, 'course', 1, 'Course', 'New', 'Buyer', $2, '9876543210', 1, 0, 1, 'INR', '07', 'sandbox', '', $3, $3, $4)`,
        [`NK-${email}`, email, ago(days), order],
      );
    };
    await unopened('young@example.com', 89);
    await unopened('left@example.com', 91);
    await unopened('unpaid@example.com', 400, 'failed');
    await unopened('waits@example.com', 91, 'paid');
    await run();
    const { rows } = await pool.query(
      'SELECT email FROM users WHERE password_hash IS NULL ORDER BY email',
    );
    expect(rows.map(({ email }) => email)).toEqual(['waits@example.com', 'young@example.com']);
    expect(Number((await pool.query('SELECT sum(count) FROM daily_user_counts')).rows[0].sum)).toBe(
      2,
    );
    // The unpaid order stays for the counts, without its buyer.
    expect(await count('orders', "first_name = 'Erased' AND email = '' AND phone = ''")).toBe(1);
    expect(await count('orders', "email = 'waits@example.com'")).toBe(1);
  });
});
