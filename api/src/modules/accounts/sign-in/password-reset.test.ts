import { interleave } from '../../../testing/database/interleaving';
import { resetPassword, resetTokenOf } from '../../../testing/password-reset';
import { confirm, coursePayload, decide, placeOrder } from '../../../testing/payments/orders';
import { type TestServer, type TestUser, openTestServer } from '../../../testing/test-server';

describe('a forgotten password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const send = (email: string) =>
    server.call('POST', 'forgot-password/send-otp', { email, channel: 'email' });
  const reset = (email: string, token: string, password?: string) =>
    resetPassword(server, email, token, password);

  test('a forgotten password is replaced, all logins end and the owner gets an e-mail', async () => {
    const user = await server.addUser();
    expect((await send(user.email)).body).toEqual({ status: true, message: expect.any(String) });
    const mail = server.outbox().at(-1)!;
    expect(mail).toMatchObject({
      channel: 'email',
      to: user.email,
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(mail.text).toContain(mail.code);
    expect(mail.html).toContain(mail.code);
    const before = await server.call('POST', 'login', user);
    expect(before.status).toBe(200);

    const enter = (otp: string) =>
      server.call('POST', 'forgot-password/verify-otp', { email: user.email, otp });
    expect(await enter(mail.code === '111111' ? '222222' : '111111')).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/\w/) },
    });
    const token = (await enter(mail.code!)).body.data.reset_token;
    expect(token).toMatch(/^.{32,}$/);
    expect(await reset(user.email, token)).toMatchObject({ status: 200, body: { status: true } });
    expect((await server.call('POST', 'login', user)).status).toBe(401);
    const fresh = await server.call('POST', 'login', {
      email: user.email,
      password: 'brand-new-password',
    });
    expect(fresh.status).toBe(200);
    for (const old of [user.token, before.body.data.token]) {
      expect((await server.call('GET', 'profile', undefined, { token: old })).status).toBe(401);
    }
    await server.services.messenger.deliver();
    expect(server.outbox().filter((sent) => sent.template === 'password-changed')).toHaveLength(1);
    expect((await reset(user.email, token)).status).toBe(400);
  });

  test('a reset by e-mail also ends a sign-up whose code never arrived', async () => {
    const person = {
      name: 'Late Code',
      email: 'late@example.com',
      phone: '9876511111',
      password: 'first-password',
      password_confirmation: 'first-password',
    };
    await server.call('POST', 'register', person);
    await reset(person.email, await resetTokenOf(server, person.email));
    const login = { email: person.email, password: 'brand-new-password' };
    expect((await server.call('POST', 'login', login)).status).toBe(200);
  });

  test('a request whose response was lost is answered again, without another code', async () => {
    const { email } = await server.addUser();
    const ask = (key: string) =>
      server.call(
        'POST',
        'forgot-password/send-otp',
        { email, channel: 'email' },
        { headers: { 'idempotency-key': key } },
      );
    const first = await ask('one-press-of-the-button');
    server.advanceClock(100);
    expect(await ask('one-press-of-the-button')).toMatchObject({ status: 200, body: first.body });
    expect((await ask('another-press')).status).toBe(429);
    expect(server.outbox().filter(({ to, code }) => to === email && code)).toHaveLength(1);
    server.advanceClock(21);
    expect((await ask('one-press-of-the-button')).status).toBe(200);
    expect(server.outbox().filter(({ to, code }) => to === email && code)).toHaveLength(2);
  });

  test('the response says that an e-mail is unknown', async () => {
    expect(await send('nobody@example.com')).toMatchObject({
      status: 200,
      body: { status: false, message: 'Email not found.' },
    });
  });

  test('a reset token is for one e-mail, expires after ten minutes and works once in parallel', async () => {
    const owner = await server.addUser();
    const other = await server.addUser();
    const token = await resetTokenOf(server, owner.email);
    const late = await resetTokenOf(server, other.email);
    for (const wrong of [token, 'A'.repeat(late.length)]) {
      expect(await reset(other.email, wrong)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/\w/) },
      });
    }
    expect((await server.call('POST', 'login', other)).status).toBe(200);
    const responses = await Promise.all(Array.from({ length: 5 }, () => reset(owner.email, token)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);

    server.advanceClock(601);
    expect((await reset(other.email, late)).status).toBe(400);
  });

  test('without a channel, the resent code is for the reset', async () => {
    const user = await server.addUser();
    await send(user.email);
    const first = server.lastCode(user.email);
    expect((await server.call('POST', 'resend-otp', { email: user.email })).status).toBe(429);
    server.advanceClock(121);
    expect((await server.call('POST', 'resend-otp', { email: user.email })).status).toBe(200);
    expect(server.lastCode(user.email)).toBe(first);
    const response = await server.call('POST', 'forgot-password/verify-otp', {
      email: user.email,
      otp: first,
    });
    expect(response.body.data.reset_token).toEqual(expect.any(String));
  });

  test('a code that is asked for again without a first one comes by e-mail', async () => {
    const { email } = await server.addUser();
    expect((await server.call('POST', 'resend-otp', { email })).status).toBe(200);
    expect(server.outbox().at(-1)).toMatchObject({
      channel: 'email',
      to: email,
      code: expect.stringMatching(/^\d{6}$/),
    });
  });

  test('short, different and common new passwords are refused, and the token stays valid', async () => {
    const user = await server.addUser();
    const token = await resetTokenOf(server, user.email);
    expect((await reset(user.email, token, '12345')).body.errors.new_password).toHaveLength(1);
    expect((await reset(user.email, token, 'qwertyuiop')).body.errors.new_password).toHaveLength(1);
    const different = await server.call('POST', 'forgot-password/reset', {
      email: user.email,
      reset_token: token,
      new_password: 'one-password',
      new_password_confirmation: 'two-password',
    });
    expect(different.body.errors.new_password_confirmation).toHaveLength(1);
    expect((await reset(user.email, token, `${'🪐'.repeat(63)}a`)).status).toBe(200);
  });

  test('an address that has used up its codes of the day does not affect others', async () => {
    const limited = await openTestServer({ env: { RATE_LIMITS: 'on' } });
    const [first, second] = [await limited.addUser(), await limited.addUser()];
    const ask = ({ email }: TestUser, from: string) =>
      limited.call('POST', 'forgot-password/send-otp', { email }, { from });
    expect((await ask(first, '203.0.113.9')).status).toBe(200);
    await limited.services.pool.query(
      "UPDATE rate_limits SET count = 2000 WHERE key LIKE 'codes-of-client:%'",
    );
    const refused = await ask(second, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/Please try again in 24 hours\./);
    expect((await ask(second, '198.51.100.9')).status).toBe(200);
    await limited.close();
  });
});

describe('proofs that end', () => {
  /** What shows that somebody may enter an account ends with the password, or the address, it belongs to. */
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const NEXT = 'brand-new-password';

  async function resetCodeOf(email: string): Promise<string> {
    server.advanceClock(121);
    await server.call('POST', 'forgot-password/send-otp', { email });
    return server.lastCode(email);
  }
  const enter = (email: string, otp: string) =>
    server.call('POST', 'forgot-password/verify-otp', { email, otp });
  const change = ({ token, password }: TestUser) =>
    server.call(
      'POST',
      'profile/password',
      { current_password: password, new_password: NEXT, new_password_confirmation: NEXT },
      { token },
    );
  const noticesTo = async (email: string) => {
    await server.services.messenger.deliver();
    return server.outbox().filter(({ to, template }) => to === email && template === 'new-sign-in');
  };

  test.each([
    ['in the profile', change],
    [
      'with a code',
      async ({ email }: TestUser) => {
        server.advanceClock(121);
        return resetPassword(server, email, await resetTokenOf(server, email));
      },
    ],
  ])('a password changed %s ends codes, their tokens and known devices', async (_how, act) => {
    const user = await server.addUser();
    const { email, password } = user;
    const onDevice = (token: string, secret: string) =>
      server.call(
        'POST',
        'login',
        { email, password: secret },
        { headers: { 'device-token': token } },
      );
    const device = (await server.call('POST', 'login', { email, password })).body.data.device_token;
    const token = await resetTokenOf(server, email);
    const otp = await resetCodeOf(email);
    const before = await noticesTo(email);
    expect((await onDevice(device, password)).status).toBe(200);
    expect(await noticesTo(email)).toHaveLength(before.length);

    expect((await act(user)).status).toBe(200);
    expect((await enter(email, otp)).status).toBe(400);
    expect((await resetPassword(server, email, token, 'strange-secret')).status).toBe(400);
    expect((await onDevice(device, NEXT)).status).toBe(200);
    expect(await noticesTo(email)).toHaveLength(before.length + 1);
  });

  test('another admin who takes a lost app away ends the codes, too', async () => {
    const [owner, lost] = [await server.addUser({ role: 3 }), await server.addUser({ role: 3 })];
    await server.services.pool.query(
      "INSERT INTO second_factors (user_id, sealed_secret, confirmed_at) VALUES ($1, '', $2)",
      [lost.id, server.now()],
    );
    const otp = await resetCodeOf(lost.email);
    const body = { user_id: lost.id, reason: 'phone stolen' };
    const reset = await server.call('POST', 'admin/second-factor/reset', body, owner);
    expect(reset.status).toBe(200);
    expect((await enter(lost.email, otp)).status).toBe(400);
  });

  test('a code to a mistyped address does not open the account at the corrected one', async () => {
    const query = await decide(
      server,
      await placeOrder(server, coursePayload({ email: 'meena@gmial.com' })),
    );
    expect((await confirm(server, query)).status).toBe(200);
    const otp = await resetCodeOf('meena@gmial.com');
    const email = 'meena@gmail.com';
    expect((await server.call('POST', 'payment/email', { ...query, email })).status).toBe(200);
    expect((await enter(email, otp)).status).toBe(400);
  });

  test('a code that is being entered while the password changes opens nothing', async () => {
    await server.services.messenger.close();
    for (let [place, came] = [0, true]; came; place += 1) {
      const user = await server.addUser();
      const otp = await resetCodeOf(user.email);
      let token = '';
      let changed: Promise<unknown> | undefined;
      came = await interleave(
        server,
        place,
        async () => {
          token = (await enter(user.email, otp)).body.data?.reset_token ?? 'none';
        },
        () => (changed = change(user)),
      );
      await (changed ?? change(user));
      expect((await resetPassword(server, user.email, token)).status).toBe(400);
    }
  });
});
