import { storeTexts, takeToast, test } from '../../support/mocked';
import { listResponse, owner, summary } from '../../support/admin';
import { expectAccessible } from '../../support/axe';
import { expect, open, expectToast, toast } from '../../support/test';
import type { Page } from '@playwright/test';

const signedInAs = (user: object) => ({
  body: { status: true, message: '', data: { token: 'a-token', user } },
});
const summaryResponse = { body: { success: true, message: '', data: summary } };

const fields = (page: Page) => {
  const form = page.getByRole('form', { name: 'Admin login' });
  return {
    form,
    email: form.locator('[name=email]'),
    password: form.locator('[name=password]'),
    submit: page.getByRole('button', { name: 'Sign In' }),
  };
};

test('the admin area has a public login page of its own, without header and footer', async ({
  page,
  api,
}) => {
  await open(page, '/admin-login');
  const { form, email, password, submit } = fields(page);
  await expect(page).toHaveURL('/admin-login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(form.locator('input')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Go To Home' })).toHaveAttribute('href', '/');

  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('secret');
  await form.getByRole('button', { name: /show/i }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: /hide/i }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('secret');
  await expectAccessible(page);

  await password.fill('');
  for (const input of [email, password]) await expect(input).toHaveAttribute('required', '');
  await submit.click();
  await email.fill('somebody');
  await password.fill('secret');
  await password.press('Enter');
  await expect(toast(page, 'Please enter a valid email address.').first()).toBeVisible();
  expect(api.sentTo('POST /login')).toEqual([]);
});

test('a refusal shows the message of the server, with the first error of a field first', async ({
  page,
  api,
}) => {
  await open(page, '/admin-login');
  const { email, password, submit } = fields(page);
  await email.fill('admin@example.com');
  await password.fill('wrong');
  for (const [response, text] of [
    [{ status: 422, body: { message: 'Sum', errors: { email: ['First', 'Second'] } } }, 'First'],
    [{ status: 401, body: { message: 'Wrong e-mail or password.' } }, 'Wrong e-mail or password.'],
    [{ status: 500, body: {} }, 'Login failed. Please try again.'],
    [{ status: 502, text: '<h1>Bad gateway</h1>' }, 'Login failed. Please try again.'],
    [{ status: 200, text: '' }, 'Login failed. Please try again.'],
    [{ status: 200, body: {} }, 'Login failed. Please try again.'],
    ['network error', 'Login failed. Please try again.'],
  ] as const) {
    api.responses['POST /login'] = response;
    await submit.click();
    await takeToast(page, text);
    await expect(page).toHaveURL('/admin-login');
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a sign-in sends the role, stores token and user, and redirects after half a second', async ({
  page,
  api,
}) => {
  await open(page, '/about');
  await page.clock.install();
  api.responses = {
    'POST /login': signedInAs(owner),
    'GET /admin/dashboard-summary': summaryResponse,
  };
  await open(page, '/admin-login');
  const { email, password, submit } = fields(page);
  await email.fill('admin@example.com');
  await password.fill('admin-password');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.dblclick();
  await page.clock.runFor(100);
  await expectToast(page, 'Login successful!');
  await expect(page).toHaveURL('/admin-login');
  expect(api.sentTo('POST /login').map(({ body }) => body)).toEqual([
    { email: 'admin@example.com', password: 'admin-password', role_id: 3 },
  ]);
  const kept = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null'),
  }));
  expect(kept).toEqual({ token: 'a-token', user: owner });
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goBack();
  await expect(page, 'the login page is not in the history').toHaveURL('/about');
});

test('a student who logs in here is redirected to the student dashboard', async ({ page, api }) => {
  api.responses = {
    'POST /login': signedInAs({ id: 5, name: 'Asha Verma', role_id: 1 }),
    'GET /profile': { status: 500, body: {} },
    'POST /user/paid-course-ids': { body: { success: true, course_ids: [] } },
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
  };
  await open(page, '/admin-login');
  const { email, password, submit } = fields(page);
  await email.fill('student@example.com');
  await password.fill('student-password');
  await submit.click();
  await expect(page).toHaveURL('/dashboard/asha-verma/overview');
});

test('the area is closed to others, whatever their storage contains', async ({ page, api }) => {
  api.responses['GET /admin/course-orders'] = listResponse(1);
  const storages: Record<string, string>[] = [
    {},
    { token: 'a-token' },
    { user: JSON.stringify(owner) },
    { token: 'a-token', user: '{"role_id":3' },
    { token: 'a-token', user: '[]' },
  ];
  for (const stored of storages) {
    await storeTexts(page, stored);
    await open(page, '/admin/courses');
    await expect(page, JSON.stringify(stored)).toHaveURL('/admin-login');
    await expectToast(page, 'Direct Access Restricted!!');
  }
  expect(api.sentTo('GET /admin/course-orders')).toEqual([]);
});
