import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** Messages a page may write to the console without being at fault. */
const harmless = [/^Failed to load resource: the server responded with a status of 4\d\d/];

/**
 * The test runner's `test`, with two promises added: no page writes an error to the console or
 * throws, and none is reloaded by moving between sections.
 */
export const test = base.extend<{ faults: string[]; toastLog: void }>({
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
  toastLog: [
    async ({ context }, use) => {
      await logToasts(context);
      await use();
    },
    { auto: true },
  ],
});

export { expect };

declare global {
  interface Window {
    logToast: (text: string) => void;
  }
}

const shownToasts = new WeakMap<Page, string[]>();
const loggedContexts = new WeakSet<BrowserContext>();

/**
 * Notes each toast the moment it appears. A toast leaves by itself after seconds, which on a busy
 * machine may pass before the test looks.
 */
async function logToasts(context: BrowserContext): Promise<void> {
  loggedContexts.add(context);
  await context.exposeBinding('logToast', ({ page }, text: string) => {
    untakenToasts(page).push(text);
  });
  await context.addInitScript(() => {
    const logged = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const text of document.querySelectorAll('[data-toast] p')) {
        if (logged.has(text)) continue;
        logged.add(text);
        window.logToast(text.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The toasts of a page that no test step has taken yet, oldest first. */
export function untakenToasts(page: Page): string[] {
  const shown = shownToasts.get(page) ?? [];
  shownToasts.set(page, shown);
  return shown;
}

/** Waits until a toast with exactly this text has appeared, and takes it from the notes. */
export async function expectToast(page: Page, text: string): Promise<void> {
  if (!loggedContexts.has(page.context())) {
    // A context that a test has made for itself.
    await expect(toast(page, text)).toBeVisible();
    return;
  }
  const untaken = untakenToasts(page);
  await expect.poll(() => untaken, { message: `toast "${text}"`, intervals: [50] }).toContain(text);
  untaken.splice(untaken.indexOf(text), 1);
}

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
