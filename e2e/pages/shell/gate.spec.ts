import type { Page } from '@playwright/test';
import { storeTexts, storeSession, takeToast, test, type MockedApi } from '../../support/mocked';
import { expect, open, requestsDuring, expectToast } from '../../support/test';

const asha = { id: 7, name: 'Asha Rao', role_id: 1 };
const slugged = { ...asha, slug: 'asha-7' };
const admin = { id: 1, name: 'Site Admin', role_id: 3 };

const keptLocation = (page: Page) =>
  page.evaluate(() => (history.state as { usr?: { from?: object } } | null)?.usr?.from);

/** Mocks the calls of the dashboards, because the real server does not know their token. */
const mockDashboardCalls = ({ responses }: MockedApi) =>
  Object.assign(responses, {
    'POST /user/paid-course-ids': { body: { success: true, course_ids: [] } },
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
    'GET /admin/dashboard-summary': { body: { success: true, message: '', data: {} } },
    'GET /admin/user-report': { body: { success: true, data: { data: [], total: 0 } } },
    'GET /admin/course-orders': { body: { success: true, data: { data: [], total: 0 } } },
    'POST /logout': { body: { status: true } },
  });

const remoteFiles = (addresses: string[], remote: string) =>
  addresses.filter((address) => address.startsWith(`/remotes/${remote}/`));

test('a visitor is redirected to a login that gets the refused location', async ({ page }) => {
  for (const [address, login, remote] of [
    ['/dashboard/x/mycourse?tab=2#top', '/login', 'mf-student'],
    ['/dashboard', '/login', 'mf-student'],
    ['/dashboard/x/no-such-page', '/login', 'mf-student'],
    ['/admin/courses?name=asha', '/admin-login', 'mf-admin'],
    ['/admin', '/admin-login', 'mf-admin'],
  ] as const) {
    const addresses = await requestsDuring(page, async () => {
      await open(page, address);
      await expect(page).toHaveURL(login);
    });
    await takeToast(page, 'Direct Access Restricted!!');
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    await expect.poll(() => keptLocation(page)).toEqual({ pathname, search, hash });
    const fetched = remoteFiles(addresses, remote);
    if (remote === 'mf-student') expect(fetched, 'no byte of the guarded section').toEqual([]);
    else expect(fetched.filter((file) => !/entry|routes|login/i.test(file)).length).toBeLessThan(6);
  }
});

for (const [what, stored] of Object.entries<Record<string, string>>({
  'a token alone': { token: 'a-token' },
  'a user alone': { user: JSON.stringify(asha) },
  'an unreadable user': { token: 'a-token', user: '{"name":' },
  'a user that is a number': { token: 'a-token', user: '7' },
  'a user that is null': { token: 'a-token', user: 'null' },
  'a list as user': { token: 'a-token', user: '[]' },
  'an empty token': { token: '', user: JSON.stringify(asha) },
})) {
  test(`${what} is no session`, async ({ page }) => {
    await storeTexts(page, { ...stored, cart: '{"not":"a list"}' });
    await open(page, '/dashboard/asha-rao/overview');
    await expect(page).toHaveURL('/login');
    await expectToast(page, 'Direct Access Restricted!!');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: /your account/ })).toHaveCount(0);
  });
}

test('a student sees only their own dashboard, under each of its names', async ({ page, api }) => {
  mockDashboardCalls(api);
  await storeSession(page, slugged);
  for (const [address, shown] of [
    ['/dashboard/asha-7/mycourse', '/dashboard/asha-7/mycourse'],
    ['/dashboard/asha-rao/mycourse', '/dashboard/asha-rao/mycourse'],
    ['/dashboard/Asha%20Rao/message', '/dashboard/Asha%20Rao/message'],
    ['/dashboard/ASHA-RAO/message', '/dashboard/ASHA-RAO/message'],
    ['/dashboard/asha-7', '/dashboard/asha-7/overview'],
    ['/dashboard', '/dashboard/asha-7/overview'],
    ['/dashboard/someone-else/mycourse', '/dashboard/asha-7/overview'],
    ['/dashboard/%25E0/mycourse', '/dashboard/asha-7/overview'],
    ['/dashboard/asha-7/no-such-page', '/error'],
    ['/admin', '/dashboard/asha-7/overview'],
    ['/admin/users', '/dashboard/asha-7/overview'],
    ['/admin-login', '/admin-login'],
  ] as const) {
    await open(page, address);
    await expect(page, address).toHaveURL(shown);
    await expect(page.locator('h1'), address).toHaveCount(1);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  }
});

test('a user whose name is in another script has a dashboard too', async ({ page, api }) => {
  mockDashboardCalls(api);
  await storeSession(page, { ...asha, name: 'मीरा नायर' });
  await open(page, '/dashboard');
  await expect(page).toHaveURL(`/dashboard/${encodeURIComponent('मीरा-नायर')}/overview`);
  await page.getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL(`/dashboard/${encodeURIComponent('मीरा-नायर')}/mycourse`);
  await expect(page.locator('h1')).toHaveText('My courses');
});

for (const role_id of [3, '3']) {
  test(`an administrator (${typeof role_id}) sees the admin area and no dashboard`, async ({
    page,
    api,
  }) => {
    mockDashboardCalls(api);
    await storeSession(page, { ...admin, role_id });
    for (const [address, shown] of [
      ['/admin/users', '/admin/users'],
      ['/admin', '/admin/dashboard'],
      ['/dashboard/x/mycourse', '/admin/dashboard'],
      ['/dashboard/site-admin/overview', '/admin/dashboard'],
      ['/admin/no-such-page', '/error'],
    ] as const) {
      const addresses = await requestsDuring(page, async () => {
        await open(page, address);
        await expect(page, address).toHaveURL(shown);
      });
      expect(remoteFiles(addresses, 'mf-student'), address).toEqual([]);
    }

    await open(page, '/');
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  });
}

test('every link of the account menu reaches its page when the slug is not the name', async ({
  page,
  api,
}) => {
  mockDashboardCalls(api);
  await storeSession(page, slugged);
  await open(page, '/about');
  for (const [link, shown] of [
    ['Dashboard', '/dashboard/asha-7/overview'],
    ['My Courses', '/dashboard/asha-7/mycourse'],
    ['My Webinars', '/dashboard/asha-7/mywebinar'],
  ] as const) {
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(shown);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle(/About/);
  }
});

for (const [what, response, text] of [
  ['answers', { body: { status: true } }, 'Logged out successfully.'],
  ['fails', { status: 500, body: {} }, 'Logout failed. Logging out locally.'],
  ['is out of reach', 'network error', 'Logout failed. Logging out locally.'],
  ['knows no such session', { status: 401, body: {} }, 'Logout failed. Logging out locally.'],
] as const) {
  test(`a logout where the server ${what} clears everything and goes home`, async ({
    page,
    api,
  }) => {
    mockDashboardCalls(api);
    api.responses['POST /logout'] = response;
    await storeSession(page, asha);
    await open(page, '/about');
    await page.getByRole('button', { name: /your account/ }).click();
    await page.getByRole('button', { name: 'Logout' }).dblclick();
    await expect(page).toHaveURL('/');
    await takeToast(page, text);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(api.sentTo('POST /logout').map(({ headers }) => headers.authorization)).toEqual([
      'Bearer a-token',
    ]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test('every call has the token, public ones too, and none without a session', async ({
  page,
  api,
}) => {
  api.responses['POST /book-demo-class'] = { body: { status: true } };
  const subscribe = async () => {
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.locator('[name=full_name]').fill('Asha Rao');
    await form.locator('[name=email]').fill('asha@example.com');
    await form.locator('[name=phone_number]').fill('9876543210');
    await form.locator('button[type=submit]').click();
    await takeToast(page, 'Successfully Signed Up for Latest News!!');
  };
  await open(page, '/courses');
  await subscribe();
  await storeSession(page, asha);
  await open(page, '/courses');
  await subscribe();
  expect(api.sentTo('POST /book-demo-class').map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    'Bearer a-token',
  ]);
});

test('an admin comes from a public page, which does not list the pages for admins, to them', async ({
  page,
  api,
}) => {
  mockDashboardCalls(api);
  api.responses['GET /profile'] = { body: { data: admin } };
  await storeSession(page, admin);
  await open(page, '/about');
  const listed = await page.locator('#registry').textContent();
  expect(listed).not.toContain('admin/area');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /your account/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});
