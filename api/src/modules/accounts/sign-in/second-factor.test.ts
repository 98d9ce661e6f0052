import { Secret, TOTP } from 'otpauth';
import { confirm, coursePayload, decide } from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { knownDevice } from './known-device';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const login = (user: TestUser, more: object = {}, on = server) =>
  on.call('POST', 'login', { email: user.email, password: user.password, role_id: 3, ...more });

const codeOf = (key: string, on = server) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: on.now().getTime(),
  });

/** An admin with an authenticator app, the key of the app and the recovery codes. */
async function enrolled(on = server, user?: TestUser, token?: string) {
  const admin = user ?? (await on.addUser({ role: 3 }));
  const bearer = { token: token ?? admin.token };
  const setUp = await on.call('POST', 'admin/second-factor', undefined, bearer);
  expect(setUp.status).toBe(200);
  const { key, qr } = setUp.body.data;
  expect(qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  const wrong = await on.call('PUT', 'admin/second-factor', { code: '000000' }, bearer);
  expect(wrong.status).toBe(422);
  const on1 = await on.call('PUT', 'admin/second-factor', { code: codeOf(key, on) }, bearer);
  expect(on1.status).toBe(200);
  return { admin, key: key as string, recovery: on1.body.data.recovery_codes as string[] };
}

test('without an app, the password is enough if no second factor is required', async () => {
  const admin = await server.addUser({ role: 3 });
  expect((await login(admin)).status).toBe(200);
});

test('with an app, the password alone is not enough, and each code works once', async () => {
  const { admin, key } = await enrolled();
  const asked = await login(admin);
  expect(asked).toMatchObject({ status: 401, body: { second_factor: 'required' } });
  expect((await login(admin, { role_id: undefined })).status).toBe(401);
  expect((await login(admin, { password: 'wrong-password' })).body).not.toHaveProperty(
    'second_factor',
  );

  // The code of the enrolment itself cannot be used again.
  expect((await login(admin, { code: codeOf(key) })).status).toBe(401);
  server.advanceClock(30);
  const code = codeOf(key);
  const responses = await Promise.all([login(admin, { code }), login(admin, { code })]);
  expect(responses.map((response) => response.status).sort()).toEqual([200, 401]);
  const { token } = responses.find((response) => response.status === 200)!.body.data;
  const summary = await server.call('GET', 'admin/dashboard-summary', undefined, { token });
  expect(summary.status).toBe(200);
});

test('a recovery code works once, in any spelling; new ones replace the old', async () => {
  const { admin, key, recovery } = await enrolled();
  expect(new Set(recovery).size).toBe(10);
  const [first, second] = recovery as [string, string];
  const { admin: another } = await enrolled();
  expect((await login(another, { code: first })).status).toBe(401);
  const used = await login(admin, { code: first.toUpperCase().replace('-', ' ') });
  expect(used.status).toBe(200);
  expect((await login(admin, { code: first })).status).toBe(401);
  server.advanceClock(30);
  const { token } = used.body.data;
  const renewed = await server.call(
    'POST',
    'admin/second-factor/recovery-codes',
    { code: codeOf(key) },
    { token },
  );
  expect(renewed.body.data.recovery_codes).toHaveLength(10);
  expect((await login(admin, { code: second })).status).toBe(401);
});

test('after five wrong codes, even a right code must wait', async () => {
  const { admin, key } = await enrolled();
  for (let count = 0; count < 5; count += 1) {
    expect((await login(admin, { code: '000000' })).status).toBe(401);
  }
  server.advanceClock(30);
  expect((await login(admin, { code: codeOf(key) })).status).toBe(429);
  server.advanceClock(600);
  expect((await login(admin, { code: codeOf(key) })).status).toBe(200);
});

const loginFrom = (user: TestUser, code: string, device?: string) =>
  server.call(
    'POST',
    'login',
    { email: user.email, password: user.password, role_id: 3, code },
    { headers: device ? { 'device-token': device } : {} },
  );

test('after five wrong codes the owner is warned, and each further try must wait twice as long', async () => {
  const { admin, key } = await enrolled();
  const warnings = async () => {
    await server.services.messenger.deliver();
    return server
      .outbox()
      .filter((sent) => sent.template === 'wrong-codes' && sent.to === admin.email);
  };
  const tries = await Promise.all(Array.from({ length: 9 }, () => loginFrom(admin, '000000')));
  expect(tries.map(({ status }) => status).sort()).toEqual([
    401, 401, 401, 401, 401, 429, 429, 429, 429,
  ]);
  expect(await warnings()).toHaveLength(1);
  for (const seconds of [60, 120, 240]) {
    server.advanceClock(seconds - 2);
    expect((await loginFrom(admin, codeOf(key))).status).toBe(429);
    server.advanceClock(3);
    expect((await loginFrom(admin, '000000')).status).toBe(401);
  }
  await server.services.pool.query(
    'UPDATE second_factors SET failures = 40, wait_until = NULL WHERE user_id = $1',
    [admin.id],
  );
  expect((await loginFrom(admin, '000000')).status).toBe(401);
  const held = await loginFrom(admin, codeOf(key));
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(86_400);
  server.advanceClock(86_401);
  expect((await loginFrom(admin, codeOf(key))).status).toBe(200);
  // After a right code, wrong ones count from the beginning.
  expect((await loginFrom(admin, '000000')).status).toBe(401);
  server.advanceClock(30);
  expect((await loginFrom(admin, codeOf(key))).status).toBe(200);
});

test('a hundred wrong codes in a row lock the app; a recovery code on a known device lifts the lock', async () => {
  const { admin, key, recovery } = await enrolled();
  server.advanceClock(30);
  const known = (await loginFrom(admin, codeOf(key))).body.data.device_token as string;
  const lock = () =>
    server.services.pool.query(
      'UPDATE second_factors SET failures = 99, wait_until = NULL WHERE user_id = $1',
      [admin.id],
    );
  await lock();
  expect((await loginFrom(admin, '000000')).status).toBe(401);
  server.advanceClock(10 * 86_400);
  expect((await loginFrom(admin, codeOf(key), known)).status).toBe(403);
  expect((await loginFrom(admin, recovery[0]!)).status).toBe(403);
  expect((await loginFrom(admin, 'aaaaa-aaaaa', known)).status).toBe(403);
  expect((await loginFrom(admin, recovery[0]!, known)).status).toBe(200);
  expect((await loginFrom(admin, codeOf(key))).status).toBe(200);
  await server.services.messenger.deliver();
  expect(
    server.outbox().findLast((sent) => sent.template === 'wrong-codes' && sent.to === admin.email),
  ).toMatchObject({ text: expect.stringContaining('The app is locked now.') });
});

test('guesses of recovery codes on a known device are limited while the app is locked', async () => {
  const { admin, key } = await enrolled();
  server.advanceClock(30);
  const known = (await loginFrom(admin, codeOf(key))).body.data.device_token as string;
  await server.services.pool.query('UPDATE second_factors SET failures = 100 WHERE user_id = $1', [
    admin.id,
  ]);
  const guesses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    guesses.push((await loginFrom(admin, `aaaaa-aaa${count}`, known)).status);
  }
  expect(guesses).toEqual([...Array<number>(10).fill(403), 429]);
});

test('a recovery code links a new phone; the old app works until the first code of the new one', async () => {
  const { admin, key, recovery } = await enrolled();
  const { token } = (await loginFrom(admin, recovery[0]!)).body.data;
  const start = (code: string) =>
    server.call('POST', 'admin/second-factor/new-phone', { code }, { token });
  expect((await start('aaaaa-aaaaa')).status).toBe(422);
  expect((await start(recovery[0]!)).status).toBe(422);
  const begun = await start(recovery[1]!);
  expect(begun.status).toBe(200);
  const newKey = begun.body.data.key as string;
  server.advanceClock(30);
  expect((await loginFrom(admin, codeOf(key))).status).toBe(200);
  expect((await loginFrom(admin, codeOf(newKey))).status).toBe(401);
  const finish = (code: string) => server.call('PUT', 'admin/second-factor', { code }, { token });
  expect((await finish('000000')).status).toBe(422);
  const finished = await finish(codeOf(newKey));
  expect(finished.body.data.recovery_codes).toHaveLength(10);
  expect((await finish(codeOf(newKey))).status).toBe(409);
  server.advanceClock(30);
  expect((await loginFrom(admin, codeOf(key))).status).toBe(401);
  expect((await loginFrom(admin, recovery[2]!)).status).toBe(401);
  expect((await loginFrom(admin, codeOf(newKey))).status).toBe(200);
  const { rows } = await server.services.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE actor_id = $1 ORDER BY id',
    [admin.id],
  );
  expect([...new Set(rows.map(({ action }) => action))]).toEqual([
    'Sign in',
    'Turn second factor on',
    'Wrong code',
    'Link a new phone',
  ]);
});

test('another admin takes a lost app away, with a reason that is recorded', async () => {
  const { admin: lost } = await enrolled();
  const owner = await server.addUser({ role: 3, name: 'Owner' });
  const student = await server.addUser();
  const reset = (user: TestUser, reason = 'phone stolen', by = owner) =>
    server.call(
      'POST',
      'admin/second-factor/reset',
      { user_id: user.id, reason },
      { token: by.token },
    );
  expect((await reset(lost, ' ')).status).toBe(422);
  expect((await reset(student)).status).toBe(404);
  expect((await reset(owner)).status).toBe(409);
  expect((await reset(lost, 'x', student)).status).toBe(403);
  expect((await reset(lost)).status).toBe(200);
  expect((await server.call('GET', 'profile', undefined, { token: lost.token })).status).toBe(401);
  expect((await login(lost)).status).toBe(200);
  const audit = await server.call('GET', 'admin/audit', undefined, { token: owner.token });
  const entries: { action: string; admin: string }[] = audit.body.data.data;
  expect(entries.find(({ action }) => action === 'Reset second factor')).toMatchObject({
    admin: 'Owner',
    action: 'Reset second factor',
    changes: [{ to: 'phone stolen' }],
  });
});

test('a set-up requires no code until its own first code confirms it', async () => {
  const admin = await server.addUser({ role: 3 });
  const begun = await server.call('POST', 'admin/second-factor', undefined, admin);
  expect(begun.status).toBe(200);
  expect((await login(admin)).status).toBe(200);
  await enrolled();
  expect((await login(admin)).status).toBe(200);
});

test('the set-up ends the other logins, sends the owner a notice, and cannot be repeated', async () => {
  const admin = await server.addUser({ role: 3 });
  const other = (await login(admin)).body.data.token;
  const { key } = await enrolled(server, admin);
  expect((await server.call('GET', 'profile', undefined, { token: other })).status).toBe(401);
  const again = await server.call('POST', 'admin/second-factor', undefined, admin);
  expect(again.status).toBe(409);
  server.advanceClock(30);
  const confirmed = await server.call('PUT', 'admin/second-factor', { code: codeOf(key) }, admin);
  expect(confirmed.status).toBe(409);
  await server.services.messenger.deliver();
  const notice = server.outbox().findLast((sent) => sent.template === 'second-factor');
  expect(notice).toMatchObject({ to: admin.email });
});

test('a code turns the second factor off for one admin only; the secret is stored encrypted', async () => {
  const { admin, key } = await enrolled();
  const { admin: another, recovery } = await enrolled();
  const stored = await server.services.pool.query('SELECT * FROM second_factors');
  expect(JSON.stringify(stored.rows)).not.toContain(key.replaceAll(' ', ''));
  server.advanceClock(30);
  const off = await server.call(
    'POST',
    'admin/second-factor/off',
    { code: codeOf(key) },
    { token: admin.token },
  );
  expect(off.status).toBe(200);
  expect((await login(admin)).status).toBe(200);

  const strict = await openTestServer({ beside: server, env: { ADMIN_SECOND_FACTOR: 'required' } });
  const summary = async ({ token }: TestUser) =>
    (await strict.call('GET', 'admin/dashboard-summary', undefined, { token })).status;
  expect(await summary(admin)).toBe(403);
  expect(await summary(another)).toBe(200);
  expect((await login(another)).status).toBe(401);
  expect((await login(another, { code: recovery[0] })).status).toBe(200);
});

test('a student cannot use these routes', async () => {
  const { token } = await server.addUser();
  expect((await server.call('POST', 'admin/second-factor', undefined, { token })).status).toBe(403);
});

test('if a second factor is required, a new admin can only set it up', async () => {
  const strict = await openTestServer({ env: { ADMIN_SECOND_FACTOR: 'required' } });
  const admin = await strict.addUser({ role: 3 });
  const first = await login(admin, {}, strict);
  expect(first.body.data.second_factor).toBe('to-be-set-up');
  const { token } = first.body.data;
  const summary = () => strict.call('GET', 'admin/dashboard-summary', undefined, { token });
  expect((await summary()).status).toBe(403);
  const { key } = await enrolled(strict, admin, token);
  expect((await summary()).status).toBe(200);
  strict.advanceClock(30);
  const off = { code: codeOf(key, strict) };
  expect((await strict.call('POST', 'admin/second-factor/off', off, { token })).status).toBe(403);
  const next = await login(admin, { code: codeOf(key, strict) }, strict);
  expect(next.body.data).not.toHaveProperty('second_factor');
  await strict.close();
});

test('what the previous key signed and sealed is valid until that key is removed', async () => {
  const { admin, key, recovery } = await enrolled();
  const student = await server.addUser();
  const { email, password, token } = student;
  const { device_token: device } = (await server.call('POST', 'login', { email, password })).body
    .data;
  await server.call('POST', 'forgot-password/send-otp', { email, channel: 'email' });
  const code = server.lastCode(email);
  const order = (on: TestServer) =>
    on.call('POST', 'payment/create', coursePayload(), {
      token,
      headers: { 'idempotency-key': 'one-and-the-same-order' },
    });
  const number = (await order(server)).body.order_number;

  const previous = { SECRET_KEY_PREVIOUS: server.config.secretKey };
  const rotated = await openTestServer({
    beside: server,
    env: { SECRET_KEY: 'the new key', ...previous },
  });
  const alone = await openTestServer({ beside: server, env: { SECRET_KEY: 'the new key' } });
  const worksOn = async (on: TestServer, recoveryCode: string) => ({
    device:
      knownDevice(on.config.acceptedKeys, device, { id: student.id, linkVersion: 1 }, on.now()) !==
      null,
    recovery: (await login(admin, { code: recoveryCode }, on)).status === 200,
    code:
      (await on.call('POST', 'forgot-password/verify-otp', { email, otp: code })).status === 200,
  });
  const none = { device: false, recovery: false, code: false };
  expect(await worksOn(alone, recovery[0]!)).toEqual(none);
  expect(await worksOn(rotated, recovery[1]!)).toEqual({
    device: true,
    recovery: true,
    code: true,
  });
  expect((await order(rotated)).body.order_number).toBe(number);

  // A login with a code of the app seals its secret with the new key.
  server.advanceClock(30);
  expect((await login(admin, { code: codeOf(key) }, rotated)).status).toBe(200);
  server.advanceClock(30);
  expect((await login(admin, { code: codeOf(key) }, alone)).status).toBe(200);

  // A new attempt of the order returns with the token that the order was created with.
  server.advanceClock(25 * 3600);
  const tried = await rotated.call('POST', `orders/${number}/payment`, undefined, { token });
  const returned = await decide(rotated, tried.body.payment_link.split('/').at(-1));
  expect((await confirm(rotated, returned)).status).toBe(200);
});
