import type { Page } from '@playwright/test';
import { noteReports } from '../../support/network/client-reports';
import { expect, test } from '../../support/test';

/** A visit that is always selected; `driven`: the browser says that a test or robot controls it. */
async function visit(page: Page, driven: boolean): Promise<void> {
  await page.addInitScript((isDriven) => {
    Math.random = () => 0;
    Object.defineProperty(navigator, 'webdriver', { get: () => isDriven });
  }, driven);
  await page.goto('/');
}

/** Simulates that the visitor switches to another tab. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a visit reports its web vitals when the visitor leaves', async ({ page }) => {
  const reports = await noteReports(page);
  const script = page.waitForResponse(/\/shell\/.*web-vitals.*\.js$/);
  await visit(page, false);
  expect((await script).ok()).toBe(true);
  await expect(async () => {
    await leave(page);
    expect(reports).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
  expect(reports).toEqual([
    {
      remote: 'mf-marketing',
      version: await page.evaluate(() => window.__SITE__!.remotes['mf-marketing']),
      route: '/',
      visits: 10,
      lcp: expect.any(Number),
      cls: expect.any(Number),
    },
  ]);
  const response = await page.request.post('/api/web-vitals', { data: reports[0] });
  expect(response.status()).toBe(204);
});

test('a browser that a program controls neither measures nor reports', async ({ page }) => {
  const reports = await noteReports(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, true);
  // The script that measures would be loaded after three seconds.
  await page.waitForFunction(() => performance.now() > 4000);
  await leave(page);
  expect(scripts.filter((url) => url.includes('web-vitals'))).toEqual([]);
  expect(reports).toEqual([]);
});
