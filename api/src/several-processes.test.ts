import { buy, coursePayload, decide, placeOrder } from './testing/orders';
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
