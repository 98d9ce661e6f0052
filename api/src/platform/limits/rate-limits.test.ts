import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '10.0.0.1' } });
});
afterAll(() => server.close());

const contact = {
  name: 'Ravi',
  email: 'ravi@example.com',
  phone_number: '9876543210',
  state: 'Delhi',
  message: 'Hello',
};
const send = (from: string, forwarded?: string) =>
  server.call('POST', 'contacts', contact, {
    from,
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  });

test('a client that sends too much can send again after the time in retry-after', async () => {
  const responses = await Promise.all(Array.from({ length: 40 }, () => send('203.0.113.1')));
  expect(responses.filter((response) => response.status === 201)).toHaveLength(30);
  const refused = responses.find((response) => response.status === 429)!;
  expect(refused.body).toEqual({ message: expect.any(String) });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect((await send('203.0.113.2')).status).toBe(201);
  server.advanceClock(seconds + 1);
  expect((await send('203.0.113.1')).status).toBe(201);
});

test('all IPv6 addresses of a /64 network count as one client', async () => {
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send(`2001:db8:7:1::${index + 1}`)),
  );
  expect(responses.filter((response) => response.status === 201)).toHaveLength(30);
  expect((await send('2001:db8:7:2::1')).status).toBe(201);
});

test('clients of a network share ten times the limit; refused requests use none of it', async () => {
  const limit = { name: 'a-test', most: 2, seconds: 600 };
  const use = (address: string) =>
    server.services.limits.consumeForClient(limit, address).then(
      () => 'let through',
      (error: Error) => error.message,
    );
  for (let times = 0; times < 30; times += 1) await use('2001:db8:8::1');
  const responses: string[] = [];
  for (let line = 1; line <= 20; line += 1) responses.push(await use(`2001:db8:8:${line}::1`));
  expect(responses.filter((response) => response === 'let through')).toHaveLength(18);
  expect(await use('2001:db8:9::1')).toBe('let through');
});

test('x-forwarded-for names the client only if a trusted proxy sends it', async () => {
  const spoofed = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send('203.0.113.3', `198.51.100.${index}`)),
  );
  expect(spoofed.filter((response) => response.status === 429)).toHaveLength(10);
  const proxied = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send('10.0.0.1', `198.51.100.${index}`)),
  );
  expect(proxied.every((response) => response.status === 201)).toBe(true);
});

test('the limits store no plain address, and expired limits are removed', async () => {
  const { pool } = server.services;
  const stored = JSON.stringify((await pool.query('SELECT * FROM rate_limits')).rows);
  expect(stored).not.toContain('203.0.113');
  server.advanceClock(86_400 * 2);
  await server.runTask('remove expired rows');
  expect((await pool.query('SELECT * FROM rate_limits')).rows).toEqual([]);
});

test('RATE_LIMITS=off lifts the limits of client addresses, but not those of accounts', async () => {
  const open = await openTestServer({ env: { RATE_LIMITS: 'off' } });
  const { email } = await open.addUser();
  const asked = (from?: string) =>
    open.call('POST', 'forgot-password/send-otp', { email }, { from });
  expect((await asked()).status).toBe(200);
  expect((await asked()).status).toBe(429);
  for (let times = 0; times < 40; times += 1) {
    expect((await open.call('POST', 'contacts', contact)).status).toBe(201);
  }
  for (let times = 0; times < 9; times += 1) {
    open.advanceClock(121);
    expect((await asked()).status).toBe(200);
  }
  open.advanceClock(121);
  expect((await asked()).status).toBe(429);
  // Whoever has used them up does not keep the owner out.
  expect((await asked('198.51.100.9')).status).toBe(200);
  await open.close();
});
