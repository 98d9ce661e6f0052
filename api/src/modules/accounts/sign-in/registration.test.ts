import { openTestServer, type TestServer } from '../../../testing/test-server';
import { signUpText } from '../account-messages';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let people = 0;
const registration = (changes: Record<string, unknown> = {}) => {
  people += 1;
  return {
    name: 'Asha Rao',
    email: `asha${people}@example.com`,
    phone: `98${String(10_000_000 + people)}`,
    password: 'asha-password',
    password_confirmation: 'asha-password',
    role_id: '1',
    ...changes,
  };
};

const wrongCodeFor = (code: string) => (code === '111111' ? '222222' : '111111');

test('a sign-up gets its code by SMS, verifies and logs in', async () => {
  const person = registration();
  const registered = await server.call('POST', 'register', person);
  expect(registered).toMatchObject({ status: 200, body: { status: true } });
  const sms = server.outbox().at(-1)!;
  expect(sms).toMatchObject({ channel: 'sms', to: `+91${person.phone}`, template: 'sign-up-code' });
  expect(JSON.stringify(registered.body)).not.toContain(sms.code);

  const early = await server.call('POST', 'login', person);
  expect(early).toMatchObject({ status: 403, body: { message: expect.stringMatching(/verify/i) } });

  const verified = await server.call('POST', 'verify-otp', {
    email: person.email.toUpperCase(),
    otp: sms.code,
    channel: 'sms',
  });
  expect(verified).toMatchObject({ status: 200, body: { status: true } });
  const login = await server.call('POST', 'login', person);
  expect(login.body.data.user).toEqual({
    id: expect.any(Number),
    name: 'Asha Rao',
    role_id: 1,
    slug: 'asha-rao',
    profile: { avatar: null },
  });

  const verifyAgain = (otp: string) =>
    server.call('POST', 'verify-otp', { email: person.email, otp });
  expect(await verifyAgain(sms.code!)).toMatchObject({
    status: 400,
    body: { message: 'This account is verified already. Please log in.' },
  });
  expect(await verifyAgain(sms.code === '123456' ? '123457' : '123456')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('The OTP is wrong or has expired') },
  });
});

test('a sign-up that an outage cuts short can be sent again', async () => {
  const person = registration();
  const { limits } = server.services;
  const add = limits.add.bind(limits);
  const notice = jest
    .spyOn(limits, 'add')
    .mockImplementation((limit, ...key) =>
      limit.name === 'sign-up-notice' ? Promise.reject(new Error('away')) : add(limit, ...key),
    );
  const refused = await server.call('POST', 'register', person);
  notice.mockRestore();
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(await server.call('POST', 'register', person)).toMatchObject({ status: 200 });
  expect(server.lastCode(`+91${person.phone}`)).toMatch(/^\d{6}$/);
});

describe('a sign-up whose response was lost', () => {
  const headers = { 'idempotency-key': 'one-press-of-the-button' };
  const send = (person: ReturnType<typeof registration>, more = {}) =>
    server.call('POST', 'register', { ...person, ...more }, { headers });
  const codesTo = (phone: string) => server.outbox().filter((sent) => sent.to.endsWith(phone));

  test('is answered again, without another code', async () => {
    const person = registration();
    const first = await send(person);
    server.advanceClock(100);
    expect(await send(person)).toMatchObject({ status: first.status, body: first.body });
    expect(codesTo(person.phone)).toHaveLength(1);
    const otp = server.lastCode(person.phone);
    expect((await server.call('POST', 'verify-otp', { email: person.email, otp })).status).toBe(
      200,
    );
    expect((await send(person)).status).toBe(422);
  });

  test('is refused to who has the key and another name or password', async () => {
    const person = registration();
    await send(person);
    const others = [
      { name: 'Another' },
      { password: 'not-the-same', password_confirmation: 'not-the-same' },
    ];
    for (const other of others) expect((await send(person, other)).status).toBe(422);
    expect((await server.call('POST', 'register', person)).status).toBe(422);
    expect(codesTo(person.phone)).toHaveLength(1);
  });
});

test('the SMS matches the registered template word for word', () => {
  const text = signUpText('042137', 'https://www.nakshank.example:8443');
  expect(text).toBe(
    '042137 is your Nakshank sign-up code. It is valid for 10 minutes. Do not share it with anyone.' +
      '\n\n@www.nakshank.example #042137',
  );
  // A longer text would be sent, and paid for, as two messages.
  expect(text.length).toBeLessThanOrEqual(160);
});

test('the code for a number that is not an Indian mobile number comes by e-mail', async () => {
  const person = registration({ phone: '1234567890' });
  await server.call('POST', 'register', person);
  expect(server.outbox().at(-1)).toMatchObject({ channel: 'email', to: person.email });
});

test('a sign-up cannot create an admin', async () => {
  const person = registration({ role_id: 3 });
  await server.call('POST', 'register', person);
  await server.call('POST', 'verify-otp', {
    email: person.email,
    otp: server.lastCode(person.phone),
  });
  const { email, password } = person;
  const login = await server.call('POST', 'login', { email, password });
  expect(login.body.data.user.role_id).toBe(1);
});

test('people with the same name get different slugs', async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, () => server.addUser({ name: 'Same Name' })),
  );
  expect(made.map((user) => user.slug).sort()).toEqual([
    'same-name',
    'same-name-2',
    'same-name-3',
    'same-name-4',
  ]);
  expect((await server.addUser({ name: '✨' })).slug).toBe('student');
  expect((await server.addUser({ name: 'नीलम जोशी' })).slug).toBe('नीलम-जोशी');
});

test('a taken e-mail is refused, in any spelling and also in parallel', async () => {
  const { email } = await server.addUser();
  const taken = await server.call('POST', 'register', registration({ email: email.toUpperCase() }));
  expect(taken).toMatchObject({
    status: 422,
    body: { message: expect.any(String), errors: { email: [expect.any(String)] } },
  });

  const person = registration();
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => server.call('POST', 'register', person)),
  );
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  expect(server.outbox().filter((sent) => sent.to.endsWith(person.phone))).toHaveLength(1);
});

test('an unfinished sign-up can be restarted; by another person when its code has expired', async () => {
  const person = registration();
  await server.call('POST', 'register', person);
  server.advanceClock(60);
  expect(await server.call('POST', 'register', person)).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/already been taken.* in 9 minutes/) },
  });
  server.advanceClock(61);
  expect((await server.call('POST', 'register', person)).status).toBe(200);
  server.advanceClock(601);
  const second = { ...person, password: 'new-password', password_confirmation: 'new-password' };
  expect((await server.call('POST', 'register', second)).status).toBe(200);
  await server.call('POST', 'verify-otp', {
    email: person.email,
    otp: server.lastCode(person.phone),
  });
  expect((await server.call('POST', 'login', second)).status).toBe(200);
});

describe('a wrong phone number', () => {
  const corrected = (person: ReturnType<typeof registration>, more = {}) => ({
    ...person,
    phone: '9876500001',
    ...more,
  });

  test('can be corrected at once; only the code sent to the right number is valid', async () => {
    const person = registration();
    await server.call('POST', 'register', person);
    const first = server.lastCode(person.phone);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => server.call('POST', 'register', corrected(person))),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    const verify = (otp: string) =>
      server.call('POST', 'verify-otp', { email: person.email, otp, channel: 'sms' });
    const second = server.lastCode('9876500001');
    if (first !== second) expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
    expect((await server.call('POST', 'register', corrected(person))).status).toBe(422);
  });

  test('cannot be replaced by another person, who does not know the password', async () => {
    const person = registration();
    await server.call('POST', 'register', person);
    const other = { password: 'not-the-same', password_confirmation: 'not-the-same' };
    const response = await server.call('POST', 'register', corrected(person, other));
    expect(response.status).toBe(422);
    const otp = server.lastCode(person.phone);
    expect((await server.call('POST', 'verify-otp', { email: person.email, otp })).status).toBe(
      200,
    );
    expect((await server.call('POST', 'login', person)).status).toBe(200);
  });
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a bad e-mail', { email: 'nobody' }, 'email'],
  ['a short phone number', { phone: '12345' }, 'phone'],
  ['a short password', { password: '12345', password_confirmation: '12345' }, 'password'],
  ['a password past all bounds', { password: 'x'.repeat(129) }, 'password'],
  ['another confirmation', { password_confirmation: 'something' }, 'password_confirmation'],
  [
    'a commonplace password',
    { password: 'Password', password_confirmation: 'Password' },
    'password',
  ],
])('%s is refused with the name of its field', async (_name, changes, field) => {
  const response = await server.call('POST', 'register', registration(changes));
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors)).toEqual([field]);
  expect(response.body.message).toBe(response.body.errors[field][0]);
});

describe('the code', () => {
  const signUp = async () => {
    const person = registration();
    await server.call('POST', 'register', person);
    return { ...person, code: server.lastCode(person.phone) };
  };
  const verify = (email: string, otp: string, from?: string) =>
    server.call('POST', 'verify-otp', { email, otp, channel: 'sms' }, { from });

  test('expires after ten minutes', async () => {
    const { email, code } = await signUp();
    server.advanceClock(601);
    expect((await verify(email, code)).status).toBe(400);
  });

  test('works once, also in parallel', async () => {
    const { email, code } = await signUp();
    const responses = await Promise.all(Array.from({ length: 10 }, () => verify(email, code)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  });

  test('waits after five wrong tries, also in parallel, each further time twice as long', async () => {
    const { email, code } = await signUp();
    const wrong = wrongCodeFor(code);
    const tries = await Promise.all(Array.from({ length: 100 }, () => verify(email, wrong)));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    const held = await verify(email, code);
    expect(held.status).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(60);
    server.advanceClock(61);
    expect((await verify(email, wrong)).status).toBe(400);
    server.advanceClock(61);
    expect((await verify(email, code)).status).toBe(429);
    server.advanceClock(60);
    expect((await verify(email, code)).status).toBe(200);
  });

  test('does not wait for its owner because others guess; their tries wait', async () => {
    const { email, code } = await signUp();
    const wrong = wrongCodeFor(code);
    const elsewhere = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`);
    const guesses = await Promise.all(elsewhere.map((from) => verify(email, wrong, from)));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await verify(email, code, '198.51.100.77')).status).toBe(429);
    expect((await verify(email, code)).status).toBe(200);
  });

  test('is still valid after four wrong tries', async () => {
    const { email, code } = await signUp();
    for (let tries = 0; tries < 4; tries += 1) {
      const wrong = await verify(email, wrongCodeFor(code));
      expect(wrong).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
    }
    expect((await verify(email, code)).status).toBe(200);
  });

  test('comes again after two minutes, so that the first message stays right; once in parallel', async () => {
    const { email, phone, code } = await signUp();
    const early = await server.call('POST', 'resend-otp', { email, channel: 'sms' });
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(100);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(120);
    server.advanceClock(121);
    const resent = await Promise.all(
      Array.from({ length: 5 }, () => server.call('POST', 'resend-otp', { email, channel: 'sms' })),
    );
    expect(resent.map((response) => response.status).sort()).toEqual([200, 429, 429, 429, 429]);
    const sent = server.outbox().filter(({ to }) => to.endsWith(phone));
    expect(sent.map((message) => message.code)).toEqual([code, code]);
    // Each message says ten minutes.
    server.advanceClock(570);
    expect((await verify(email, code)).status).toBe(200);
  });

  test('that comes again keeps its wrong tries, and goes on waiting', async () => {
    const { email, phone, code } = await signUp();
    const wrong = wrongCodeFor(code);
    for (let tries = 0; tries < 4; tries += 1) await verify(email, wrong);
    server.advanceClock(121);
    await server.call('POST', 'resend-otp', { email, channel: 'sms' });
    expect(server.lastCode(phone)).toBe(code);
    await verify(email, wrong);
    expect((await verify(email, code)).status).toBe(429);
    server.advanceClock(61);
    expect((await verify(email, code)).status).toBe(200);
  });

  test('comes again to who sends the same sign-up once more', async () => {
    const { code, ...person } = await signUp();
    server.advanceClock(121);
    expect((await server.call('POST', 'register', person)).status).toBe(200);
    expect(server.lastCode(person.phone)).toBe(code);
    expect((await verify(person.email, code)).status).toBe(200);
  });

  test('is not stored', async () => {
    const { email, code } = await signUp();
    const stored = await server.services.pool.query(
      'SELECT c.* FROM one_time_codes c JOIN users u ON u.id = c.user_id WHERE u.email = $1',
      [email],
    );
    expect(JSON.stringify(stored.rows)).not.toContain(code);
  });

  test('of a sign-up cannot reset a password', async () => {
    const { email, code } = await signUp();
    const response = await server.call('POST', 'forgot-password/verify-otp', { email, otp: code });
    expect(response.status).toBe(400);
  });
});

test('a code that could not be sent can be requested again at once; codes of others stay valid', async () => {
  const sent: string[] = [];
  let broken = false;
  const other = await openTestServer({
    overrides: {
      sms: {
        send: async ({ text }) => {
          if (broken) throw new Error('gateway down');
          sent.push(text);
        },
      },
    },
  });
  const earlier = registration();
  await other.call('POST', 'register', earlier);
  broken = true;
  const person = registration();
  expect((await other.call('POST', 'register', person)).status).toBe(503);
  broken = false;
  const resend = (email: string) => other.call('POST', 'resend-otp', { email, channel: 'sms' });
  expect((await resend(person.email)).status).toBe(200);
  broken = true;
  other.advanceClock(121);
  expect((await resend(earlier.email)).status).toBe(503);
  const otp = /#(\d{6})$/.exec(sent[0]!)![1];
  const verified = await other.call('POST', 'verify-otp', { email: earlier.email, otp });
  expect(verified.status).toBe(200);
  await other.close();
});
