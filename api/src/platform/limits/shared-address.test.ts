import { coursePayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.close());

const use = (address: string, person: string, more: object = {}) =>
  server.services.limits
    .consumeForPerson(
      { name: 'a-test', most: 3, seconds: 600, ofAddress: 10, ofNetwork: 15, ...more },
      address,
      person,
    )
    .then(
      () => 'let through',
      (error: Error) => error.message,
    );
const WAIT = 'Too many requests. Please try again in 10 minutes.';

test.each(['203.0.113.1', '2001:db8:1:1::1'])(
  'one person is slowed, the others behind %s are not, until the address is used up',
  async (address) => {
    const repeated = [];
    for (let turn = 0; turn < 5; turn += 1) repeated.push(await use(address, 'a@example.com'));
    expect(repeated).toEqual(['let through', 'let through', 'let through', WAIT, WAIT]);
    const others = [];
    for (let turn = 0; turn < 8; turn += 1) others.push(await use(address, `p${turn}`));
    expect(others).toEqual([...Array(7).fill('let through'), WAIT]);
  },
);

test('the addresses of a network share its limit, and a person behind another network is free', async () => {
  const answers = [];
  for (let turn = 0; turn < 16; turn += 1) {
    answers.push(await use(`2001:db8:2:${turn}::1`, 'a@example.com'));
  }
  expect(answers).toEqual([...Array(15).fill('let through'), WAIT]);
  expect(await use('2001:db8:3::1', 'a@example.com')).toBe('let through');
});

const people = Array.from({ length: 100 }, (_, index) => index);
const campus = { from: '198.51.100.7' };
const order = (email: string) =>
  server.call('POST', 'payment/create', coursePayload({ email }), campus);
const signUp = (email: string, phone: string) =>
  server.call(
    'POST',
    'register',
    {
      name: 'Asha',
      email,
      phone,
      password: 'lotus-river-77',
      password_confirmation: 'lotus-river-77',
      role_id: '1',
    },
    campus,
  );

/** Asks again while the server has no connection left: it may say so to everybody, and it slows nobody. */
async function whenFree(ask: () => ReturnType<typeof order>): ReturnType<typeof order> {
  const answer = await ask();
  return answer.status === 503 ? whenFree(ask) : answer;
}

test('a hundred people buy and sign up at once from one address', async () => {
  const bought = await Promise.all(
    people.map((index) => whenFree(() => order(`buyer${index}@example.com`))),
  );
  expect(new Set(bought.map(({ status }) => status))).toEqual(new Set([200]));
  const signedUp = await Promise.all(
    people.map((index) =>
      whenFree(() => signUp(`new${index}@example.com`, String(9_810_000_000 + index))),
    ),
  );
  expect(new Set(signedUp.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a buyer who repeats the same order is slowed and reads how long to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => order('again@example.com')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]!.body.message).toBe('Too many requests. Please try again in 60 minutes.');
  expect(refused[0]!.headers['retry-after']).toBe('3600');
});

test('tries that fail because of the payment provider do not count', async () => {
  const provider = server.services.paymentProvider;
  const away = jest.spyOn(provider, 'createCheckout').mockRejectedValue(new Error('away'));
  for (let turn = 0; turn < 31; turn += 1) {
    expect((await order('patient@example.com')).status).toBe(503);
  }
  away.mockRestore();
  expect((await order('patient@example.com')).status).toBe(200);
});

test('an account that orders for many e-mails is slowed like one person', async () => {
  const { token } = await server.addUser();
  const statuses = [];
  for (let turn = 0; turn < 61; turn += 1) {
    const payload = coursePayload({ email: `gift${turn}@example.com` });
    const answer = await server.call('POST', 'payment/create', payload, { ...campus, token });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});

test('right passwords do not use up the log-ins of an address', async () => {
  const { email, password } = await server.addUser();
  const login = (given: string) =>
    server.call('POST', 'login', { email, password: given }, { from: '198.51.100.99' });
  for (let turn = 0; turn < 2; turn += 1) expect((await login(password)).status).toBe(200);
  expect((await login('wrong-password')).status).toBe(401);
  const { rows } = await server.services.pool.query(
    "SELECT max(count) AS most FROM rate_limits WHERE key LIKE 'login:%'",
  );
  expect(rows).toEqual([{ most: 1 }]);
});
