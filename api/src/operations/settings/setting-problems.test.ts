import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsThat } from 'node-shared/settings';
import { completeSettings } from '../../testing/trial-settings';
import { loadProductionConfig } from '../production';
import { settingProblems } from './setting-problems';

const digest = (algorithm: string, word: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHash(algorithm).update(word).digest(encoding);
const base64 = (word: string) => Buffer.from(word).toString('base64');

const secretSettings: readonly string[] = settingsThat('secret');

const complete = { ...completeSettings, DATA_DIR: join(__dirname, 'none') };
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
  ['SECRET_KEY', 'abcdefghijklmnopqrstuvwxyz012345'],
  ['SECRET_KEY', 'zyxwvutsrqponmlkjihgfedcba987654'],
  ['SECRET_KEY', digest('md5', '')],
  ['SECRET_KEY', digest('sha256', '')],
  ['SECRET_KEY', digest('sha256', 'password', 'base64')],
  ['SECRET_KEY', digest('md5', 'password')],
  ['SECRET_KEY', base64('1234567890'.repeat(3))],
  ['SECRET_KEY', base64('passwordpasswordpassword')],
  ['SECRET_KEY', 'site.test-2026-11-28-site.test-key'],
  ['SECRET_KEY_PREVIOUS', digest('md5', '')],
  ['ADMIN_PASSWORD', 'Site@Test2026'],
  ['ADMIN_PASSWORD', 'Welcome@12345'],
  ['ADMIN_PASSWORD', 'India@123456'],
  ['ADMIN_PASSWORD', 'Qwerty@12345'],
  ['ADMIN_PASSWORD', 'P@ssw0rd2026'],
  ['ADMIN_EMAIL', 'student@example.com'],
  ['ADMIN_SECOND_FACTOR', 'optional'],
  ['SAMPLE_DATA', 'on'],
  ['NODE_OPTIONS', '--max-old-space-size=512 --inspect=0.0.0.0:9229'],
  ['NODE_OPTIONS', '--insecure-http-parser'],
  ['NODE_OPTIONS', '--tls-min-v1.0'],
  ['CASHFREE_CLIENT_ID', 'TEST430329ae80e0f32e41a393d78b923034'],
  ['CASHFREE_URL', 'https://gamma.cashfree.com/pg'],
  ['TRUSTED_PROXIES', '49.0.0.0/8'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, 2405::/16'],
  ['TRUSTED_PROXIES', '172.16.0.0/8'],
  ['IMAGE_HOSTS', '*.com'],
  ['UPLOAD_HOSTS', 'https://*.in'],
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
  ['TRUSTED_PROXIES', '203.0.113.7, 172.16.0.0/12, ::ffff:10.0.0.0/104'],
  ['NODE_OPTIONS', '--max-old-space-size=512'],
  ['UPLOAD_HOSTS', '*.site.test'],
  ['ADMIN_PASSWORD', 'tiger-Moon-77'],
  ['RAZORPAY_KEY_ID', 'rzp_test_unused'],
])('%s=%s is accepted', (name, value) => {
  expect(settingProblems({ ...complete, [name]: value })).toEqual([]);
});

test.each([
  ['SITE_DIR', '/srv/site', 'DATA_DIR', '/srv/site/remotes'],
  ['SITE_DIR', '/srv/site', 'BACKUP_DIR', '/srv/site/shell/backups/'],
  ['SITE_DIR', '/srv/site', 'BACKUP_DIR', '/srv/data/../site'],
  ['SITE_DIR', '/', 'BACKUP_DIR', '/srv/backups'],
  ['SITE_STORE', 's3://bucket/site', 'UPLOAD_STORE', 's3://bucket/site/'],
  ['SITE_STORE', 's3://bucket/site', 'UPLOAD_STORE', 's3://bucket'],
])('%s=%s and %s=%s are refused', (first, place, second, other) => {
  const stores = {
    UPLOAD_STORE_URL: 'https://uploads.site.test',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'wJ4-rbn8-Xt2k-Lq6v-Zf9s-Hc3m',
  };
  const env = { ...complete, ...stores, [first]: place };
  expect(settingProblems({ ...env, [second]: other })).toContainEqual(
    expect.stringContaining(`${second} and ${first} lie in each other`),
  );
  expect(settingProblems({ ...env, [first]: `${place}-b`, [second]: `${place}-c` })).toEqual([]);
});

test('networks of a CDN need a word, and nothing admits everybody', () => {
  const env = { ...complete, ALLOW_PUBLIC_PROXIES: 'yes' };
  expect(settingProblems({ ...env, TRUSTED_PROXIES: '173.245.48.0/20, 2400:cb00::/32' })).toEqual(
    [],
  );
  expect(settingProblems({ ...env, TRUSTED_PROXIES: '0.0.0.0/0' })).toHaveLength(1);
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
    signingSecrets: ['hN2-xgd7-Vy8q-Rk4t-Lc6m-Wb9f'],
  });
});

test.each([
  ['RAZORPAY_URL', undefined, 'RAZORPAY_URL is not set.'],
  ['RAZORPAY_URL', 'http://api.razorpay.com', 'RAZORPAY_URL must begin with https://.'],
  ['RAZORPAY_KEY_ID', undefined, 'RAZORPAY_KEY_ID is not set.'],
  ['RAZORPAY_URL', 'https://evil.example', expect.stringContaining('RAZORPAY_URL')],
  ['RAZORPAY_WEBHOOK_SECRET', 'nakshank', expect.stringContaining('at least 24 characters')],
  ['RAZORPAY_WEBHOOK_SECRET', 'summer-mango-monday-lantern', expect.stringContaining('words')],
  ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'short', expect.stringContaining('24 characters')],
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
  expect(settingProblems({ ...trial, ADMIN_SECOND_FACTOR: 'optional' })).toEqual([]);
});
