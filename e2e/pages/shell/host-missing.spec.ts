import type { Page, Route } from '@playwright/test';
import { noteReports } from '../../support/network/client-reports';
import { expect, test } from '../../support/test';

/** What may happen to the host's script on its way. */
const arrivals: Record<string, (route: Route) => Promise<void>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'gets the error page of a proxy': (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
  'is changed on its way': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/* scanned */' }),
};

const words = (page: Page) => page.locator('#host-missing');

test("if the host's script is lost, the page says that its buttons do not work, and Reload mends it", async ({
  page,
  faults,
}) => {
  const reports = await noteReports(page);
  const reload = words(page).getByRole('link', { name: 'Reload' });
  let answer: (route: Route) => Promise<void> = () => Promise.resolve();
  await page.route(/\/shell\/[^/]+\/js\/main/, (route) => answer(route));
  for (const [index, [fault, next]] of Object.entries(arrivals).entries()) {
    answer = next;
    reports.length = 0;
    if (index === 0) await page.goto('/contact');
    else await reload.click();
    const report = { remote: 'shell', step: 'unreachable', path: 'before the host' };
    await expect.poll(() => reports, fault).toEqual([expect.objectContaining(report)]);
    await expect(page.getByRole('alert'), fault).toContainText('its buttons do not work yet');
  }
  await page.unrouteAll({ behavior: 'wait' });
  await reload.click();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  // A page that works never says it.
  await expect(words(page)).toBeHidden();
  await expect(words(page)).toHaveCSS('display', 'none');
  // The browser's own lines about the script.
  faults.length = 0;
});

test('if no script arrives at all, the page says the same after a while', async ({
  page,
  faults,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await expect(words(page)).toBeHidden();
  await expect(words(page)).toBeVisible({ timeout: 20_000 });
  await expect(words(page)).toHaveText(/its buttons do not work yet\. Reload$/);
  await page.emulateMedia({ media: 'print' });
  await expect(words(page)).toBeHidden();
  faults.length = 0;
});
