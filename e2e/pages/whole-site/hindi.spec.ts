import type { Page } from '@playwright/test';
import { fill, send } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { numerology, storeCart } from '../../support/cart';
import { banner } from '../../support/chrome';
import { expectFitEnlarged, sidewaysScroll } from '../../support/fit';
import { expectHindi, expectNoEnglish, inHindi, logInInHindi } from '../../support/hindi';
import { storeTexts, test } from '../../support/mocked';
import { routesOf } from '../../support/routes';
import { expect, open } from '../../support/test';

/*
 * Every page in Hindi, and its dialogs, errors and empty lists, on a phone: no English words, accessible, and whole
 * with text of twice the size. Hindi is often longer than English and stands higher.
 */

test.setTimeout(300_000);
test.use({ viewport: { width: 320, height: 640 } });

/** Checks what is on screen; `what` says which page and which state of it. */
async function expectGoodHindi(page: Page, what: string) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html'), what).toHaveAttribute('lang', 'hi-IN');
  await expectNoEnglish(page, what);
  expect(await sidewaysScroll(page), `${what} at 320 px`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await expectFitEnlarged(page, what);
}

async function openAll(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await open(page, path);
    await expectGoodHindi(page, path);
  }
}

/** The admin area has no Hindi. */
const isTeams = (path: string) => path.startsWith('/admin');

test('every public page', async ({ page, request }) => {
  await storeCart(page, numerology);
  const paths = (await routesOf(request, 'public')).filter((path) => !isTeams(path)).map(inHindi);
  expect(paths.length).toBeGreaterThan(18);
  await openAll(page, paths);
});

test('every page of the dashboard, and the dialogs of a student', async ({ page, request }) => {
  await logInInHindi(page);
  const paths = (await routesOf(request, 'student')).map(inHindi);
  expect(paths.length).toBeGreaterThan(8);
  await openAll(page, paths);
  for (const list of ['mycourse', 'mywebinar']) {
    await open(page, `/hi/dashboard/asha-verma/${list}`);
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectGoodHindi(page, `the dialog of ${list}`);
  }
  for (const part of [
    ...['संदेश और कैलेंडर', 'पासवर्ड बदलें', 'फ़ोन नंबर बदलें', 'आप कहाँ लॉग इन हैं'],
    ...['आपकी सहमतियाँ', 'खाता बंद करें'],
  ]) {
    await open(page, '/hi/dashboard/asha-verma/updateprofile');
    await page.getByRole('button', { name: part, exact: true }).click();
    await expectGoodHindi(page, `“${part}” in the profile`);
  }
  await open(page, '/hi/about');
  await banner(page).getByRole('button', { name: 'मेन्यू' }).click();
  await expectGoodHindi(page, 'the menu of the site');
  await open(page, '/hi/about');
  await banner(page)
    .getByRole('button', { name: /आपका खाता/ })
    .click();
  await expectGoodHindi(page, 'the menu of a student');
});

test('addresses that lead nowhere', async ({ page, faults }) => {
  await openAll(
    page,
    [
      ...['/no/such/page', '/course/none', '/webinar/none', '/webinar-tickets/none'],
      ...['/certificate/unknown', '/reminders/unknown', '/class/unknown', '/consents/news/unknown'],
      '/payment-success',
    ].map(inHindi),
  );
  faults.length = 0;
});

test('an empty cart, and forms that are not filled in', async ({ page, api }) => {
  await storeTexts(page, {});
  await openAll(page, ['/hi/cart', '/hi/checkout']);
  for (const path of [
    '/hi/login',
    '/hi/signup',
    '/hi/forgetPass',
    '/hi/contact',
    '/hi/tutor',
    '/hi/webinar-tickets/numerology-webinar',
    '/hi/checkout',
  ]) {
    await open(page, path);
    await page.getByRole('main').locator('form button[type=submit]').first().click();
    await expect(page.locator('[data-toast], :focus:invalid').first()).toBeAttached();
    await expectGoodHindi(page, `${path} with errors`);
  }
  await open(page, '/hi/login');
  const form = page.getByRole('form', { name: 'लॉग इन' });
  await fill(form, { email: 'nobody@example.com', password: 'a-wrong-one' });
  await send(form);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expectGoodHindi(page, 'a refused login');

  api.responses['GET /payment-success'] = { status: 400, body: { success: false } };
  await page.goto('/hi/payment-success?order_id=7&order_token=7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'भुगतान नहीं हुआ या उसकी जाँच नहीं हो सकी',
  );
  await expectGoodHindi(page, 'a failed payment');
});

test('the dialogs of visitors', async ({ page }) => {
  for (const [path, opener] of [
    ['/hi', 'कॉलबैक पाएँ'],
    ['/hi', 'डेमो बुक करें'],
    ['/hi/course/numerology-course', 'पूरा पाठ्यक्रम डाउनलोड करें'],
  ] as const) {
    await open(page, path);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator(':invalid, [aria-invalid=true]').first()).toBeVisible();
    await expectGoodHindi(page, `the dialog ${opener}`);
  }
});

test('no network, a section that failed, a list that failed', async ({
  page,
  context,
  api,
  faults,
}) => {
  await open(page, '/hi/contact');
  await context.setOffline(true);
  await expect(page.getByText(/इंटरनेट/).first()).toBeVisible();
  await expectGoodHindi(page, 'a page without a network');
  await context.setOffline(false);

  await page.route('**/remotes/mf-auth/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/hi/login');
  await expect(page.getByRole('alert')).toContainText('लोड नहीं हो सका');
  await expectGoodHindi(page, 'a section that failed');
  await page.unroute('**/remotes/mf-auth/**');

  await logInInHindi(page);
  for (const [call, path] of [
    ['POST /user/paid-course-ids', 'mycourse'],
    ['GET /orders', 'orders'],
  ] as const) {
    api.responses[call] = { status: 500, body: {} };
    await open(page, `/hi/dashboard/asha-verma/${path}`);
    await expect(page.getByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible();
    await expectGoodHindi(page, `${path} that failed`);
  }
  await expectHindi(page, /\/orders$/);
  faults.length = 0;
});
