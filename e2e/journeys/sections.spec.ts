import { logIn, logInAsAdmin, student } from '../support/people';
import { expect, holdRequests, open, requestsDuring, test } from '../support/test';

const sectionOf = (path: string) => path.match(/^\/(shell|remotes\/[^/]+)\//)?.[1];

test('navigation between sections, forward and back, never causes a page load', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const header = page.getByRole('banner');

  await header.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await header.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('main')).toHaveText('Coming Soon...');
  await header.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('the badge counts quantities wherever the cart changes', async ({ page }) => {
  await open(page, '/course/astrology-course');
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  const cart = page.getByRole('banner').getByRole('link', { name: /cart/i });
  await expect(cart).toContainText('1');
  await add.click();
  await expect(cart).toContainText('2');
  await cart.click();
  await page.getByRole('button', { name: /increase quantity/i }).click();
  await expect(page.getByRole('banner')).toContainText('3');
  await page.getByRole('button', { name: /^remove/i }).click();
  await expect(page).toHaveURL('/courses');
});

test('an admin loads the shell and the admin section only', async ({ page }) => {
  const paths = await requestsDuring(page, async () => {
    await logInAsAdmin(page);
    await expect(page.getByText('Monthly Revenue Breakdown').first()).toBeVisible();
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  const sections = new Set(paths.map(sectionOf).filter(Boolean));
  expect([...sections].sort()).toEqual(['remotes/mf-admin', 'shell']);
});

test('no visitor downloads admin files, not even with guessed paths', async ({ page }) => {
  const paths = await requestsDuring(page, async () => {
    await open(page, '/');
    await logIn(page, student);
    await page.goto('/admin/courses');
    await expect(page).toHaveURL(/\/dashboard\/asha-verma\/overview$/);
    await page.goto('/dashboard/somebody-else/mycourse');
    await expect(page).toHaveURL(/\/dashboard\/asha-verma\/overview$/);
  });
  expect(paths.filter((path) => path.startsWith('/remotes/mf-admin/'))).toEqual([]);
});

test.describe('a section that cannot be loaded', () => {
  test('is named on a card between header and footer, and recovers without a reload', async ({
    page,
    faults,
  }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.route('**/remotes/mf-commerce/**', (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() =>
      localStorage.setItem(
        'cart',
        JSON.stringify([
          { productId: 101, name: 'Numerology', image: '', price: 9999, quantity: 1 },
        ]),
      ),
    );
    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'cart' })),
    );
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
    await expect(
      page.getByRole('heading', { name: /cart and checkout could not be loaded/i }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    // Once the page is there, the card is gone: the card after the way back is a new one.
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.unroute('**/remotes/mf-commerce/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Courses in your cart' })).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    faults.length = 0;
  });

  test('whose script does not load is named too', async ({ page, faults }) => {
    await page.route('**/remotes/mf-auth/*/js/auth-login*', (route) => route.abort());
    await open(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(
      page.getByRole('heading', { name: /login and sign-up could not be loaded/i }),
    ).toBeVisible();
    await page.unroute('**/remotes/mf-auth/*/js/auth-login*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    faults.length = 0;
  });

  test('leaves its prerendered page readable, with its failure card below', async ({
    page,
    faults,
  }) => {
    await page.route('**/remotes/mf-marketing/*/remoteEntry.js*', (route) => route.abort());
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Courses and webinars could not be loaded');
    await page.unroute('**/remotes/mf-marketing/*/remoteEntry.js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    faults.length = 0;
  });

  test('may be left while it is loading', async ({ page }) => {
    const release = await holdRequests(page, '**/remotes/mf-marketing/*/remoteEntry.js*');
    await page.goto('/about');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    release();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Subjects we teach' })).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
});
