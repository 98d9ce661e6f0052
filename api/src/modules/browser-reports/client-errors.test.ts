import { openTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const report = { remote: 'mf-auth', version: '3', step: 'unreachable', cause: 'HTTP 404' };

test('a report of a broken section is stored', async () => {
  const response = await server.call('POST', 'client-errors', {
    ...report,
    built_from: '1.0.0 0123456789ab',
    source: '/remotes/mf-auth/3/js/auth-login.js:1:42',
    path: '/login',
    fallback_version: '2',
  });
  expect(response.status).toBe(204);
  const stored = await server.services.pool.query('SELECT * FROM client_errors');
  expect(stored.rows).toEqual([
    expect.objectContaining({
      ...report,
      built_from: '1.0.0 0123456789ab',
      source: '/remotes/mf-auth/3/js/auth-login.js:1:42',
      path: '/login',
      fallback_version: '2',
    }),
  ]);
});

test('reports are bounded in size and number', async () => {
  const long = await server.call('POST', 'client-errors', { ...report, cause: 'x'.repeat(2001) });
  expect(long.status).toBe(422);
  const large = await server.call('POST', 'client-errors', { ...report, cause: 'x'.repeat(9000) });
  expect(large.status).toBe(413);

  const limited = await openTestServer({ env: { RATE_LIMITS: 'on' } });
  const responses = await Promise.all(
    Array.from({ length: 70 }, () => limited.call('POST', 'client-errors', report)),
  );
  expect(responses.filter((response) => response.status === 204)).toHaveLength(60);
  expect(responses.filter((response) => response.status === 429)).toHaveLength(10);
  await limited.close();
});

test('a client can send 500 reports a day, without affecting others; 20,000 are kept', async () => {
  const limited = await openTestServer({ env: { RATE_LIMITS: 'on' } });
  const send = (from: string, cause: string) =>
    limited.call('POST', 'client-errors', { ...report, cause }, { from });
  const statuses: number[] = [];
  for (let count = 0; count < 501; count += 1) {
    if (count % 50 === 0) limited.advanceClock(601);
    statuses.push((await send('203.0.113.4', 'flood')).status);
  }
  expect(statuses.findIndex((status) => status !== 204)).toBe(500);
  expect((await send('198.51.100.4', 'real')).status).toBe(204);
  const { pool } = limited.services;
  const causes = async () =>
    (await pool.query('SELECT cause, count(*)::integer FROM client_errors GROUP BY 1 ORDER BY 1'))
      .rows;
  await pool.query(
    `INSERT INTO client_errors (remote, version, step, cause, created_at)
     SELECT 'shell', '1', 'x', 'later', $1 FROM generate_series(1, 19999)`,
    [limited.now()],
  );
  await limited.runTask('remove the oldest client errors');
  expect(await causes()).toEqual([
    { cause: 'later', count: 19_999 },
    { cause: 'real', count: 1 },
  ]);
  await limited.close();
});

test('a content policy violation is stored for its section, without query strings and names', async () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://site.test/dashboard/asha-verma/orders?token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.test/x.js?token=secret',
      'source-file': 'https://site.test/remotes/mf-commerce/0a1b2c/main.js',
      'line-number': 1,
      'column-number': 42,
    },
  };
  const send = (body: string) =>
    server.call('POST', 'csp-reports', body, {
      headers: { 'content-type': 'application/csp-report' },
      from: '198.51.100.77',
    });
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect((await send('{"x":1}')).status).toBe(400);
  expect((await send('not json')).status).toBe(400);
  const { rows } = await server.services.pool.query(
    "SELECT remote, version, cause, source, path FROM client_errors WHERE step = 'csp'",
  );
  expect(rows).toEqual([
    {
      remote: 'mf-commerce',
      version: '0a1b2c',
      cause: 'script-src-elem blocked https://evil.test/x.js',
      source: '/remotes/mf-commerce/0a1b2c/main.js:1:42',
      path: '/dashboard/:name?/orders',
    },
  ]);
});

test('an admin sees similar failures as one row, with counts for today and for seven days', async () => {
  const own = await openTestServer();
  const admin = await own.addUser({ role: 3 });
  const send = (changes: object) => own.call('POST', 'client-errors', { ...report, ...changes });
  await send({ path: '/login', source: '/remotes/mf-auth/3/main.js:1:2', built_from: '1.0.0 a1' });
  own.advanceClock(3 * 86_400);
  await send({ path: '/signup' });
  await send({ cause: 'HTTP 500' });
  own.advanceClock(6 * 86_400);
  await send({ path: '/login' });
  const token = (await own.call('POST', 'login', admin)).body.data.token;
  const read = async (query = '') =>
    (await own.call('GET', `admin/client-errors${query}`, undefined, { token })).body.data;
  const list = await read();
  expect(list.total).toBe(2);
  expect(list.data).toEqual([
    {
      ...report,
      id: expect.any(Number),
      built_from: '1.0.0 a1',
      source: '/remotes/mf-auth/3/main.js:1:2',
      paths: ['/login', '/signup'],
      today: 1,
      last_7_days: 2,
      total: 3,
      first_at: expect.stringMatching(/Z$/),
      last_at: expect.stringMatching(/Z$/),
    },
    expect.objectContaining({ cause: 'HTTP 500', today: 0, last_7_days: 1, total: 1, paths: [] }),
  ]);
  expect((await read('?per_page=1&page=2')).data).toHaveLength(1);
  expect(await read('?to_date=2020-01-01')).toMatchObject({ total: 0 });
  const csv = await own.call('GET', 'admin/client-errors.csv', undefined, { token });
  expect(csv.body.trim().split('\r\n')).toHaveLength(3);
  await own.close();
});
