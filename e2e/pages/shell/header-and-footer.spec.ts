import type { Page } from '@playwright/test';
import {
  asha,
  banner,
  cartOf,
  footer,
  hrefsIn,
  moveTo,
  navigation,
  newsletter,
  visit,
} from '../../support/chrome';
import { storeTexts, test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';

async function expectChrome(page: Page, path: string, header: number, foot: number) {
  await expect(page, path).toHaveURL(path);
  await expect(page.locator('main h1'), path).toHaveCount(1);
  await expect(banner(page), path).toHaveCount(header);
  await expect(navigation(page), path).toHaveCount(header);
  await expect(footer(page), path).toHaveCount(foot);
  await expect(newsletter(page), path).toHaveCount(foot);
}

// That a page opens as it looks after a navigation is tested in `prerendered`.
test('header and footer are on every page except those that hide them', async ({ page, api }) => {
  await storeTexts(page, { cart: cartOf(1) });
  await open(page, '/');
  await expectChrome(page, '/', 1, 1);
  for (const [path, header, foot] of [
    ['/login', 0, 0],
    ['/home', 1, 1],
    ['/signup', 0, 0],
    ['/about', 1, 1],
    ['/admin-login', 0, 0],
    ['/contact', 1, 1],
    ['/error', 0, 0],
    ['/webinar', 1, 1],
    ['/payment-success', 0, 0],
    ['/webinar/numerology-webinar', 1, 1],
    ['/cart', 1, 0],
    ['/webinar-tickets/numerology-webinar', 1, 1],
    ['/checkout', 1, 0],
    ['/courses', 1, 1],
    ['/course/numerology-course', 1, 1],
    ['/forgetPass', 1, 1],
    ['/course/unknown', 1, 1],
    ['/tutor', 1, 1],
    ['/privacy-Policy', 1, 1],
    ['/terms-of-service', 1, 1],
    ['/refund-policy', 1, 1],
  ] as const) {
    await visit(page, path);
    await expectChrome(page, path, header, foot);
  }
  for (const [path, state] of [
    ['/verify-otp', { email: 'asha@example.com' }],
    ['/resetPass', { email: 'asha@example.com', reset_token: 'a-token' }],
    ['/forgetPass-verify-otp', { email: 'asha@example.com' }],
  ] as const) {
    await visit(page, path, state);
    await expectChrome(page, path, 0, 0);
  }

  // The pages of the admin area are opened in `pages/admin/area`.
  api.responses = {
    'GET /profile': { body: { success: true, data: asha } },
    'POST /user/paid-course-ids': { body: { success: true, course_ids: [] } },
    'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [] } },
  };
  await page.evaluate((user) => {
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('user', user);
  }, JSON.stringify(asha));
  await open(page, '/dashboard/asha-rao-2/overview');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeAttached();
  await expectChrome(page, '/dashboard/asha-rao-2/overview', 0, 0);
  await moveTo(page, '/dashboard/asha-rao-2/nowhere');
  await expect(page).toHaveURL('/error');
});

test('an unknown address leads to a page with links to home and contact', async ({ page }) => {
  await open(page, '/nope');
  await expect(page).toHaveURL('/error');
  for (const path of ['/faq', '/course', '/about/us', '/webinar-tickets']) {
    await moveTo(page, path);
    await expect(page, path).toHaveURL('/error');
  }
  await expect(page.getByText('OOPS!!')).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeVisible();
  expect(await hrefsIn(page.getByRole('main'))).toEqual(['/', '/contact']);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});
