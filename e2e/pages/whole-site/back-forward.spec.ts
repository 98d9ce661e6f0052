import { chromium, type Page } from '@playwright/test';
import { foundBrowser } from '../../../scripts/src/browser';
import { newVisitor } from '../../support/people/people';
import { billingDetails } from '../../support/purchases/payment';
import { addToCart, fillBilling, makePayment } from '../../support/purchases/purchase';
import { routesOf } from '../../support/routes';
import { expect, open, test as base } from '../../support/test';

const executablePath = foundBrowser(process.env, { whole: true });

/** A page of a browser that keeps pages for the way back, which Playwright switches off. */
const test = base.extend({
  page: async ({ launchOptions: { args }, baseURL }, use) => {
    const browser = await chromium.launch({
      executablePath: executablePath!,
      args: args!,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    // Not the context of the test: its log of toasts keeps a page from being kept.
    const context = await browser.newContext({ baseURL: baseURL! });
    await use(await context.newPage());
    await browser.close();
  },
});
test.skip(!executablePath, 'The browser without windows keeps no page.');

/** Goes back, and says whether the page is the one that was left: if not, why. */
async function comeBack(page: Page, path: string): Promise<string> {
  // Playwright waits in vain for the load event of a page that was kept.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(path, { waitUntil: 'commit' });
  return page.evaluate(() => {
    const { wasKept } = window as { wasKept?: true };
    const [entry] = performance.getEntriesByType('navigation') as {
      notRestoredReasons?: unknown;
    }[];
    return wasKept ? 'kept' : JSON.stringify(entry?.notRestoredReasons);
  });
}

const leaveMark = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { wasKept: true }));

test('the browser keeps every public page for the way back', async ({ page, request }) => {
  const routes = await routesOf(request, 'public');
  // A browser keeps no page that says with its status that it does not exist.
  const paths = routes.filter((path) => path !== '/error');
  expect(paths.length).toBeGreaterThan(15);
  const lost: string[] = [];
  for (const path of paths) {
    await open(page, path);
    // Some pages lead to another one at once.
    const { pathname } = new URL(page.url());
    await leaveMark(page);
    await page.goto('/robots.txt');
    const outcome = await comeBack(page, pathname);
    if (outcome !== 'kept') lost.push(`${path}: ${outcome}`);
  }
  expect(lost).toEqual([]);
});

test('on the way back from the payment page, the form is as it was left', async ({ page }) => {
  const buyer = newVisitor();
  await addToCart(page, 'numerology-course');
  await page.goto('/checkout');
  await fillBilling(page, buyer);
  await leaveMark(page);
  await makePayment(page);
  expect(await comeBack(page, '/checkout')).toBe('kept');
  await expect(billingDetails(page).locator('[name=email]')).toHaveValue(buyer.email);
});
