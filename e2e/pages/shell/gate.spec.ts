import type { Page } from '@playwright/test';
import { avatarButton, banner } from '../../support/chrome';
import { storeLogin, takeToast, test, type MockedApi } from '../../support/network/mocked';
import { expect, open, requestsDuring } from '../../support/test';

// Which sessions and addresses the gate admits is tested beside it, and with the pages of the host.

const admin = { id: 1, name: 'Site Admin', role_id: 3 };

const keptLocation = (page: Page) =>
  page.evaluate(() => (history.state as { usr?: { from?: object } } | null)?.usr?.from);

/** Mocks the calls of the dashboards, because the real server does not know their token. */
const mockDashboardCalls = ({ responses }: MockedApi) =>
  Object.assign(responses, {
    'POST /user/paid-course-ids': { body: { success: true, course_ids: [] } },
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
    'GET /admin/dashboard-summary': { body: { success: true, message: '', data: {} } },
    'POST /logout': { body: { status: true } },
  });

const remoteFiles = (addresses: string[], remote: string) =>
  addresses.filter((address) => address.startsWith(`/remotes/${remote}/`));

test('a visitor is redirected to a login that gets the refused location', async ({ page }) => {
  for (const [address, login, remote] of [
    ['/dashboard/x/mycourse?tab=2#top', '/login', 'mf-student'],
    ['/admin/courses?name=asha', '/admin-login', 'mf-admin'],
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

test('a student, here with a name in another script, is led from the admin area to their dashboard', async ({
  page,
  api,
}) => {
  mockDashboardCalls(api);
  await storeLogin(page, { id: 7, name: 'मीरा नायर', role_id: 1 });
  await open(page, '/admin');
  await expect(page).toHaveURL(`/dashboard/${encodeURIComponent('मीरा-नायर')}/overview`);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await page.getByRole('link', { name: 'My Courses' }).click();
  await expect(page).toHaveURL(`/dashboard/${encodeURIComponent('मीरा-नायर')}/mycourse`);
  await expect(page.locator('h1')).toHaveText('My courses');
});

test('an admin comes from a public page, which does not list the pages for admins, to them', async ({
  page,
  api,
}) => {
  mockDashboardCalls(api);
  api.responses['GET /profile'] = { body: { data: admin } };
  await storeLogin(page, admin);
  await open(page, '/about');
  const listed = await page.locator('#registry').textContent();
  expect(listed).not.toContain('admin/area');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await avatarButton(page).click();
  await banner(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  const addresses = await requestsDuring(page, async () => {
    await open(page, '/dashboard/x/mycourse');
    await expect(page).toHaveURL('/admin/dashboard');
  });
  expect(remoteFiles(addresses, 'mf-student')).toEqual([]);
});
