import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkToken } from '../accounts/private-links';
import { withoutPrivateParts } from './private-parts';

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
