import { coursePayload } from '../../testing/payments/orders';
import { type TestServer, openTestServer } from '../../testing/test-server';
import { clientNetwork, siteNetwork } from './client-network';
import { concurrencyLimiter } from './concurrency-limiter';

describe('clients', () => {
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
});

describe('people at one address', () => {
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
    // Forty orders may take a busy machine some seconds.
    const wait = Number(refused[0]!.headers['retry-after']);
    expect(wait).toBeGreaterThan(3540);
    expect(wait).toBeLessThanOrEqual(3600);
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
});

describe('networks', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ])('%s counts as the client %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0::/48'],
    ['203.0.113.7:51234', '203.0.113.0/24'],
  ])('%s belongs to the network %s', (address, network) => {
    expect(siteNetwork(address)).toBe(network);
  });
});

describe('concurrency', () => {
  test('only two jobs run at the same time, the next three wait, and further jobs are refused', async () => {
    const turn = concurrencyLimiter(2, 3);
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    const jobs = Array.from({ length: 6 }, (_, index) =>
      turn(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((end) => finish.push(end));
        running -= 1;
        if (index === 0) throw new Error('one fails');
        return index;
      }),
    );
    const ends = Promise.allSettled(jobs);
    while (finish.length > 0) {
      finish.shift()!();
      await new Promise((next) => setImmediate(next));
    }
    const results = await ends;
    expect(most).toBe(2);
    expect(results.map((result) => result.status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect((results[5] as PromiseRejectedResult).reason).toMatchObject({ statusCode: 503 });
    await expect(turn(async () => 'again')).resolves.toBe('again');
  });
});
