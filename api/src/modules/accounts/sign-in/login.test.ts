import argon2 from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { coursePayload } from '../../../testing/payments/orders';
import { resetPassword, resetTokenOf } from '../../../testing/password-reset';
import { openTestServer, type TestServer } from '../../../testing/test-server';
import { registerPasswordMetrics } from '../passwords/password-metrics';
import { hashQueue } from '../passwords/passwords';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const login = (body: object, from?: string) => server.call('POST', 'login', body, { from });

test('a wrong password and an unknown e-mail get the same response', async () => {
  const { email } = await server.addUser();
  const wrong = await login({ email, password: 'wrong-password' });
  const unknown = await login({ email: 'nobody@example.com', password: 'wrong-password' });
  expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password.' } });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
});

test.each([
  ['an address that is none', { email: 'no address', password: 'x' }],
  ['no password', { email: 'somebody@example.com' }],
  ['nothing', {}],
])('a login with %s is refused with a message', async (_what, body) => {
  const refused = await login(body);
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringMatching(/\w/) } });
  expect(refused.body.data).toBeUndefined();
});

test('a password that is too long is treated as wrong', async () => {
  const { email } = await server.addUser();
  const response = await login({ email, password: 'x'.repeat(129) });
  expect(response).toMatchObject({ status: 422, body: { message: 'Invalid email or password.' } });
});

test('the metrics show the queue of password hashes', async () => {
  registerPasswordMetrics(server.services);
  await login({ email: 'nobody@example.com', password: 'wrong-password' });
  const text = await server.services.metrics.metrics();
  expect(text).toMatch(/^site_password_hashes_waiting 0$/m);
  expect(text).toMatch(/^site_password_hash_wait_seconds_count [1-9]/m);
});

test('the admin login admits admins only', async () => {
  const student = await server.addUser();
  const refused = await login({ email: student.email, password: student.password, role_id: 3 });
  expect(refused).toMatchObject({ status: 403, body: { message: expect.any(String) } });
  expect(refused.body.data).toBeUndefined();
  const admin = await server.addUser({ role: 3 });
  const admitted = await login({ email: admin.email, password: admin.password, role_id: 3 });
  expect(admitted.body.data.user.role_id).toBe(3);
});

test('a token is invalid after its logout, and other tokens stay valid', async () => {
  const { email, password, token } = await server.addUser();
  const second = (await login({ email, password })).body.data.token;
  expect((await server.call('POST', 'logout', undefined, { token })).status).toBe(200);
  expect(second).toMatch(/^.{32,}$/);
  for (const dead of [token, undefined, 'nonsense']) {
    const refused = await server.call('GET', 'profile', undefined, { token: dead });
    expect(refused).toMatchObject({ status: 401, body: { message: expect.stringMatching(/\w/) } });
  }
  expect((await server.call('GET', 'profile', undefined, { token: second })).status).toBe(200);
});

test('tokens are stored as hashes only', async () => {
  const { token } = await server.addUser();
  const stored = await server.services.pool.query('SELECT * FROM logins');
  expect(JSON.stringify(stored.rows)).not.toContain(token);
});

test('a student stays signed in for 30 days, an admin for 12 hours and 30 idle minutes', async () => {
  const student = await server.addUser();
  const admin = await server.addUser({ role: 3 });
  const alive = async (token: string) =>
    (await server.call('GET', 'profile', undefined, { token })).status === 200;
  for (let minutes = 0; minutes < 11.5 * 60; minutes += 29) {
    server.advanceClock(29 * 60);
    expect(await alive(admin.token)).toBe(true);
  }
  server.advanceClock(29 * 60);
  expect(await alive(admin.token)).toBe(false);

  const idle = (await login({ email: admin.email, password: admin.password })).body.data.token;
  server.advanceClock(31 * 60);
  expect(await alive(idle)).toBe(false);

  expect(await alive(student.token)).toBe(true);
  server.advanceClock(30 * 86_400);
  expect(await alive(student.token)).toBe(false);
});

test('a changed role applies to the next request', async () => {
  const user = await server.addUser();
  const summary = () =>
    server.call('GET', 'admin/dashboard-summary', undefined, { token: user.token });
  expect((await summary()).status).toBe(403);
  const { pool } = server.services;
  await pool.query("INSERT INTO admin_roles VALUES ($1, 'office')", [user.id]);
  expect((await summary()).status).toBe(403);
  await pool.query("UPDATE admin_roles SET role = 'owner' WHERE user_id = $1", [user.id]);
  expect((await summary()).status).toBe(200);
  await pool.query('DELETE FROM admin_roles WHERE user_id = $1', [user.id]);
  expect((await summary()).status).toBe(403);
});

test('guesses are slowed down for the guesser, not for the owner', async () => {
  const { email, password } = await server.addUser();
  const guess = () => login({ email, password: 'wrong-password' }, '203.0.113.9');
  const responses = await Promise.all(Array.from({ length: 20 }, guess));
  expect(responses.filter((response) => response.status === 401).length).toBeLessThanOrEqual(6);
  const slowed = responses.find((response) => response.status === 429)!;
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
  // After this guess the next wait is long, however slow this machine is.
  await guess();
  expect((await login({ email, password }, '203.0.113.9')).status).toBe(429);
  expect((await login({ email, password }, '198.51.100.7')).status).toBe(200);
});

/** Locks an account with a hundred wrong passwords from 25 addresses. */
async function lock(email: string) {
  for (let address = 1; address <= 25; address += 1) {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        login({ email, password: 'wrong-password' }, `198.18.0.${address}`),
      ),
    );
  }
}

const onDevice = (body: object, deviceToken: string, from: string) =>
  server.call('POST', 'login', body, { headers: { 'device-token': deviceToken }, from });

test('many addresses are locked for an hour; a known device can log in, also after a logout', async () => {
  const { email, password } = await server.addUser();
  const { token, device_token } = (await login({ email, password }, '192.0.2.1')).body.data;
  await server.call('POST', 'logout', undefined, { token });
  await lock(email);
  expect((await login({ email, password }, '192.0.2.1')).status).toBe(429);
  expect((await onDevice({ email, password }, device_token, '192.0.2.2')).status).toBe(200);
  server.advanceClock(3600);
  expect((await login({ email, password }, '192.0.2.1')).status).toBe(200);
});

test('a device token is valid for its own account only, and not after too many wrong passwords', async () => {
  const owner = await server.addUser();
  const other = await server.addUser();
  const { device_token } = (await login(owner)).body.data;
  await lock(other.email);
  expect((await onDevice(other, device_token, '192.0.2.3')).status).toBe(429);
  const forged = device_token.replace(/^\d+/, String(other.id));
  expect((await onDevice(other, forged, '192.0.2.3')).status).toBe(429);

  await lock(owner.email);
  for (let count = 0; count < 20; count += 1) {
    await onDevice({ ...owner, password: 'wrong-password' }, device_token, `192.0.2.${count + 4}`);
    server.advanceClock(900 / 20);
  }
  expect((await onDevice(owner, device_token, '192.0.2.50')).status).toBe(429);
});

test('a lock sends one e-mail to the owner and to each admin, and a reset lifts it', async () => {
  const admin = await server.addUser({ role: 3 });
  const { email, password } = await server.addUser();
  await lock(email);
  await lock(email);
  await server.services.messenger.deliver();
  const warnings = server.outbox().filter((sent) => sent.text.includes('many wrong passwords'));
  expect(warnings.filter((sent) => sent.to === email)).toHaveLength(1);
  const toAdmin = server
    .outbox()
    .filter((sent) => sent.template === 'account-locked-admin' && sent.to === admin.email);
  expect(toAdmin.filter((sent) => sent.text.includes(email))).toHaveLength(1);
  expect((await login({ email, password }, '192.0.2.60')).status).toBe(429);

  await resetPassword(server, email, await resetTokenOf(server, email), 'fresh-secret');
  expect((await login({ email, password: 'fresh-secret' }, '192.0.2.61')).status).toBe(200);
});

test.each([
  ['a bad e-mail', { email: 'nobody', password: 'x' }, 'email'],
  ['no password', { email: 'a@b.c' }, 'password'],
])('%s is refused with the name of its field', async (_name, body, field) => {
  const response = await login(body);
  expect(response.status).toBe(422);
  expect(response.body.errors[field]).toHaveLength(1);
});

test('a checkout does not wait behind many logins', async () => {
  const nobody = (number: number) => ({ email: `nobody${number}@example.com`, password: 'wrong' });
  // This login creates the decoy hash, with which unknown e-mails are compared.
  await login(nobody(0));
  const compared = jest.spyOn(argon2, 'verify');
  const hashed = jest.spyOn(argon2, 'hash');

  // No password is compared until all requests wait.
  let begin = () => {};
  const allHaveCome = new Promise<void>((done) => (begin = done));
  const workers = availableParallelism();
  for (let count = 0; count < workers; count += 1) {
    void hashQueue({ client: 'first', lane: 'account' }, () => allHaveCome);
  }
  const others = hashQueue.waiting();
  const logins = Array.from({ length: 60 }, (_, number) =>
    login(nobody(number), `10.0.${number}.1`),
  );
  await waiting(others + 60);
  const checkout = server.call('POST', 'payment/create', coursePayload(), { from: '10.9.9.9' });
  await waiting(others + 61);
  begin();
  expect((await checkout).status).toBe(200);
  await Promise.all(logins);

  const [ofCheckout] = hashed.mock.invocationCallOrder;
  const before = compared.mock.invocationCallOrder.filter((order) => order < ofCheckout!);
  expect(compared).toHaveBeenCalledTimes(60);
  expect(before.length).toBeLessThanOrEqual(2 * workers);
  jest.restoreAllMocks();
});

async function waiting(jobs: number): Promise<void> {
  while (hashQueue.waiting() < jobs) await setTimeout(5);
}

test('a password opens the account in every spelling of its letters', async () => {
  const password = 'mañana-ज\u093cिंदगी-क\u095fा';
  const { email } = await server.addUser({ password: password.normalize() });
  for (const typed of [password, password.normalize('NFC'), password.normalize('NFD')]) {
    expect((await login({ email, password: typed })).status).toBe(200);
  }
});

test('an address is one account, however its letters and its domain are typed', async () => {
  const email = 'josé@bücher.example';
  const { password } = await server.addUser({ email });
  for (const typed of ['JOSE\u0301@Bücher.example', '\u2068josé@xn--bcher-kva.example\u2069']) {
    const response = await login({ email: typed, password });
    expect(response.status).toBe(200);
    const profile = await server.call('GET', 'profile', undefined, {
      token: response.body.data.token,
    });
    expect(profile.body.data.email).toBe(email);
  }
  const twin = { name: 'José', phone: '9876543299', password_confirmation: password, role_id: '1' };
  const again = await server.call('POST', 'register', { ...twin, email, password });
  expect(again).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
});
