import type { Browser, CDPSession, Page, Request } from '@playwright/test';

/** A cheap phone on a mobile network: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
export const SLOWDOWN = 4;

const WINDOW_SETTLES = 1500;

/** What tsx wraps named functions in, also those that are sent to the page. */
export const TSX_NAMES = 'globalThis.__name = (named) => named';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

/** What a page notes about itself from its first moment on. */
declare global {
  interface Window {
    __noted: { lcp: number; shift: number; tasks: number[] };
  }
}

/** What a task takes of the main thread beyond this, a visitor notices. */
const NOTICED = 50;

/** Total blocking time of a page's tasks; none at all is a result, so it is never 0. */
export const blockingTime = (tasks: readonly number[]): number =>
  Math.max(
    1,
    tasks.reduce((sum, task) => sum + Math.max(0, task - NOTICED), 0),
  );

interface Visit {
  page: Page;
  devtools: CDPSession;
}

/** Opens a blank page with an empty cache, does the work in it, and closes it. */
export async function onSlowPhone<Result>(
  browser: Browser,
  work: (visit: Visit) => Promise<Result>,
  viewport = PHONE,
): Promise<Result> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // A new window loads pages of the browser's own, which would compete with the one measured.
    await page.waitForTimeout(WINDOW_SETTLES);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(TSX_NAMES);
    await page.addInitScript(() => {
      const noted: Window['__noted'] = { lcp: 0, shift: 0, tasks: [] };
      window.__noted = noted;
      const note = (type: string, each: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
          type,
          buffered: true,
        });
      note('largest-contentful-paint', (entry) => (noted.lcp = entry.startTime));
      note('layout-shift', (entry) => {
        // An entry of Chromium's; the DOM's types lack it.
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) noted.shift += shift.value;
      });
      note('longtask', (entry) => noted.tasks.push(entry.duration));
    });
    return await work({ page, devtools });
  } finally {
    await context.close();
  }
}

/** Milliseconds without a request after which a page that is drawn has all it asks for by itself. */
const QUIET = 1000;

const DRAWN_WITHIN = 60_000;

/**
 * Opens an address and waits until the page is drawn and nothing more is loaded. The network alone
 * does not tell: a slow processor can be busy with a script for longer than a browser takes for idle,
 * and the page is not drawn, nor its own script asked for, before that. Throws where a page shows that
 * it failed: its figures would be those of another page.
 */
export async function settle(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>();
  let changed = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    changed = Date.now();
  };
  page.on(
    'request',
    note((request) => underWay.add(request)),
  );
  const end = note((request) => underWay.delete(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (/^SectionFailure/.test(message.text())) failures.push(message.text());
  });

  await page.goto(address);
  // Not by a locator, whose script would be the longest task of the visit.
  const until = Date.now() + DRAWN_WITHIN;
  while (!(await page.evaluate(() => document.querySelector('main h1') !== null))) {
    if (Date.now() > until) throw new Error(`${address} was not drawn within ${DRAWN_WITHIN} ms.`);
    await page.waitForTimeout(100);
  }
  while (underWay.size > 0 || Date.now() - changed < QUIET) await page.waitForTimeout(100);
  if (failures[0]) throw new Error(`${address} fails: ${failures[0]}`);
}

export interface Transfer {
  scripts: number;
  /** Images, fonts and style sheets. */
  looks: number;
}

/** Bytes on the wire, of bodies, by the browser's own account; each file once. */
export const transferred = (page: Page): Promise<Transfer> =>
  page.evaluate(() => {
    const sizes = new Map<string, number>();
    // The entries of this type; the DOM's types do not say so.
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      sizes.set(entry.name, Math.max(entry.encodedBodySize, sizes.get(entry.name) ?? 0));
    }
    const sum = (kind: RegExp) =>
      [...sizes].reduce((total, [name, size]) => total + (kind.test(name) ? size : 0), 0);
    return { scripts: sum(/\.js(\?|$)/), looks: sum(/\.(css|woff2|svg|png|jpg|webp)(\?|$)/) };
  });
