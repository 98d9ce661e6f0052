import type { BrowserContext, Page } from '@playwright/test';
import { numerology, storeCart } from '../../support/purchases/cart';
import { followRoundTrips } from '../../support/network/round-trips';
import { expect, open, test } from '../../support/test';

/**
 * What no visitor waits for: the font with the name of Hindi, on a device without Devanagari letters, and the question
 * for the time of the server, after the page has answered.
 */
const inBackground = /name-of-hindi|\/registry\.json$/;

for (const path of ['/', '/course/numerology-course', '/webinar']) {
  test(`a first visit of ${path} takes two round trips, one after the other, and calls no API`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const trips = followRoundTrips(devtools, inBackground);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(trips().serial).toHaveLength(2);
    expect(calls).toEqual([]);
  });
}

test.describe('a visitor who saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  const asPressed = 'html[data-interactive]';
  /** Counts the bytes on the wire, and the scripts of the units, from now on. */
  async function meter(page: Page, context: BrowserContext) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const seen = { bytes: 0, scripts: [] as string[], fonts: [] as string[] };
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      seen.bytes += encodedDataLength;
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(shell|remotes)\/.*\.js$/.test(pathname)) seen.scripts.push(pathname);
      if (pathname.endsWith('.woff2')) seen.fonts.push(pathname);
    });
    return seen;
  }

  test('loads no fonts, and no scripts until the first press, which is not lost', async ({
    page,
    context,
  }) => {
    const seen = await meter(page, context);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#host-missing')).toHaveCSS('display', 'none');
    expect(seen.scripts).toEqual([]);
    expect(seen.fonts).toEqual([]);
    expect(seen.bytes).toBeLessThanOrEqual(65 * 1024);
    await expect(page.locator(asPressed)).not.toBeAttached();

    // Playwright's own click would wait until the button is enabled.
    await page.getByRole('button', { name: 'Request Callback' }).hover({ force: true });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Request Callback' })).toBeVisible();
    await expect(page.locator(asPressed)).toBeAttached();
  });

  test('loses nothing that is typed', async ({ page, context }) => {
    const seen = await meter(page, context);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    expect(seen.scripts).toEqual([]);
    const form = page.getByRole('form', { name: 'Login' });
    await form.locator('[name=email]').pressSequentially('early@example.com');
    await expect(page.locator(asPressed)).toBeAttached();
    await expect(form.locator('[name=email]')).toHaveValue('early@example.com');
    await expect(form.locator('[name=email]')).toBeFocused();
  });

  test('gets the scripts at once with a cart, whose count is in the header', async ({ page }) => {
    await storeCart(page, { ...numerology, quantity: 2 });
    await open(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('2');
  });

  test('gets a page that needs its scripts as always', async ({ page }) => {
    await open(page, '/cart');
  });
});
