import { buy, confirm, coursePayload, decide, placeOrder } from './testing/payments/orders';
import { openTestServer, type TestServer } from './testing/test-server';

/** Only a PostgreSQL server can be shared by two API processes. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('two servers on one database', () => {
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    first = await openTestServer({ ownDatabase: true });
    second = await openTestServer({ beside: first });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  test('the servers share sessions, one-time codes and their limits', async () => {
    const user = await first.addUser();
    expect((await second.call('GET', 'profile', undefined, { token: user.token })).status).toBe(
      200,
    );
    await second.call('POST', 'logout', undefined, { token: user.token });
    expect((await first.call('GET', 'profile', undefined, { token: user.token })).status).toBe(401);

    const send = (server: TestServer) =>
      server.call('POST', 'forgot-password/send-otp', { email: user.email });
    const sent = await Promise.all([send(first), send(second), send(first), send(second)]);
    expect(sent.map((response) => response.status).sort()).toEqual([200, 429, 429, 429]);
    const otp = first.lastCode(user.email);
    const verify = (server: TestServer) =>
      server.call('POST', 'forgot-password/verify-otp', { email: user.email, otp });
    const verified = await Promise.all(
      Array.from({ length: 10 }, (_, index) => verify(index % 2 ? first : second)),
    );
    expect(verified.filter((response) => response.status === 200)).toHaveLength(1);
  });

  test('one e-mail registers once, and one idempotency key creates one order', async () => {
    const person = {
      name: 'Same Person',
      email: 'same@example.com',
      phone: '9876512345',
      password: 'same-password',
      password_confirmation: 'same-password',
    };
    const registered = await Promise.all(
      [first, second, first, second].map((server) => server.call('POST', 'register', person)),
    );
    expect(registered.filter((response) => response.status === 200)).toHaveLength(1);

    const headers = { 'idempotency-key': 'two-processes' };
    const orders = await Promise.all(
      [first, second, first, second].map((server) =>
        server.call('POST', 'payment/create', coursePayload(), { headers }),
      ),
    );
    expect(new Set(orders.map((response) => response.body.order_number)).size).toBe(1);
  });

  test('paid events on both servers count once, and one receipt is sent', async () => {
    const number = await placeOrder(first, coursePayload({ email: 'both@example.com' }));
    await Promise.all([first, second, first, second].map((server) => decide(server, number)));
    await Promise.all([first, second].map((server) => server.services.messenger.deliver()));
    const receipts = first.outbox().filter((sent) => sent.subject?.endsWith(number));
    expect(receipts).toHaveLength(1);
  });

  test('a secret key is changed in two rounds, and every code and link is valid on every machine', async () => {
    const [before, after] = [first.config.secretKey, 'the key that comes next'];
    const acceptsNew = { SECRET_KEY: before, SECRET_KEY_PREVIOUS: after };
    const signsNew = { SECRET_KEY: after, SECRET_KEY_PREVIOUS: before };
    // What stands beside each other while each round goes from machine to machine.
    for (const [one, other] of [
      [{ SECRET_KEY: before }, acceptsNew],
      [acceptsNew, signsNew],
      [signsNew, { SECRET_KEY: after, SECRET_KEY_PREVIOUS: before }],
    ]) {
      const pair = [
        await openTestServer({ beside: first, env: one }),
        await openTestServer({ beside: first, env: other }),
      ];
      for (const [from, to] of [pair, pair.toReversed()] as [TestServer, TestServer][]) {
        const user = await first.addUser();
        await from.call('POST', 'forgot-password/send-otp', { email: user.email });
        const otp = first.lastCode(user.email);
        const code = await to.call('POST', 'forgot-password/verify-otp', {
          email: user.email,
          otp,
        });
        expect(code.status).toBe(200);
        const order = coursePayload({ email: user.email });
        const headers = { 'idempotency-key': `rotation-${user.id}` };
        const place = (on: TestServer) =>
          on.call('POST', 'payment/create', order, { headers, token: user.token });
        const { order_number: number } = (await place(from)).body;
        expect((await place(to)).body.order_number).toBe(number);
        expect((await confirm(to, await decide(from, number))).status).toBe(200);
        const { body } = await from.call('GET', 'profile/reminders', undefined, {
          token: user.token,
        });
        const { pathname } = new URL(body.data.calendar_url);
        expect((await to.call('GET', pathname)).status).toBe(200);
      }
      for (const server of pair) await server.close();
    }
  });

  test('requests fail with 503 while the database is away, and recover by themselves', async () => {
    await buy(first, coursePayload({ email: 'before@example.com' }));
    const { pool } = first.services;
    const { rows } = await pool.query('SELECT current_database() AS name');
    const block = (allowed: boolean) =>
      adminQuery(`ALTER DATABASE ${rows[0].name} WITH ALLOW_CONNECTIONS ${allowed}`);
    await block(false);
    await adminQuery(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${rows[0].name}'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const away = await first.call('GET', 'health');
    expect(away).toMatchObject({ status: 503, body: { message: expect.any(String) } });
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    await block(true);
    expect((await first.call('GET', 'health')).status).toBe(200);
    expect((await second.call('GET', 'health')).status).toBe(200);
  });
});

async function adminQuery(statement: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}
