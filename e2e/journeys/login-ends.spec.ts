import type { APIRequestContext, Page } from '@playwright/test';
import { followRequests } from '../support/chrome';
import { logIn, logInAsAdmin, sendAdminLogin, sendLogin, student } from '../support/people/people';
import { expect, open, test, toast } from '../support/test';

/** Ends the page's session on the server, without the page. */
async function revoke(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await request.post('/api/logout', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.ok()).toBe(true);
}

const toasts = (page: Page) => page.locator('[data-toast] p');
const ended = 'Your session has ended. Please log in again.';

test('every other tab follows a logout, and a login too; the end of a session is noticed by the next call, which says so once', async ({
  page,
  context,
  request,
}) => {
  const answered = followRequests(page);
  await logIn(page, student);
  const overview = new URL(page.url()).pathname;
  const reading = await context.newPage();
  await open(reading, '/about');
  const account = reading.getByRole('button', { name: /your account/ });
  await expect(account).toBeVisible();
  const studying = await context.newPage();
  await open(studying, overview.replace('overview', 'mycourse'));
  await expect(studying.locator('h1')).toHaveText('My courses');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(account).toHaveCount(0);
  await expect(studying).toHaveURL('/');
  await expect(reading).toHaveURL('/about');
  await expect(toasts(studying)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await sendLogin(page, student);
  await expect(page).toHaveURL(overview);
  await expect(account).toBeVisible();
  await studying.close();
  await reading.close();

  await page.getByRole('link', { name: 'My Courses', exact: true }).click();
  await expect(page).toHaveURL(/\/mycourse$/);
  const { pathname } = new URL(page.url());
  await expect(page.locator('main').getByText('Numerology Course').first()).toBeVisible();
  // Otherwise one of them could notice the end before the next step.
  await answered();
  await revoke(page, request);

  await open(page, `${pathname}?page=2`);
  await expect(page).toHaveURL('/login');
  await expect(toasts(page)).toHaveText([ended]);
  expect(await page.evaluate(() => history.state.usr.from)).toMatchObject({
    pathname,
    search: '?page=2',
  });
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token');
  await sendLogin(page, student);
  await expect(page).toHaveURL(`${pathname}?page=2`);
  await expect(page.locator('main').getByText('Numerology Course').first()).toBeVisible();
});

test('an admin whose login has ended is redirected to the admin login', async ({
  page,
  request,
}) => {
  const answered = followRequests(page);
  await logInAsAdmin(page);
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await answered();
  await revoke(page, request);
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /user/i })
    .click();
  await expect(page).toHaveURL('/admin-login');
  await expect(toast(page, ended)).toHaveCount(1);
  expect(await page.evaluate(() => history.state.usr.from)).toMatchObject({
    pathname: '/admin/users',
  });
  await sendAdminLogin(page);
  await expect(page).toHaveURL('/admin/users');
});
