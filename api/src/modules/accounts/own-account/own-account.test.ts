import { type TestServer, type TestUser, openTestServer } from '../../../testing/test-server';
import { linkToken } from '../private-links';

describe('logins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const phone =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

  const login = (user: TestUser, headers: Record<string, string> = {}, password = user.password) =>
    server.call('POST', 'login', { email: user.email, password }, { headers });

  const loginsOf = async (token: string) =>
    (await server.call('GET', 'profile/logins', undefined, { token })).body.data;

  const isAlive = async (token: string) =>
    (await server.call('GET', 'profile', undefined, { token })).status === 200;

  test('the open logins are listed without secrets, and ended one by one', async () => {
    const user = await server.addUser();
    const second = (await login(user, { 'user-agent': phone })).body.data.token;
    const listed = await loginsOf(user.token);
    expect(listed).toHaveLength(2);
    expect(listed[0]).toEqual({
      id: expect.any(Number),
      browser: 'Chrome on Android',
      started_at: expect.stringMatching(/Z$/),
      used_at: expect.stringMatching(/Z$/),
      current: false,
    });
    expect(listed[1].current).toBe(true);

    const end = (id: number, token: string) =>
      server.call('DELETE', `profile/logins/${id}`, undefined, { token });
    const stranger = await server.addUser();
    expect((await end(listed[0].id, stranger.token)).status).toBe(404);
    expect(await isAlive(second)).toBe(true);
    expect((await end(listed[0].id, user.token)).status).toBe(200);
    expect(await isAlive(second)).toBe(false);
    expect((await end(listed[0].id, user.token)).status).toBe(404);
    expect(await loginsOf(user.token)).toHaveLength(1);

    server.advanceClock(31 * 86_400);
    const later = (await login(user)).body.data.token;
    expect(await loginsOf(later)).toHaveLength(1);
  });

  describe('a password change', () => {
    const change = (user: TestUser, changes: object = {}) =>
      server.call(
        'POST',
        'profile/password',
        {
          current_password: user.password,
          new_password: 'another-secret',
          new_password_confirmation: 'another-secret',
          ...changes,
        },
        { token: user.token },
      );

    test('ends the other logins, keeps this one, and sends an e-mail', async () => {
      const user = await server.addUser();
      const other = (await login(user)).body.data.token;
      expect((await change(user)).status).toBe(200);
      expect(await isAlive(user.token)).toBe(true);
      expect(await isAlive(other)).toBe(false);
      expect((await login(user)).status).toBe(401);
      expect((await login(user, {}, 'another-secret')).status).toBe(200);
      await server.services.messenger.deliver();
      const notices = server.outbox().filter((sent) => sent.template === 'password-changed');
      expect(notices.map((sent) => sent.to)).toEqual([user.email]);
    });

    test.each([
      ['without the right current one', { current_password: 'wrong-one' }, 'current_password'],
      [
        'with another confirmation',
        { new_password_confirmation: 'x' },
        'new_password_confirmation',
      ],
      [
        'that everybody has',
        { new_password: 'password1', new_password_confirmation: 'password1' },
        'new_password',
      ],
    ])('%s is refused with the name of its field', async (_name, changes, field) => {
      const user = await server.addUser();
      const response = await change(user, changes);
      expect(response.status).toBe(422);
      expect(Object.keys(response.body.errors)).toEqual([field]);
    });

    test('cannot be guessed with a stolen login', async () => {
      const user = await server.addUser();
      for (let count = 0; count < 10; count += 1) await change(user, { current_password: 'guess' });
      expect((await change(user)).status).toBe(429);
    });
  });

  test('a sign-in on a new device sends a notice; the first sign-in and a known device do not', async () => {
    const user = await server.addUser();
    const notices = async () => {
      await server.services.messenger.deliver();
      return server
        .outbox()
        .filter((sent) => sent.template === 'new-sign-in' && sent.to === user.email);
    };
    expect(await notices()).toHaveLength(0);
    const { device_token } = (await login(user, { 'user-agent': phone })).body.data;
    expect(await notices()).toHaveLength(1);
    expect((await notices())[0]!.text).toContain('Chrome on Android');
    await login(user, { 'device-token': device_token });
    expect(await notices()).toHaveLength(1);
  });

  test('a request for the code of a number whose response was lost sends no other code', async () => {
    const { token, password } = await server.addUser();
    const ask = (phone: string) =>
      server.call('POST', 'profile/phone', { phone, password }, { token, headers });
    const headers = { 'idempotency-key': 'one-press-of-the-button' };
    expect((await ask('9810044444')).status).toBe(200);
    server.advanceClock(100);
    expect((await ask('9810044444')).status).toBe(200);
    expect((await ask('9810033333')).status).toBe(429);
    expect(server.outbox().filter(({ to }) => /98100(44444|33333)$/.test(to))).toHaveLength(1);
  });

  test('a new phone number counts when the code that was sent to it is entered', async () => {
    const user = await server.addUser();
    const asUser = (path: string, body: object) =>
      server.call('POST', path, body, { token: user.token });
    const phoneOf = async () =>
      (await server.call('GET', 'profile', undefined, { token: user.token })).body.data.phone;
    const { password } = user;
    const ask = (phone: string, more = {}) => asUser('profile/phone', { phone, password, ...more });
    expect((await ask(user.phone)).status).toBe(422);
    expect((await ask('1234567890')).status).toBe(422);
    expect((await ask('9810055555', { password: 'not-the-same' })).body.errors).toEqual({
      password: [expect.any(String)],
    });
    expect((await ask('+91 98100 55555')).status).toBe(200);
    const otp = server.lastCode('9810055555');
    expect(await phoneOf()).toBe(user.phone);
    // The code is valid only for the number that it was sent to.
    const other = await asUser('profile/phone/verify', { phone: '9810066666', otp });
    expect(other.status).toBe(400);
    expect(await phoneOf()).toBe(user.phone);
    expect((await asUser('profile/phone/verify', { phone: '9810055555', otp })).status).toBe(200);
    expect(await phoneOf()).toBe('9810055555');
    expect((await asUser('profile/phone/verify', { phone: '9810055555', otp })).status).toBe(400);
    await server.services.messenger.deliver();
    expect(server.outbox().at(-1)).toMatchObject({ to: user.email, template: 'phone-changed' });
  });
});

describe('private addresses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  async function addressesOf(token: string, userId: number) {
    const { body } = await server.call('GET', 'profile/reminders', undefined, { token });
    const { rows } = await server.services.pool.query<{ link_version: number }>(
      'SELECT link_version FROM users WHERE id = $1',
      [userId],
    );
    const reminder = linkToken(server.config.secretKey, 'reminders', userId, rows[0]!.link_version);
    return { feed: new URL(body.data.calendar_url).pathname, stop: `reminders/stop/${reminder}` };
  }

  const opened = async ({ feed, stop }: { feed: string; stop: string }) => [
    (await server.call('GET', feed)).status,
    (await server.call('POST', stop)).status,
  ];

  test('another password ends the private addresses, and the profile shows the new ones', async () => {
    const { id, token, password } = await server.addUser();
    const before = await addressesOf(token, id);
    expect(await opened(before)).toEqual([200, 200]);
    const changed = await server.call(
      'POST',
      'profile/password',
      {
        current_password: password,
        new_password: 'another-moon-and-stars',
        new_password_confirmation: 'another-moon-and-stars',
      },
      { token },
    );
    expect(changed.status).toBe(200);
    expect(await opened(before)).toEqual([404, 404]);
    expect(await opened(await addressesOf(token, id))).toEqual([200, 200]);
  });

  test('a reset of the password ends them too', async () => {
    const { id, token, email } = await server.addUser();
    const before = await addressesOf(token, id);
    await server.call('POST', 'forgot-password/send-otp', { email });
    const otp = server.lastCode(email);
    const { body } = await server.call('POST', 'forgot-password/verify-otp', { email, otp });
    const reset = await server.call('POST', 'forgot-password/reset', {
      email,
      reset_token: body.data.reset_token,
      new_password: 'another-moon-and-stars',
      new_password_confirmation: 'another-moon-and-stars',
    });
    expect(reset.status).toBe(200);
    expect(await opened(before)).toEqual([404, 404]);
  });
});

describe('the profile', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('a user reads and changes the profile; e-mail and phone stay unchanged', async () => {
    const user = await server.addUser({ name: 'Asha Verma' });
    const read = () => server.call('GET', 'profile', undefined, { token: user.token });
    expect((await read()).body.data).toEqual({
      id: user.id,
      name: 'Asha Verma',
      slug: 'asha-verma',
      email: user.email,
      phone: user.phone,
      role_id: 1,
      email_proven: true,
      language: 'en',
      profile: { dob: null, gender: null, avatar: null },
    });
    const changed = await server.call(
      'PUT',
      'profile/update',
      {
        name: 'Asha V. Rao',
        email: 'other@example.com',
        phone: '9999999999',
        dob: '1996-02-29',
        gender: 'female',
        avatar: '/uploads/picture.webp',
      },
      { token: user.token },
    );
    expect(changed.status).toBe(200);
    expect((await read()).body.data).toMatchObject({
      name: 'Asha V. Rao',
      slug: 'asha-verma',
      email: user.email,
      phone: user.phone,
      profile: { dob: '1996-02-29', gender: 'female', avatar: '/uploads/picture.webp' },
    });
    await server.call(
      'PUT',
      'profile/update',
      { name: 'मीरा नायर', dob: '', gender: '', avatar: null },
      { token: user.token },
    );
    expect((await read()).body.data).toMatchObject({
      name: 'मीरा नायर',
      profile: { dob: null, gender: null, avatar: null },
    });
  });

  test.each([
    ['no name', { name: '' }, 'name'],
    ['a day that does not exist', { name: 'A', dob: '2023-02-30' }, 'dob'],
    ['a birthday to come', { name: 'A', dob: '2190-01-01' }, 'dob'],
    ['a birthday before everybody alive', { name: 'A', dob: '1899-12-31' }, 'dob'],
    ['a year of two digits', { name: 'A', dob: '0024-05-06' }, 'dob'],
    ['a gender of its own', { name: 'A', gender: 'x' }, 'gender'],
    ['a script as avatar', { name: 'A', avatar: 'javascript:alert(1)' }, 'avatar'],
    ['a picture of another site', { name: 'A', avatar: 'http://169.254.169.254/a.png' }, 'avatar'],
    ['a path out of the uploads', { name: 'A', avatar: '/uploads/../secret' }, 'avatar'],
  ])('%s is refused', async (_name, body, field) => {
    const { token } = await server.addUser();
    const response = await server.call('PUT', 'profile/update', body, { token });
    expect(response.status).toBe(422);
    expect(response.body.errors[field]).toBeDefined();
  });
});
