import type { Page } from '@playwright/test';
import { cartLink, moveTo } from '../support/chrome';
import { changeStoredCart, numerology } from '../support/purchases/cart';
import { sendLogin, student } from '../support/people/people';
import { expect, holdRequests, open, requestsDuring, test } from '../support/test';

const markTab = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isSameTab = (page: Page) => page.evaluate(() => 'stillHere' in window);

test('navigation between sections, forward and back, never causes a page load, not even while one is loading', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const login = page.getByRole('form', { name: 'Login' });

  await test.step('a section may be left while it is loading', async () => {
    const release = await holdRequests(page, '**/remotes/mf-marketing/*/remoteEntry.js*');
    // The page has not loaded while the section's script is held back.
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await markTab(page);
    await header.getByRole('link', { name: 'Login' }).click();
    await expect(login).toBeVisible();
    release();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Subjects we teach' })).toBeVisible();
  });

  await header.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('main')).toHaveText('Coming Soon...');
  await header.getByRole('link', { name: 'Login' }).click();
  await expect(login).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await test.step('the badge counts quantities wherever the cart changes', async () => {
    await moveTo(page, '/course/astrology-course');
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.click();
    await expect(cartLink(page)).toContainText('1');
    await add.click();
    await expect(cartLink(page)).toContainText('2');
    await cartLink(page).click();
    await page.getByRole('button', { name: /increase quantity/i }).click();
    await expect(header).toContainText('3');
    await page.getByRole('button', { name: /^remove/i }).click();
    await expect(page).toHaveURL('/courses');
  });
  expect(await isSameTab(page)).toBe(true);
});

test('no visitor downloads admin files, not even with guessed paths', async ({ page }) => {
  const paths = await requestsDuring(page, async () => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await sendLogin(page, student);
    await expect(page).toHaveURL(/\/dashboard\/asha-verma\/overview$/);
    await moveTo(page, '/dashboard/somebody-else/mycourse');
    await expect(page).toHaveURL(/\/dashboard\/asha-verma\/overview$/);
    await page.goto('/admin/courses');
    await expect(page).toHaveURL(/\/dashboard\/asha-verma\/overview$/);
  });
  expect(paths.filter((path) => path.startsWith('/remotes/mf-admin/'))).toEqual([]);
});

test('sections that cannot be loaded are named on a card, and recover without a reload', async ({
  page,
  faults,
}) => {
  const again = page.getByRole('button', { name: 'Try again' });

  await test.step('a prerendered page stays readable, with the card below', async () => {
    await page.route('**/remotes/mf-marketing/*/remoteEntry.js*', (route) => route.abort());
    await page.goto('/about');
    await markTab(page);
    await expect(again).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Courses and webinars could not be loaded');
    await page.unroute('**/remotes/mf-marketing/*/remoteEntry.js*');
    await again.click();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
  });

  await test.step('no file of a section', async () => {
    await page.route('**/remotes/mf-commerce/**', (route) => route.fulfill({ status: 404 }));
    await changeStoredCart(page, numerology);
    await cartLink(page).click();
    await expect(
      page.getByRole('heading', { name: /cart and checkout could not be loaded/i }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    // Once the page is there, the card is gone: the card after the way back is a new one.
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(again).toBeVisible();

    await page.unroute('**/remotes/mf-commerce/**');
    await again.click();
    await expect(page.getByRole('table', { name: 'Courses in your cart' })).toBeVisible();
  });

  await test.step('the script of a page', async () => {
    await page.route('**/remotes/mf-auth/*/js/auth-login*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(
      page.getByRole('heading', { name: /login and sign-up could not be loaded/i }),
    ).toBeVisible();
    await page.unroute('**/remotes/mf-auth/*/js/auth-login*');
    await again.click();
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  });
  expect(await isSameTab(page)).toBe(true);
  faults.length = 0;
});
