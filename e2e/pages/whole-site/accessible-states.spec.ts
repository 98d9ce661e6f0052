import { expectAccessible } from '../../support/axe';
import { storeCart, numerology } from '../../support/cart';
import { test } from '../../support/mocked';
import { payButton } from '../../support/payment';
import { logIn, logInAsAdmin, student } from '../../support/people';
import { expect, open } from '../../support/test';

/** Checks dialogs, errors and empty lists with axe; `every-route` checks the pages as they open. */

test('the dialogs of visitors', async ({ page }) => {
  const dialogs: [path: string, opener: string, name: string][] = [
    ['/', 'Request Callback', 'Request Callback'],
    ['/', 'Book a demo', 'Book a demo'],
    ['/course/numerology-course', 'Download Full Syllabus', 'Download Full Syllabus'],
  ];
  for (const [path, opener, name] of dialogs) {
    await open(page, path);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    // An empty form: a toast or the browser shows what is missing.
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator(':invalid, [aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('the dialogs of students', async ({ page }) => {
  await logIn(page, student);
  await page.getByRole('button', { name: 'See All' }).click();
  await page.getByRole('button', { name: 'Show Details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  for (const [path, card] of [
    ['mycourse', 'Numerology Course'],
    ['mywebinar', 'Numerology in Daily Life'],
  ] as const) {
    await open(page, `/dashboard/asha-verma/${path}`);
    await page.getByRole('button', { name: card }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the dialogs of admins', async ({ page }) => {
  await logInAsAdmin(page);
  for (const path of ['addCourse', 'addWebinar', 'addTutor']) {
    await open(page, `/admin/${path}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(add|new)\b/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await open(page, '/admin/leads');
  await page
    .getByRole('button', { name: /^Follow up/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('an unknown address, an empty cart, a checkout with nine errors', async ({ page }) => {
  for (const path of ['/no/such/page', '/error', '/course/none', '/webinar/none']) {
    await open(page, path);
    await expectAccessible(page);
  }
  await storeCart(page, numerology);
  await open(page, '/cart');
  await page.getByRole('button', { name: /^remove/i }).click();
  await expect(page.locator('[data-toast]')).not.toHaveCount(0);
  await expectAccessible(page);
  await open(page, '/checkout');
  await expectAccessible(page);
  await storeCart(page, numerology);
  await open(page, '/checkout');
  await payButton(page).click();
  await expect(page.locator('[data-toast]')).toHaveCount(9);
  await expectAccessible(page);
});

test('a form without a network, a section that failed, a list that failed', async ({
  page,
  context,
  api,
  faults,
}) => {
  await open(page, '/contact');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/).first()).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);

  await page.route('**/remotes/mf-auth/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expectAccessible(page);
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/remotes/mf-auth/**');

  await logInAsAdmin(page);
  api.responses['GET /admin/client-errors'] = { status: 500, body: {} };
  await open(page, '/admin/errors');
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
  await expectAccessible(page);
  faults.length = 0;
});
