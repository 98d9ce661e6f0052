import type { Page } from '@playwright/test';
import { noteReports } from '../../support/network/client-reports';
import { expect, test } from '../../support/test';

/** These faults belong to the host: the registry in the page, and the host's own style sheet. */

/** Opens a page with a changed registry, and marks the tab in order to notice a reload. */
async function openWithRegistry(page: Page, path: string, change: (json: string) => string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<script id="registry"[^>]*>)(.*?)(<\/script>)/s,
      (_, start: string, json: string, end: string) => start + change(json) + end,
    );
    return route.fulfill({ response, body: html });
  });
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

const isSameTab = (page: Page) => page.evaluate(() => 'stillHere' in window);

test('a registry that cannot be read leaves the page readable, and Try again reads it again', async ({
  page,
}) => {
  const reports = await noteReports(page);
  await openWithRegistry(page, '/about', (json) => json.slice(0, -20));
  const card = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await expect(card).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // The first retry still fails.
  await page.route('**/registry.json', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  const again = card.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(card).toBeVisible();
  await expect(again).toBeEnabled();
  await again.click();
  await expect(card).toHaveCount(0);
  await expect(heading).toHaveText(title!);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  expect(await isSameTab(page)).toBe(true);
  expect(reports).toContainEqual(
    expect.objectContaining({ remote: 'registry', step: 'contract', cause: 'not JSON' }),
  );
});

test('a bad entry of the registry affects its own section only', async ({ page }) => {
  const reports = await noteReports(page);
  await openWithRegistry(page, '/about', (json) => {
    const registry = JSON.parse(json) as { remotes: Record<string, object> };
    Object.assign(registry.remotes['mf-auth']!, { live: 'nonsense' });
    return JSON.stringify(registry);
  });
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  // An address that the page does not list is looked for in the whole registry.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  expect(await isSameTab(page)).toBe(true);
  expect(reports).toEqual([expect.objectContaining({ remote: 'mf-auth', step: 'contract' })]);
});

test("if the host's style sheet hangs, the page responds after ten seconds and requests it again", async ({
  page,
}) => {
  const reports = await noteReports(page);
  let asked = 0;
  await page.route(/\/shell\/.*\.css$/, () => void (asked += 1));
  await page.clock.install();
  const opened = page.goto('/about');
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(10_000);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily))
    .toContain('Mukta');
  await page.clock.fastForward(10_000);
  await expect
    .poll(() => reports)
    .toEqual([expect.objectContaining({ remote: 'shell', step: 'unreachable' })]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await opened;
});
