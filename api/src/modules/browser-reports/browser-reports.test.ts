import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestServer, openTestServer } from '../../testing/test-server';
import { linkToken } from '../accounts/private-links';
import { withoutPrivateParts } from './private-parts';
import { vitalLines } from './section-lines';
import { visitsByPage } from './version-visits';

describe('failures', () => {
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
    const large = await server.call('POST', 'client-errors', {
      ...report,
      cause: 'x'.repeat(9000),
    });
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
    await send({
      path: '/login',
      source: '/remotes/mf-auth/3/main.js:1:2',
      built_from: '1.0.0 a1',
    });
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
});

describe('web vitals', () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'api-'));
  let server: TestServer;
  beforeAll(async () => {
    const version = (name: string) => ({ version: name, entry: `/remotes/${name}` });
    const remote = {
      live: version('aa01'),
      previous: null,
      canary: version('aa02'),
      routes: [
        { path: '/', children: [] },
        { path: '/admin', children: [{ path: '' }, { path: 'orders/:orderNumber' }] },
      ],
    };
    writeFileSync(
      join(SITE_DIR, 'registry.json'),
      JSON.stringify({ shell: 'aa00', remotes: { 'mf-x': remote } }),
    );
    server = await openTestServer({ env: { SITE_DIR, RATE_LIMITS: 'on' } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(SITE_DIR, { recursive: true });
  });

  const visit = { remote: 'mf-x', version: 'aa01', route: '/', lcp: 1800, inp: 90, cls: 0.004 };
  const send = async (changes: object, from = '203.0.113.20') =>
    (await server.call('POST', 'web-vitals', { ...visit, ...changes }, { from })).status;
  const lines = async () =>
    vitalLines(await visitsByPage(server.services.database, 'mf-x', server.now()));

  test('visits are counted by page and version, but not those of unknown pages', async () => {
    expect(await send({})).toBe(204);
    expect(
      await send({ version: 'aa02', route: '/admin/orders/:orderNumber', inp: undefined }),
    ).toBe(204);
    for (const unknown of [
      { version: 'aa03' },
      { route: '/admin/orders/A-1' },
      { route: '/nowhere' },
      { remote: 'mf-y' },
      { remote: '__proto__' },
      { remote: 'constructor' },
    ]) {
      expect(await send(unknown)).toBe(204);
    }
    for (const wrong of [
      { lcp: -1 },
      { lcp: 1e9 },
      { inp: 'x' },
      { cls: 1e6 },
      { route: 'x'.repeat(300) },
    ]) {
      expect(await send(wrong)).toBe(422);
    }
    expect(await send({ filler: 'x'.repeat(2000) })).toBe(413);
    expect(await lines()).toEqual([
      'aa01 /: about 10 visits; 0 with a fault; largest paint 1800 ms; slowest interaction 90 ms; 0 % with a layout shift',
      'aa02 /admin/orders/:orderNumber: about 10 visits; 0 with a fault; largest paint 1800 ms; 0 % with a layout shift',
    ]);
  });

  test('visits are added up by version and page, and removed after ninety days', async () => {
    expect(await send({ visits: 1, lcp: 3200, cls: 0.3 })).toBe(204);
    expect(await send({ visits: 100 })).toBe(422);
    expect((await lines())[0]).toBe(
      'aa01 /: about 11 visits; 0 with a fault; largest paint 2400 ms; slowest interaction 90 ms; 50 % with a layout shift',
    );
    const { pool } = server.services;
    const rows = async () => (await pool.query('SELECT 1 FROM version_visits')).rows.length;
    server.advanceClock(89 * 86_400);
    await server.runTask('remove old visits');
    expect([await rows(), await lines()]).toEqual([
      2,
      ['No visits were measured in the last seven days.'],
    ]);
    server.advanceClock(2 * 86_400);
    await server.runTask('remove old visits');
    expect(await rows()).toBe(0);
  });

  test('a visit counts once for its first fault, unless the visitor was offline', async () => {
    const fault = { remote: 'mf-x', version: 'aa02', step: 'threw in render', cause: 'boom' };
    const others = [
      { first: false },
      { first: true, step: 'offline' },
      { first: true, version: 'aa03' },
      { first: true, remote: 'mf-y' },
    ];
    for (const path of ['/', '/nowhere']) {
      for (const changes of [{ first: true }, ...others]) {
        const sent = await server.call('POST', 'client-errors', { ...fault, path, ...changes });
        expect(sent.status).toBe(204);
      }
    }
    const seen = await visitsByPage(server.services.database, 'mf-x', server.now());
    expect(vitalLines(seen)).toEqual([
      'aa02 elsewhere: no visit measured; 1 with a fault',
      'aa02 /: no visit measured; 1 with a fault',
    ]);
  });

  test('a page of which only faults are known has no number of visits', () => {
    const unmeasured = { visits: 0, faults: 1, lcp: null, inp: null, shifted: null };
    expect(vitalLines([{ version: 'aa01', route: '/', ...unmeasured }])).toEqual([
      'aa01 /: no visit measured; 1 with a fault',
    ]);
  });

  test('at most sixty visits of one client are counted in ten minutes', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push(await send({}, '203.0.113.21'));
    expect(statuses.findIndex((status) => status !== 204)).toBe(60);
    expect(await send({}, '198.51.100.21')).toBe(204);
  });
});

describe('private addresses', () => {
  const token = linkToken('a-key', 'calendar', 50, 1);

  test.each([
    [`/api/calendar/${token}.ics`, '/api/calendar/:token.ics'],
    [`https://site.test/reminders/${token}?x=1`, 'https://site.test/reminders/:token'],
    ['/consents/news/7.1.abcdefghijklmnopqrstuvwxyz', '/consents/news/:token'],
    ['/certificate/7K3QX-9PMTW-4HJ2N-R8VDA', '/certificate/:code'],
    ['/dashboard/asha-verma/orders', '/dashboard/:name?/orders'],
    ['No account for Asha.Rao+x@bücher.in!', 'No account for :email!'],
    ['mail=asha%40example.com', 'mail=:email'],
    ['call +91 98765 43210 or 09876543210', 'call :phone or :phone'],
    [
      'GET https://site.test/payment-success?order_token=abc failed',
      'GET https://site.test/payment-success failed',
    ],
  ])('%j is stored as %j', (text, stored) => {
    expect(withoutPrivateParts(text)).toBe(stored);
  });

  test.each([
    "Cannot read properties of undefined (reading 'map')",
    '/remotes/mf-admin/0123456789abcdef/main.js:12:3456',
    'Loading chunk 9876 failed after 1234567 ms',
  ])('%j stays as it is', (text) => {
    expect(withoutPrivateParts(text)).toBe(text);
  });

  test('nginx logs none of the private addresses', () => {
    const file = readFileSync(join(__dirname, '../../../../deploy/nginx.conf'), 'utf8');
    const [, list = ''] = /map \$uri \$is_logged \{([^}]*)\}/.exec(file) ?? [];
    const unlogged = [...list.matchAll(/~(\S+) 0;/g)].map(([, pattern]) => new RegExp(pattern!));
    const isLogged = (uri: string) => !unlogged.some((pattern) => pattern.test(uri));
    for (const uri of [
      ...[`/api/calendar/${token}.ics`, `/api/notes/${token}`],
      ...[`/reminders/${token}`, `/api/reminders/stop/${token}`],
      ...[`/consents/news/${token}`, `/api/consents/withdraw/${token}`],
      ...['/certificate/7K3QX', '/api/certificates/7K3QX', '/dashboard/asha/overview'],
      ...['/admin/users/asha@example.com', '/api/admin/people/asha@example.com/data'],
    ]) {
      expect([uri, isLogged(uri)]).toEqual([uri, false]);
    }
    expect(isLogged('/course/numerology-course')).toBe(true);
    expect(file).toContain('without_query if=$is_logged');
  });
});
