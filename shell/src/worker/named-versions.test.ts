import { entry, registryFixture, route } from '../testing/site-fixture';
import { isKeptCall, offlinePages, versionsIn } from './named-versions';

const student = (offline: true | undefined, ...calls: string[]) => ({
  ...route('student/orders', '/dashboard/orders'),
  access: 'student' as const,
  offline,
  calls,
});
const siteWith = (...routes: ReturnType<typeof student>[]) => ({
  ...registryFixture,
  remotes: { 'mf-student': entry('mf-student', routes) },
});

test.each([
  ['GET', '/orders', true],
  ['GET', '/orders/A-1/receipt.pdf', true],
  ['GET', '/orders/A-1/receipt-pdf', false],
  ['GET', '/orders/A-1/b/receipt.pdf', false],
  ['POST', '/orders', false],
  ['POST', '/paid', true],
  ['GET', '/profile', false],
])('%s %s is kept: %p', (method, path, isKept) => {
  const registry = siteWith(student(true, '/orders', '/orders/:number/receipt.pdf', 'POST /paid'));
  expect(isKeptCall(registry, method, path)).toBe(isKept);
});

test('a closed section keeps nothing, and neither does a page that is not for students or not for offline', () => {
  const page = student(true, '/orders');
  const closed = siteWith(page);
  closed.remotes['mf-student'].enabled = false;
  const open = { ...page, access: 'public' as const };
  for (const registry of [closed, siteWith(student(undefined, '/orders'))]) {
    expect(isKeptCall(registry, 'GET', '/orders')).toBe(false);
  }
  expect(offlinePages([open])).toEqual([]);
  expect(versionsIn(closed)).toMatchObject([{ folder: expect.stringMatching('^/shell/') }]);
});
