import { test as base, expect, type Page } from '@playwright/test';

/** Messages a page may write to the console without being at fault. */
const harmless = [/^Failed to load resource: the server responded with a status of 4\d\d/];

/**
 * The test runner's `test`, with two promises added: no page writes an error to the console or
 * throws, and none is reloaded by moving between sections.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !harmless.some((each) => each.test(text))) {
          faults.push(text);
        }
      });
      await use(faults);
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page answers: hydrated, or rendered in the browser. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
}

/** The toast with exactly this text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** Addresses requested while `work` runs, without the origin. */
export async function requestsDuring(page: Page, work: () => Promise<void>): Promise<string[]> {
  const addresses: string[] = [];
  const note = (request: { url(): string }) => {
    const url = new URL(request.url());
    addresses.push(url.pathname);
  };
  page.on('request', note);
  await work();
  page.off('request', note);
  return addresses;
}
