import {
  readAccountState,
  readReturnUrl,
  readTicketState,
  toAccountState,
  toReturnState,
  toTicketState,
} from './navigation-state';

const place = { pathname: '/dashboard/asha/mycourse', search: '?tab=2', hash: '#top' };

test('a login returns only to a dashboard page on which the login ended', () => {
  expect(readReturnUrl(toReturnState(place, true), 'dashboard')).toBe(
    '/dashboard/asha/mycourse?tab=2#top',
  );
  expect(readReturnUrl(toReturnState(place, false), 'dashboard')).toBeNull();
  const inAdmin = toReturnState({ ...place, pathname: '/admin/users' }, true);
  expect(readReturnUrl(inAdmin, 'dashboard')).toBeNull();
  expect(readReturnUrl(inAdmin, 'admin')).toBe('/admin/users?tab=2#top');
});

test.each([
  '//evil.example/',
  '/\\evil.example',
  '/%5Cevil.example',
  'https://evil.example/',
  '/\t/evil.example',
])('a login never returns to %j', (pathname) => {
  for (const area of ['dashboard', 'admin'] as const) {
    expect(readReturnUrl(toReturnState({ ...place, pathname }, true), area)).toBeNull();
    // Below the area it is a path of the site.
    const below = { ...place, pathname: `/${area}/..${pathname}` };
    const returnUrl = readReturnUrl(toReturnState(below, true), area)!;
    expect(new URL(returnUrl, 'https://site.example').origin).toBe('https://site.example');
  }
});

test('the state of sign-up and password reset is read back', () => {
  const account = { name: 'Asha', email: 'a@example.com', phone: '9876543210' };
  expect(readAccountState(toAccountState(account))).toEqual(account);
});

test('a webinar is read back without invalid and unknown fields', () => {
  const webinar = { id: 201, title: 'Numerology', targetDate: '2026-11-29', oldPrice: 499 };
  expect(readTicketState(toTicketState(webinar))).toEqual(webinar);
  expect(readTicketState({ ...webinar, oldPrice: '499', extra: true })).toEqual({
    ...webinar,
    oldPrice: undefined,
  });
});

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  { from: 'x', resume: true, email: 1, webinar: { id: '201', title: 'x' } },
  { from: { pathname: 3 }, resume: true, email: {}, webinar: null, id: NaN, title: 'x' },
])('the invalid state %j is ignored', (state) => {
  expect(readReturnUrl(state, 'dashboard')).toBeNull();
  expect(readAccountState(state).email).toBe('');
  expect(readTicketState(state)).toBeNull();
});
