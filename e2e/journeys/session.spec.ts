import type { APIRequestContext, Page } from '@playwright/test';
import { admin, logIn, logInAsAdmin, student } from '../support/people';
import { expect, open, test, toast } from '../support/test';

/**
 * Ends the page's session on the server, without the page. Waits for the page's own calls first:
 * otherwise one of them could notice the end before the next step of the test.
 */
async function revoke(page: Page, request: APIRequestContext) {
  await page.reload({ waitUntil: 'networkidle' });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await request.post('/api/logout', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.ok()).toBe(true);
}

const toasts = (page: Page) => page.locator('[data-toast] p');
const ended = 'Your session has ended. Please log in again.';

test('the next call notices that the server ended the session, says so once, and a login resumes', async ({
  page,
  request,
}) => {
  await logIn(page, student);
  await page.getByRole('link', { name: 'My Courses', exact: true }).click();
  await expect(page).toHaveURL(/\/mycourse$/);
  const { pathname } = new URL(page.url());
  await revoke(page, request);

  await open(page, `${pathname}?from=mail`);
  await expect(page).toHaveURL('/login');
  await expect(toasts(page)).toHaveText([ended]);
  expect(await page.evaluate(() => history.state.usr.from)).toMatchObject({
    pathname,
    search: '?from=mail',
  });
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token');

  const form = page.getByRole('form', { name: 'Login' });
  await form.locator('[name=email]').fill(student.email);
  await form.locator('[name=password]').fill(student.password);
  await form.locator('[name=password]').press('Enter');
  await expect(page).toHaveURL(`${pathname}?from=mail`);
  await expect(page.locator('main').getByText('Numerology Course').first()).toBeVisible();
});

test('an admin whose session has ended is redirected to the admin login', async ({
  page,
  request,
}) => {
  await logInAsAdmin(page);
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
  const form = page.getByRole('form', { name: 'Admin login' });
  await form.locator('[name=email]').fill(admin.email);
  await form.locator('[name=password]').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('every other tab follows a logout, and a login too', async ({ page, context }) => {
  await logIn(page, student);
  const reading = await context.newPage();
  await open(reading, '/about');
  const account = reading.getByRole('button', { name: /your account/ });
  await expect(account).toBeVisible();
  const studying = await context.newPage();
  await open(studying, new URL(page.url()).pathname.replace('overview', 'mycourse'));
  await expect(studying.locator('h1')).toHaveText('My courses');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(account).toHaveCount(0);
  await expect(studying).toHaveURL('/');
  await expect(reading).toHaveURL('/about');
  await expect(toasts(studying)).toHaveCount(0);

  await logIn(page, student);
  await expect(account).toBeVisible();
});
