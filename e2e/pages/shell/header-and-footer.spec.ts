import { expectAccessible } from '../../support/axe';
import {
  asha,
  banner,
  cartOf,
  footer,
  hrefsIn,
  navigation,
  newsletter,
} from '../../support/chrome';
import { storeTexts, storeSession, test } from '../../support/mocked';
import { expect, open } from '../../support/test';

test('header and footer are on every page except those that hide them', async ({ page }) => {
  await storeTexts(page, { cart: cartOf(1) });
  for (const [path, header, foot] of [
    ['/login', 0, 0],
    ['/signup', 0, 0],
    ['/admin-login', 0, 0],
    ['/error', 0, 0],
    ['/payment-success', 0, 0],
    ['/cart', 1, 0],
    ['/checkout', 1, 0],
    ['/', 1, 1],
    ['/home', 1, 1],
    ['/about', 1, 1],
    ['/contact', 1, 1],
    ['/webinar', 1, 1],
    ['/webinar/numerology-webinar', 1, 1],
    ['/webinar-tickets/numerology-webinar', 1, 1],
    ['/courses', 1, 1],
    ['/course/numerology-course', 1, 1],
    ['/course/unknown', 1, 1],
    ['/forgetPass', 1, 1],
    ['/tutor', 1, 1],
    ['/privacy-Policy', 1, 1],
    ['/terms-of-service', 1, 1],
    ['/refund-policy', 1, 1],
  ] as const) {
    await open(page, path);
    await expect(page.locator('main h1'), path).toHaveCount(1);
    await expect(banner(page), path).toHaveCount(header);
    await expect(navigation(page), path).toHaveCount(header);
    await expect(footer(page), path).toHaveCount(foot);
    await expect(newsletter(page), path).toHaveCount(foot);
  }
});

for (const [path, state] of [
  ['/verify-otp', { email: 'asha@example.com' }],
  ['/forgetPass-verify-otp', { email: 'asha@example.com' }],
  ['/resetPass', { email: 'asha@example.com', reset_token: 'a-token' }],
] as const) {
  test(`${path} has neither header nor footer`, async ({ page }) => {
    await page.addInitScript(
      (usr) => history.replaceState({ usr, key: 'arrived', idx: 0 }, ''),
      state,
    );
    await open(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(banner(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
  });
}

test('the dashboards have neither header nor footer', async ({ page, api }) => {
  for (const call of [
    'GET /profile',
    'POST /user/paid-course-ids',
    'POST /user/paid-webinar-ids',
  ]) {
    api.responses[call] = { body: { success: true, data: asha, course_ids: [], webinar_ids: [] } };
  }
  await storeSession(page, asha);
  await open(page, '/dashboard/asha-rao-2/overview');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeAttached();
  await expect(banner(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await open(page, '/dashboard/asha-rao-2/nowhere');
  await expect(page).toHaveURL('/error');

  api.responses['GET /admin/dashboard-summary'] = { body: { success: true, data: {} } };
  await storeSession(page, { ...asha, role_id: 3 });
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeAttached();
  await expect(banner(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await open(page, '/admin/nowhere');
  await expect(page).toHaveURL('/error');
});

test('an unknown address leads to a page with links to home and contact', async ({ page }) => {
  for (const path of ['/nope', '/faq', '/course', '/about/us', '/webinar-tickets']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/error');
  }
  await expect(page.getByText('OOPS!!')).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeVisible();
  expect(await hrefsIn(page.getByRole('main'))).toEqual(['/', '/contact']);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});
