import type { Page } from '@playwright/test';
import { sampled } from 'node-shared/testing/sample';
import { fill, send } from '../../support/people/accounts';
import { expectAccessible } from '../../support/axe';
import { numerology, storeCart } from '../../support/purchases/cart';
import { banner, visitEach } from '../../support/chrome';
import { expectFitEnlarged, expectTallFirstSection, sidewaysScroll } from '../../support/fit';
import {
  expectHindi,
  expectNoEnglish,
  inHindi,
  logInInHindi,
  wrongLoginInHindi,
} from '../../support/hindi';
import { test } from '../../support/network/mocked';
import { routesOf } from '../../support/routes';
import { expect, expectToast, open } from '../../support/test';

/*
 * Pages in Hindi, a third of them by the seed, and their dialogs, errors and empty lists, on a phone: no English words,
 * accessible, and whole with text of twice the size. Hindi is often longer than English and stands higher.
 */

test.setTimeout(300_000);
test.use({ viewport: { width: 320, height: 640 } });

/** Checks what is on screen; `what` says which page and which state of it. */
async function expectGoodHindi(page: Page, what: string) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html'), what).toHaveAttribute('lang', 'hi-IN');
  await expectNoEnglish(page, what);
  expect(await sidewaysScroll(page), `${what} at 320 px`).toBeLessThanOrEqual(0);
  // A control that is half under the bar at the top would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await expectFitEnlarged(page, what);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
}

const dialogOf = (opener: string) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator(':invalid, [aria-invalid=true]').first()).toBeVisible();
  await expectGoodHindi(page, `the dialog ${opener}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

async function sendEmpty(page: Page) {
  // An empty code for a discount is no mistake.
  const form = page.getByRole('main').locator('form:not(:has([name=code]))').first();
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[data-toast], :focus:invalid').first()).toBeAttached();
  await expectGoodHindi(page, `${page.url()} with errors`);
}

async function openFirst(page: Page) {
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodHindi(page, `the dialog of ${page.url()}`);
}

async function openProfileParts(page: Page) {
  for (const part of [
    ...['संदेश और कैलेंडर', 'पासवर्ड बदलें', 'फ़ोन नंबर बदलें', 'आप कहाँ लॉग इन हैं'],
    ...['आपकी सहमतियाँ', 'खाता बंद करें'],
  ]) {
    await page.getByRole('button', { name: part, exact: true }).click();
    await expectGoodHindi(page, `“${part}” in the profile`);
  }
}

async function goOffline(page: Page) {
  await page.context().setOffline(true);
  await expect(page.getByText(/इंटरनेट/).first()).toBeVisible();
  await expectGoodHindi(page, 'a page without a network');
  await page.context().setOffline(false);
}

async function refuseLogin(page: Page) {
  const form = page.getByRole('form', { name: 'लॉग इन' });
  await fill(form, { email: 'nobody@example.com', password: 'a-wrong-one' });
  await send(form);
  await expectToast(page, wrongLoginInHindi);
  await expectGoodHindi(page, 'a refused login');
}

/** What these pages show later: dialogs, errors, parts that a visitor opens. */
const laterStates: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  '/hi': [expectTallFirstSection, dialogOf('कॉलबैक पाएँ'), dialogOf('डेमो बुक करें')],
  '/hi/course/numerology-course': [expectTallFirstSection, dialogOf('पूरा पाठ्यक्रम डाउनलोड करें')],
  '/hi/webinar/numerology-webinar': [expectTallFirstSection],
  '/hi/login': [sendEmpty, refuseLogin],
  '/hi/signup': [sendEmpty],
  '/hi/forgetPass': [sendEmpty],
  '/hi/contact': [sendEmpty, goOffline],
  '/hi/tutor': [sendEmpty],
  '/hi/webinar-tickets/numerology-webinar': [sendEmpty],
  '/hi/checkout': [sendEmpty],
  '/hi/dashboard/asha-verma/mycourse': [openFirst],
  '/hi/dashboard/asha-verma/mywebinar': [openFirst],
  '/hi/dashboard/asha-verma/updateprofile': [openProfileParts],
};

async function openAll(page: Page, paths: readonly string[]) {
  const check = async (path: string) => {
    await expectGoodHindi(page, path);
    for (const lead of laterStates[path] ?? []) {
      await test.step(`a later state of ${path}`, () => lead(page));
    }
  };
  await visitEach(page, paths, check, (path) => path in laterStates);
}

/** All paths that have later states and begin so are among these. */
function expectAllStates(paths: readonly string[], isOurs: (path: string) => boolean) {
  expect(paths).toEqual(expect.arrayContaining(Object.keys(laterStates).filter(isOurs)));
}

const isStudents = (path: string) => path.startsWith('/hi/dashboard');
/** The admin area has no Hindi. */
const isTeams = (path: string) => path.startsWith('/admin');

test('public pages, with their dialogs and errors', async ({ page, request }) => {
  await storeCart(page, numerology);
  const paths = (await routesOf(request, 'public')).filter((path) => !isTeams(path)).map(inHindi);
  expect(paths.length).toBeGreaterThan(18);
  expectAllStates(paths, (path) => !isStudents(path));
  await openAll(page, sampled('public pages in Hindi', paths, 3));
});

test('pages of the dashboard, their dialogs, and lists that failed', async ({
  page,
  request,
  api,
  faults,
}) => {
  await logInInHindi(page);
  const paths = (await routesOf(request, 'student')).map(inHindi);
  expect(paths.length).toBeGreaterThan(8);
  expectAllStates(paths, isStudents);
  await openAll(page, sampled('pages of the dashboard in Hindi', paths, 3));

  await open(page, '/hi/about');
  const menu = banner(page).getByRole('button', { name: 'मेन्यू' });
  await menu.click();
  await expectGoodHindi(page, 'the menu of the site');
  await menu.click();
  await banner(page)
    .getByRole('button', { name: /आपका खाता/ })
    .click();
  await expectGoodHindi(page, 'the menu of a student');

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

test('addresses that lead nowhere, an empty cart, a failed payment, a section that failed', async ({
  page,
  api,
  faults,
}) => {
  await openAll(
    page,
    [
      ...['/no/such/page', '/course/none', '/webinar/none', '/webinar-tickets/none'],
      ...['/certificate/unknown', '/reminders/unknown', '/class/unknown', '/consents/news/unknown'],
      ...['/payment-success', '/cart', '/checkout'],
    ].map(inHindi),
  );

  api.responses['GET /payment-success'] = { status: 400, body: { success: false } };
  await page.goto('/hi/payment-success?order_id=7&order_token=7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'भुगतान नहीं हुआ या उसकी जाँच नहीं हो सकी',
  );
  await expectGoodHindi(page, 'a failed payment');

  await page.route('**/remotes/mf-auth/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/hi/login');
  await expect(page.getByRole('alert')).toContainText('लोड नहीं हो सका');
  await expectGoodHindi(page, 'a section that failed');
  faults.length = 0;
});
