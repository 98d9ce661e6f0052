import type { Page } from '@playwright/test';
import { noteReports } from '../support/client-reports';
import { expect, test } from '../support/test';

/** Always one of the ten that are measured; `driven` as browsers of tests and robots are. */
async function visit(page: Page, driven: boolean): Promise<void> {
  await page.addInitScript((isDriven) => {
    Math.random = () => 0;
    Object.defineProperty(navigator, 'webdriver', { get: () => isDriven });
  }, driven);
  await page.goto('/');
}

/** As the visitor turns to another tab. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a visit tells how its page was shown, when it is left', async ({ page }) => {
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
      lcp: expect.any(Number),
      cls: expect.any(Number),
    },
  ]);
  const answer = await page.request.post('/api/web-vitals', { data: reports[0] });
  expect(answer.status()).toBe(204);
});

test('a browser that a program drives loads and tells nothing of it', async ({ page }) => {
  const reports = await noteReports(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, true);
  // The script for it would come after three seconds.
  await page.waitForFunction(() => performance.now() > 4000);
  await leave(page);
  expect(scripts.filter((url) => url.includes('web-vitals'))).toEqual([]);
  expect(reports).toEqual([]);
});
