import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { loadProductionConfig, productionProblems } from './production';
import { settingProblems } from './setting-problems';
import { settingsThat } from 'node-shared/settings';
import { loadConfig, startServer } from '../server';
import { placeEmptyDatabase } from '../testing/database/empty-database';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secretSettings: readonly string[] = settingsThat('secret');

const complete = {
  PORT: '0',
  LOG_LEVEL: 'fatal',
  DATA_DIR: join(folder, 'none'),
  DATABASE_URL: 'postgres://site:pw@127.0.0.1:1/site',
  SECRET_KEY: 'Vq3uJ8wz1nRb5cYt7eXk0mHs4dLp6gFa',
  SITE_URL: 'https://site.test',
  ADMIN_EMAIL: 'owner@site.test',
  ADMIN_PASSWORD: 'mango-Lantern-42',
  PAYMENT_PROVIDER: 'cashfree',
  CASHFREE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_CLIENT_ID: 'id-of-the-shop',
  CASHFREE_CLIENT_SECRET: 'zR8-fkq2-Lw9x-Tn4v-Hc7s-Kb3d',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://mail.site.test',
  MAIL_FROM: 'hello@site.test',
  SMS_PROVIDER: 'gateway',
  SMS_GATEWAY_URL: 'https://sms.site.test',
  SMS_GATEWAY_KEY: 'pT5-wjv8-Qm3n-Xd6g-Fy2k-Zs9r',
  SMS_SENDER_ID: 'SITEIN',
  SMS_DLT_TEMPLATE_ID: '1107',
  SMS_DLT_PHONE_TEMPLATE_ID: '1108',
};
const sandbox = { ...complete, PAYMENT_PROVIDER: 'sandbox' };

test('a complete environment is accepted, and checking it writes nothing', () => {
  expect(loadProductionConfig(complete)).toMatchObject({ mode: 'production', trial: false });
  expect(settingProblems(complete)).toEqual([]);
  expect(existsSync(complete.DATA_DIR)).toBe(false);
});

test.each([
  'DATABASE_URL',
  'SECRET_KEY',
  'SITE_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'PAYMENT_PROVIDER',
  'MAIL_PROVIDER',
  'SMS_PROVIDER',
])('a missing %s is refused', (name) => {
  expect(settingProblems({ ...complete, [name]: undefined })).toEqual([`${name} is not set.`]);
});

test.each([
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY', 'a'.repeat(40)],
  ['SECRET_KEY', 'secret-'.repeat(6)],
  ['SECRET_KEY', '0123456'.repeat(5)],
  ['ADMIN_PASSWORD', 'Tz7'],
  ['ADMIN_PASSWORD', 'admin-password'],
  ['ADMIN_PASSWORD', 'password123'],
  ['ADMIN_PASSWORD', '1111111111111'],
  ['ADMIN_PASSWORD', complete.SECRET_KEY],
  ['SITE_URL', 'http://site.test'],
  ['SITE_URL', 'http://localhost:8080'],
  ['CASHFREE_URL', 'http://api.cashfree.com/pg'],
  ['CASHFREE_URL', 'https://sandbox.cashfree.com/pg'],
  ['CASHFREE_URL', ''],
  ['CASHFREE_URL', 'https://evil.example/pg'],
  ['CASHFREE_URL', 'https://api.cashfree.com.evil.example/pg'],
  ['SECRET_KEY', 'change-me-please-change-me-now-1'],
  ['SECRET_KEY', 'replace-with-openssl-rand-base64-32'],
  ['SECRET_KEY', 'passwordpasswordPASSWORDpassword'],
  ['SECRET_KEY', 'Correct-Horse-Battery-Staple-2026'],
  ['SECRET_KEY_PREVIOUS', 'short'],
  ['SECRET_KEY_PREVIOUS', 'monkey-dragon-sunshine-baseball-77'],
  ['CASHFREE_CLIENT_SECRET', 'x'],
  ['CASHFREE_CLIENT_SECRET', 'your-secret-from-the-dashboard'],
  ['SMS_GATEWAY_KEY', 'k1'],
  ['ADMIN_EMAIL', 'not-an-email'],
  ['ADMIN_PASSWORD', 'Password123!'],
  ['ADMIN_PASSWORD', 'admin-password1'],
  ['SITE_URL', 'https://user@site.test'],
  ['SITE_URL', 'https://site.test/shop'],
  ['SITE_URL', 'https://localhost'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '0.0.0.0/1,128.0.0.0/1'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', '::ffff:0:0/96'],
  ['SMTP_URL', 'smtp://user:pw@mail.site.test'],
  ['SMTP_URL', 'smtps://mail.site.test?tls.rejectUnauthorized=false'],
  ['DATABASE_URL', 'postgres://site:pw@db.site.test/site'],
  ['DATABASE_URL', 'postgres://site:pw@10.0.0.5/site?sslmode=disable'],
  ['DATABASE_URL', 'postgres://site:pw@db.site.test/site?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://site:pw@database/site'],
  ['MIGRATIONS_DATABASE_URL', 'postgres://site:pw@db.site.test/site?sslmode=prefer'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
  ['LOG_LEVEL', 'silent'],
  ['IMAGE_HOSTS', 'https://x; script-src *'],
  ['UPLOAD_HOSTS', '*'],
  ['PAYMENT_HOSTS', 'pay.test/path'],
  ['SMS_GATEWAY_URL', 'http://sms.site.test'],
  ['MAIL_PROVIDER', 'outbox'],
  ['SMS_PROVIDER', 'outbox'],
  ['RATE_LIMITS', 'off'],
  ['SMTP_URL', 'nonsense'],
])('%s=%s is refused in one line that names the setting and shows no secret', (name, value) => {
  const problems = settingProblems({ ...complete, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
  // The address of the mail server contains a password.
  if ([...secretSettings, 'SMTP_URL'].includes(name)) expect(problems[0]).not.toContain(value);
});

test.each(['0.0.0.0', '::', '203.0.113.7', 'metrics.site.test'])(
  'metrics at %s need a word',
  (METRICS_HOST) => {
    const env = { ...complete, METRICS_HOST, METRICS_PORT: '9464' };
    expect(settingProblems(env)).toEqual([expect.stringContaining('METRICS_HOST')]);
    expect(settingProblems({ ...env, ALLOW_PUBLIC_METRICS: 'yes' })).toEqual([]);
    expect(settingProblems({ ...env, METRICS_PORT: undefined })).toEqual([]);
  },
);

test.each([
  ['TRUSTED_PROXIES', '10.0.0.0/8, loopback, fc00::/7'],
  ['SMTP_URL', 'smtp://user:pw@mail.site.test?requireTLS=true'],
  ['SMTP_URL', 'smtp://127.0.0.1:25'],
  ['DATABASE_URL', 'postgres://site:pw@db.site.test/site?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://site:pw@127.0.0.1/site'],
  ['DATABASE_URL', 'postgres:///site?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres://site:pw@database/site?sslmode=disable'],
  ['IMAGE_HOSTS', 'cdn.site.test, https://pictures.site.test:8443'],
  ['METRICS_HOST', '10.1.2.3'],
])('%s=%s is accepted', (name, value) => {
  expect(settingProblems({ ...complete, METRICS_PORT: '9464', [name]: value })).toEqual([]);
});

test('what a generator makes is accepted as a secret', () => {
  for (let round = 0; round < 500; round += 1) {
    const encoding = (['base64', 'base64url', 'hex'] as const)[round % 3]!;
    const SECRET_KEY = randomBytes(32).toString(encoding);
    expect([SECRET_KEY, settingProblems({ ...complete, SECRET_KEY })]).toEqual([SECRET_KEY, []]);
  }
});

test('every setting that is missing is named, those of the chosen providers too', () => {
  const { SMTP_URL: _url, MAIL_FROM: _from, SMS_SENDER_ID: _sender, ...rest } = complete;
  expect(settingProblems({ ...rest, SITE_URL: undefined })).toEqual(
    ['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'SMS_SENDER_ID'].map((name) => `${name} is not set.`),
  );
});

test('sample data and the sandbox of a development start stay on this machine', () => {
  const load = (env: Record<string, string>) =>
    loadConfig({ SECRET_KEY: 'x', ...env }, { sampleData: true });
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5']) {
    expect(() => load({ HOST })).toThrow(`HOST=${HOST} would serve the sample data`);
    expect(load({ HOST, ALLOW_SAMPLE_DATA: 'yes' })).toMatchObject({ host: HOST });
  }
  expect(load({ HOST: '::1' })).toMatchObject({ host: '::1' });
});

test('the reason of a database failure is named with its host, and no statement', async () => {
  const env = { ...complete, DATABASE_URL: 'postgres://site:hidden-word@127.0.0.1:1/site' };
  const [problem, ...more] = await productionProblems(env);
  expect(more).toEqual([]);
  expect(problem).toMatch(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be used: .*REFUSED/,
  );
  expect(problem).not.toMatch(/select|hidden-word|@/i);
});

test.each(secretSettings)('the refusal of %s for a value used twice does not show it', (name) => {
  const value = 'Wk5-znt9-Hd2x-Ru6p-Jc8s-Vb4m-Lq3g';
  const problems = settingProblems({
    ...complete,
    SECRET_KEY: value,
    ADMIN_PASSWORD: value,
    [name]: value,
  }).join('\n');
  expect(problems).toContain(name);
  expect(problems).not.toContain(value);
});

const razorpay = {
  ...complete,
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_URL: 'https://api.razorpay.com/',
  RAZORPAY_KEY_ID: 'rzp_live_shop',
  RAZORPAY_KEY_SECRET: 'mW6-rbk9-Ts4c-Gp8n-Jv5h-Qx2z',
  RAZORPAY_WEBHOOK_SECRET: 'hN2-xgd7-Vy8q-Rk4t-Lc6m-Wb9f',
};

test('Razorpay is accepted with all of its settings', () => {
  expect(loadProductionConfig(razorpay).payment).toEqual({
    provider: 'razorpay',
    address: 'https://api.razorpay.com',
    keyId: 'rzp_live_shop',
    keySecret: 'mW6-rbk9-Ts4c-Gp8n-Jv5h-Qx2z',
    webhookSecret: 'hN2-xgd7-Vy8q-Rk4t-Lc6m-Wb9f',
  });
});

test.each([
  ['RAZORPAY_URL', undefined, 'RAZORPAY_URL is not set.'],
  ['RAZORPAY_URL', 'http://api.razorpay.com', 'RAZORPAY_URL must begin with https://.'],
  ['RAZORPAY_KEY_ID', undefined, 'RAZORPAY_KEY_ID is not set.'],
  ['RAZORPAY_URL', 'https://evil.example', expect.stringContaining('RAZORPAY_URL')],
  ['RAZORPAY_WEBHOOK_SECRET', 'nakshank', expect.stringContaining('at least 24 characters')],
  ['RAZORPAY_WEBHOOK_SECRET', 'summer-mango-monday-lantern', expect.stringContaining('words')],
  ['RAZORPAY_KEY_ID', 'rzp_test_shop', expect.stringContaining('RAZORPAY_KEY_ID')],
  ['RAZORPAY_KEY_SECRET', undefined, 'RAZORPAY_KEY_SECRET is not set.'],
  ['RAZORPAY_WEBHOOK_SECRET', undefined, 'RAZORPAY_WEBHOOK_SECRET is not set.'],
  [
    'RAZORPAY_WEBHOOK_SECRET',
    razorpay.RAZORPAY_KEY_SECRET,
    expect.stringContaining('give each its own'),
  ],
])('Razorpay with %s=%s is refused in one line', (name, value, problem) => {
  expect(settingProblems({ ...razorpay, [name]: value })).toEqual([problem]);
});

test('all problems are reported at once', () => {
  const env = {
    ...sandbox,
    ADMIN_PASSWORD: '1',
    SITE_URL: 'http://site.test',
    SMS_PROVIDER: 'outbox',
  };
  expect(() => loadProductionConfig(env)).toThrow(
    expect.objectContaining({ message: settingProblems(env).join('\n') }),
  );
  expect(settingProblems(env)).toHaveLength(4);
});

test('the sandbox is refused without ALLOW_SANDBOX=yes, which also allows a local address', () => {
  expect(settingProblems(sandbox)).toEqual([expect.stringContaining('ALLOW_SANDBOX=yes')]);
  const trial = { ...sandbox, ALLOW_SANDBOX: 'yes' };
  expect(loadProductionConfig(trial)).toMatchObject({ trial: true });
  expect(settingProblems({ ...trial, SITE_URL: 'http://localhost:8080' })).toEqual([]);
  expect(settingProblems({ ...trial, SITE_URL: 'http://site.test' })).toHaveLength(1);
});

describe('a database with sample people', () => {
  const dataDir = join(folder, 'sample');
  const env = { ...complete, DATA_DIR: dataDir };
  const allowed = { ...env, ALLOW_SAMPLE_DATA: 'yes' };
  beforeAll(async () => {
    await placeEmptyDatabase(dataDir);
    const sample = loadConfig(
      { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir },
      { sampleData: true },
    );
    await (await startServer(sample)).stop();
  });

  /** The server of this test has an embedded database in place of the one that production needs. */
  const start = (settings: Record<string, string>) =>
    startServer({ ...loadProductionConfig(settings), databaseUrl: null });

  test('is refused', async () => {
    await expect(start(env)).rejects.toThrow('ALLOW_SAMPLE_DATA=yes');
  });

  test('is started if they are allowed; a trial has a banner on every page, and production serves neither the docs nor server files', async () => {
    const siteDir = join(folder, 'site');
    mkdirSync(join(siteDir, 'live/pages'), { recursive: true });
    const html = '<head></head><body><div id="root"></div></body>';
    writeFileSync(join(siteDir, 'live/pages/index.html'), html);
    writeFileSync(join(siteDir, 'live/pages/app.html'), html);
    mkdirSync(join(siteDir, 'live/root'), { recursive: true });
    writeFileSync(join(siteDir, 'live/root/sitemap.xml'), '<urlset/>');
    writeFileSync(
      join(siteDir, 'live/root/robots.txt'),
      'User-agent: *\nDisallow: /admin\nSitemap: https://site.test/sitemap.xml\n',
    );
    mkdirSync(join(siteDir, 'shell/1'), { recursive: true });
    for (const file of [
      'main.js',
      'main.js.map',
      'main.js.map.br',
      'server.cjs',
      'server.cjs.gz',
    ]) {
      writeFileSync(join(siteDir, 'shell/1', file), 'content');
    }
    const trial = { PAYMENT_PROVIDER: 'sandbox', ALLOW_SANDBOX: 'yes', SITE_DIR: siteDir };
    const server = await start({ ...allowed, ...trial });
    const get = (path: string) =>
      fetch(server.address + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    for (const path of ['/', '/dashboard/asha/overview']) {
      expect(await (await get(path)).text()).toMatch(
        /<body><link [^>]*><aside [^>]*>This is a trial site/,
      );
    }
    expect((await get('/trial-banner.css')).headers.get('content-type')).toContain('text/css');
    for (const path of [
      '/',
      '/dashboard/asha/overview',
      '/nope',
      '/shell/1/main.js',
      '/api/leads',
    ]) {
      expect([path, (await get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
    }
    expect(await (await get('/')).text()).toMatch(
      /<head>\s*<meta name="robots" content="noindex">/,
    );
    expect((await get('/sitemap.xml')).status).toBe(404);
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /admin\n');
    expect((await get('/shell/1/main.js')).status).toBe(200);
    for (const file of ['main.js.map', 'main.js.map.br', 'server.cjs', 'server.cjs.gz']) {
      expect((await fetch(`${server.address}/shell/1/${file}`)).status).toBe(404);
    }
    expect((await fetch(`${server.address}/api/docs`)).status).toBe(404);
    expect((await fetch(`${server.address}/api/openapi.json`)).status).toBe(200);
    await server.stop();
  });
});
