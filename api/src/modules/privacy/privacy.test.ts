import { getTableName } from 'drizzle-orm';
import { periods } from 'shared/model/retention';
import {
  buy,
  coursePayload,
  decide,
  deliverReport,
  placeOrder,
} from '../../testing/payments/orders';
import { type TestServer, type TestUser, openTestServer } from '../../testing/test-server';
import { impersonalColumns, personalColumns } from './impersonal-columns';
import { retentionRules } from './retention-rules';

describe('erasure', () => {
  let server: TestServer;
  let admin: TestUser;
  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.addUser({ role: 3, name: 'Owner' });
  });
  afterAll(() => server.close());

  const erase = (person: string | number, body: object = { reason: 'Asked for it by telephone' }) =>
    server.call('POST', `admin/people/${encodeURIComponent(person)}/erasure`, body, {
      token: admin.token,
    });
  const count = async (table: string, where: string) =>
    Number(
      (await server.services.pool.query(`SELECT count(*) FROM ${table} WHERE ${where}`)).rows[0]
        .count,
    );
  const lead = (email: string) =>
    server.call('POST', 'book-demo-class', {
      full_name: 'Diana',
      email,
      phone_number: '9811000222',
      type: 'request callback',
    });

  test('a certificate stays valid without its account, if the person wants to keep it', async () => {
    const student = await server.addUser({ name: 'Ila Sen' });
    await buy(server, coursePayload({ email: student.email }), student.token);
    await server.call(
      'POST',
      'admin/certificates',
      { user_id: student.id, product_id: 101, reason: 'Paper exam' },
      { token: admin.token },
    );
    const { rows } = await server.services.pool.query('SELECT code FROM certificates');
    const { password, token } = student;
    const body = { password, certificates: 'keep' };
    expect((await server.call('POST', 'account/erasure', body, { token })).status).toBe(200);
    const shown = await server.call('GET', `certificates/${rows[0].code}`);
    expect(shown).toMatchObject({ status: 200, body: { data: { name: 'Ila Sen' } } });
    expect(await count('users', `id = ${student.id}`)).toBe(0);
  });

  test('an admin erases somebody without an account by the e-mail, and whose e-mail is longer stays', async () => {
    for (const email of ['ana@sentinel.in', 'diana@sentinel.in']) await lead(email);
    await server.call('POST', 'book-demo-class', {
      full_name: 'Diana',
      email: 'diana@sentinel.in',
      phone_number: '+919811000222',
      type: 'book demo class',
    });
    expect((await erase('ana@sentinel.in')).status).toBe(200);
    expect(await count('leads', "email = 'ana@sentinel.in'")).toBe(0);
    expect(await count('consents', "email = 'ana@sentinel.in'")).toBe(0);
    expect(await count('leads', "email = 'diana@sentinel.in'")).toBe(2);
    expect(await count('outgoing_messages', "message->>'to' = 'diana@sentinel.in'")).toBe(1);
    expect((await erase('ana@sentinel.in')).status).toBe(404);
    const audit = await server.call('GET', 'admin/audit', undefined, { token: admin.token });
    expect(audit.body.data.data[0]).toMatchObject({
      admin: 'Owner',
      action: 'Erase',
      subject: 'Person without an account',
    });
  });

  test('the reason is needed, and must not name the person', async () => {
    const student = await server.addUser({ name: 'Tara Bose' });
    expect((await erase(student.id, { reason: ' ' })).status).toBe(422);
    for (const reason of ['tara bose called', student.email, `from ${student.phone}`]) {
      expect(await erase(student.id, { reason })).toMatchObject({
        status: 422,
        body: { errors: { reason: [expect.any(String)] } },
      });
    }
    expect(await count('users', `id = ${student.id}`)).toBe(1);
  });

  test('an account of the admin area is not erased', async () => {
    const other = await server.addUser({ role: 3 });
    expect((await erase(other.id)).status).toBe(409);
    const { token, password } = other;
    expect((await server.call('POST', 'account/erasure', { password }, { token })).status).toBe(
      409,
    );
  });

  test('a guest who has corrected a mistyped e-mail can close the account, and so can the owner of the mistyped one', async () => {
    const password = 'ravi-password';
    const correct = async (mistyped: string, email: string) => {
      const query = await decide(
        server,
        await placeOrder(server, coursePayload({ email: mistyped })),
      );
      const { status } = await server.call('POST', 'payment/email', { ...query, email });
      expect(status).toBe(200);
      return query.order_id;
    };
    const close = async (token: string, own: string) =>
      (await server.call('POST', 'account/erasure', { password: own }, { token })).status;
    const entry = async (number: string) =>
      (
        await server.services.pool.query(
          'SELECT actor_kind, actor_id, actor_name, changes FROM audit_log WHERE subject = $1',
          [`Order ${number}`],
        )
      ).rows;
    const number = await correct('meena@gmial.com', 'meena@gmail.com');
    expect(await entry(number)).toMatchObject([
      { actor_kind: 'buyer', actor_id: expect.any(Number), actor_name: 'Ravi Kumar (buyer)' },
    ]);
    const login = await server.call('POST', 'login', { email: 'meena@gmail.com', password });
    expect(await close(login.body.data.token, password)).toBe(200);
    const changes = [{ field: 'email', from: '', to: '' }];
    expect(await entry(number)).toEqual([
      { actor_kind: 'buyer', actor_id: null, actor_name: 'Buyer', changes },
    ]);

    // The mistyped address has an account whose e-mail is not proven, so the order has none.
    const owner = await server.addUser({ email: 'kiran@gmial.com' });
    await server.services.pool.query('UPDATE users SET email_proven_at = NULL WHERE id = $1', [
      owner.id,
    ]);
    const other = await correct('kiran@gmial.com', 'kiran@gmail.com');
    expect(await entry(other)).toMatchObject([{ actor_kind: 'buyer', actor_id: null }]);
    expect(await close(owner.token, owner.password)).toBe(200);
  });

  test('nothing is erased while a case about a payment is open', async () => {
    const student = await server.addUser();
    const number = await placeOrder(server, coursePayload({ email: student.email }), student.token);
    await deliverReport(server, { reference: number, amountPaise: 5 });
    expect(await erase(student.id)).toMatchObject({ status: 409 });
    expect(await count('orders', `order_number = '${number}' AND email <> ''`)).toBe(1);
  });

  test('a payment that arrives after the erasure opens a case and pays nothing', async () => {
    const student = await server.addUser();
    const number = await placeOrder(server, coursePayload({ email: student.email }), student.token);
    expect((await erase(student.id)).status).toBe(200);
    const toOthers = "message->>'to' NOT IN (SELECT email FROM users WHERE role_id = 3)";
    const messages = await count('outgoing_messages', toOthers);
    await decide(server, number);
    expect(await count('orders', `order_number = '${number}' AND state = 'expired'`)).toBe(1);
    expect(
      await count('review_cases', `reference = '${number}' AND reason = 'unknown_order'`),
    ).toBe(1);
    expect(await count('receipts', `details->>'orderNumber' = '${number}'`)).toBe(0);
    // Only admins hear of it; nobody else is left.
    expect(await count('outgoing_messages', toOthers)).toBe(messages);
  });

  test('an account with an e-mail that is only claimed neither gets nor erases what was left with it', async () => {
    await lead('owner@sentinel.in');
    const stranger = await server.addUser({ email: 'owner@sentinel.in' });
    await server.services.pool.query('UPDATE users SET email_proven_at = NULL WHERE id = $1', [
      stranger.id,
    ]);
    const { token, password } = stranger;
    const data = await server.call('POST', 'account/data', { password }, { token });
    expect(data.body.parts.map(({ table }: { table: string }) => table)).not.toContain('leads');
    expect((await server.call('POST', 'account/erasure', { password }, { token })).status).toBe(
      200,
    );
    expect(await count('leads', "email = 'owner@sentinel.in'")).toBe(1);
    expect(await count('consents', "email = 'owner@sentinel.in'")).toBe(1);
  });
});

describe('retention', () => {
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
      expect(
        Number((await pool.query('SELECT sum(count) FROM daily_user_counts')).rows[0].sum),
      ).toBe(2);
      // The unpaid order stays for the counts, without its buyer.
      expect(await count('orders', "first_name = 'Erased' AND email = '' AND phone = ''")).toBe(1);
      expect(await count('orders', "email = 'waits@example.com'")).toBe(1);
    });
  });
});
