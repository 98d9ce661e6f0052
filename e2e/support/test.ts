import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** Console messages that do not count as faults: refused requests, and those made while a test has taken the network away. */
const harmless = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
];

/**
 * The test runner's `test`. It also fails if a page throws or writes an error to the console, and it
 * logs all toasts.
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
 * Logs each toast when it appears. A toast closes by itself after some seconds; on a busy machine this
 * can be before the test looks for it.
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

/** Waits until a toast with exactly this text has appeared, and removes it from the log. */
export async function expectToast(page: Page, text: string): Promise<void> {
  if (!loggedContexts.has(page.context())) {
    // The test has created this context itself: its toasts are not logged.
    await expect(toast(page, text)).toBeVisible();
    return;
  }
  const untaken = untakenToasts(page);
  await expect.poll(() => untaken, { message: `toast "${text}"`, intervals: [50] }).toContain(text);
  untaken.splice(untaken.indexOf(text), 1);
}

/** Opens a page and waits until it is interactive: hydrated, or rendered in the browser. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
}

/** Holds back the requests for these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The toast with exactly this text. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** The paths that are requested while `work` runs. */
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
