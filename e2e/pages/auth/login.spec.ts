import { fill, forgotForm, loginForm, send, signupForm } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { storeSession, takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open, expectToast, toast } from '../../support/test';

const asha = { id: 7, name: 'Asha Rao', role_id: 1 };

/** Responses for the calls that the dashboards make when they open. */
const dashboardResponses = {
  'POST /user/paid-course-ids': { body: { success: true, course_ids: [] } },
  'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
  'GET /admin/dashboard-summary': { body: { success: true, message: '', data: {} } },
};

test('one address shows login, sign-up or the start of a reset, switched by links', async ({
  page,
}) => {
  await open(page, '/login');
  await expect(loginForm(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/login?view=signup');
  await expect(signupForm(page)).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Create your account');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(signupForm(page).locator('input')).toHaveCount(5);
  await expect(signupForm(page).getByRole('checkbox')).toHaveCount(0);
  await expect(signupForm(page).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  await expect(signupForm(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-Policy',
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/login?view=login');
  await page.getByRole('link', { name: /forgot/i }).click();
  await expect(page).toHaveURL('/login?view=forgot');
  await expect(forgotForm(page)).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(loginForm(page)).toBeVisible();

  await open(page, '/login?view=zzz');
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('every view can be opened by its address, also by a signed-in user', async ({ page }) => {
  await storeSession(page, asha);
  for (const [address, name] of [
    ['/login?view=login', 'Login'],
    ['/login?view=signup', 'Sign up'],
    ['/login?view=forgot', 'Forgot password'],
    ['/signup', 'Sign up'],
    ['/forgetPass', 'Forgot password'],
    ['/admin-login', 'Admin login'],
  ] as const) {
    await open(page, address);
    await expect(page.getByRole('form', { name })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test.describe('login', () => {
  const given = { email: 'asha@example.com', password: 'moon-and-stars' };

  test('an invalid e-mail shows a message without a call', async ({ page, api }) => {
    await open(page, '/login');
    for (const email of ['', 'abc', 'abc@', 'abc@example', 'a b@example.com']) {
      await fill(loginForm(page), { email, password: 'whatever' });
      await send(loginForm(page));
      await takeToast(page, 'Please enter a valid email address.');
    }
    await expect(loginForm(page).locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(loginForm(page).locator('[name=email]')).toBeFocused();
    expect(api.sentTo('POST /login')).toEqual([]);
  });

  test('a refusal shows the message of the server, or a general one', async ({ page, api }) => {
    await open(page, '/login');
    await fill(loginForm(page), given);
    const failure = 'Login failed. Please try again.';
    const cases: [MockResponse, string][] = [
      [
        { status: 422, body: { message: 'Invalid.', errors: { email: ['No such account.'] } } },
        'No such account.',
      ],
      [{ status: 401, body: { message: 'Wrong password.' } }, 'Wrong password.'],
      [{ status: 500, body: {} }, failure],
      [{ status: 502, text: '<html>Bad gateway</html>' }, failure],
      [{ status: 200, body: {} }, failure],
      [{ status: 200 }, failure],
      [{ status: 200, text: '<!doctype html>' }, failure],
      ['network error', failure],
    ];
    for (const [response, text] of cases) {
      api.responses['POST /login'] = response;
      await send(loginForm(page));
      await takeToast(page, text);
      await expect(loginForm(page).locator('[name=password]')).toHaveValue(given.password);
    }
    expect(api.sentTo('POST /login')).toHaveLength(cases.length);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('the message of a refusal stays until the next attempt', async ({ page, api }) => {
    await page.clock.install();
    await open(page, '/login');
    await fill(loginForm(page), given);
    api.responses['POST /login'] = { status: 401, body: { message: 'Wrong password.' } };
    await send(loginForm(page));
    await expectToast(page, 'Wrong password.');
    await page.clock.fastForward(60_000);
    await page.clock.runFor(1000);
    await expect(toast(page, 'Wrong password.')).toBeVisible();

    api.responses['POST /login'] = { status: 401, body: { message: 'Still wrong.' } };
    await send(loginForm(page));
    await takeToast(page, 'Still wrong.');
  });

  test('the message of a refusal does not cover the form', async ({ page, api }) => {
    await open(page, '/login');
    await fill(loginForm(page), given);
    api.responses['POST /login'] = { status: 401, body: { message: 'Wrong password.' } };
    await send(loginForm(page));
    await expectToast(page, 'Wrong password.');
    const form = (await loginForm(page).boundingBox())!;
    const message = (await page.locator('[data-toast]').boundingBox())!;
    expect(message.x).toBeGreaterThan(form.x + form.width);
  });

  test('the overview opens half a second after the success message', async ({ page, api }) => {
    await page.clock.install();
    await open(page, '/login');
    await fill(loginForm(page), given);
    Object.assign(api.responses, dashboardResponses);
    api.responses['POST /login'] = { body: { data: { token: 'a-token', user: asha } } };
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(loginForm(page));
    await expectToast(page, 'Login successful!');
    await expect(loginForm(page).locator('button[type=submit]')).toBeDisabled();
    await page.clock.runFor(450);
    await expect(page).toHaveURL('/login');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/dashboard/asha-rao/overview');
    await page.clock.runFor(1000);
    await expect(toast(page, 'Login successful!')).toBeHidden();

    expect(api.sentTo('POST /login').map(({ body }) => body)).toEqual([given]);
    expect(api.sent[0]?.headers).not.toHaveProperty('authorization');
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      token: 'a-token',
      user: JSON.stringify(asha),
    });
  });

  test('a login after a refused page opens the overview', async ({ page, api }) => {
    Object.assign(api.responses, dashboardResponses);
    api.responses['POST /login'] = { body: { data: { token: 'a-token', user: asha } } };
    await open(page, '/dashboard/asha-rao/mycourse');
    await takeToast(page, 'Direct Access Restricted!!');
    await fill(loginForm(page), given);
    await send(loginForm(page));
    await expect(page).toHaveURL('/dashboard/asha-rao/overview');
    await page.goBack();
    await expect(page, 'the login is not a step to go back to').not.toHaveURL(/\/login/);
  });

  test('a double click sends one call, and an admin is redirected to the admin area', async ({
    page,
    api,
  }) => {
    await open(page, '/login');
    await fill(loginForm(page), given);
    Object.assign(api.responses, dashboardResponses);
    api.responses['POST /login'] = {
      body: { data: { token: 'a-token', user: { ...asha, role_id: 3 } } },
    };
    await loginForm(page).locator('button[type=submit]').dblclick();
    await expect(page).toHaveURL('/admin/dashboard');
    expect(api.sentTo('POST /login')).toHaveLength(1);
  });
});
