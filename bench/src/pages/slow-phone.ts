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

/** tsx wraps named functions in `__name`, also functions that are sent to the page, where it is missing. */
export const TSX_NAMES = 'globalThis.__name = (named) => named';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

/** The measurements that a page records from its start. */
declare global {
  interface Window {
    __noted: { lcp: number; shift: number; tasks: number[] };
  }
}

/** Milliseconds of a task that do not count as blocking. */
const NOTICED = 50;

/** Total blocking time of a page's tasks, at least 1: `compare` treats 0 as a page without content. */
export const blockingTime = (tasks: readonly number[]): number =>
  Math.max(
    1,
    tasks.reduce((sum, task) => sum + Math.max(0, task - NOTICED), 0),
  );

interface Visit {
  page: Page;
  devtools: CDPSession;
}

/** Opens a blank page with an empty cache, runs `work` in it, and closes it. */
export async function onSlowPhone<Result>(
  browser: Browser,
  work: (visit: Visit) => Promise<Result>,
  viewport = PHONE,
): Promise<Result> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    // A new window loads internal pages of the browser, which would compete with the measured page.
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

/** Milliseconds without a request after which a rendered page counts as fully loaded. */
const QUIET = 1000;

const DRAWN_WITHIN = 60_000;

/**
 * Opens an address and waits until the page is rendered and loads nothing more. An idle network is not
 * enough: a slow processor can be busy with a script for longer than the browser's idle time, and the page
 * renders and requests its own script only after that. Throws if the page has failed, because the figures
 * would then describe another page.
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
  // Not with a locator, whose script would be the longest task of the visit.
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
  assets: number;
}

/** Transferred bytes of response bodies as the browser reports them; each file counts once. */
export const transferred = (page: Page): Promise<Transfer> =>
  page.evaluate(() => {
    const sizes = new Map<string, number>();
    for (const entry of performance.getEntriesByType('resource')) {
      sizes.set(entry.name, Math.max(entry.encodedBodySize, sizes.get(entry.name) ?? 0));
    }
    const sum = (kind: RegExp) =>
      [...sizes].reduce((total, [name, size]) => total + (kind.test(name) ? size : 0), 0);
    return { scripts: sum(/\.js(\?|$)/), assets: sum(/\.(css|woff2|svg|png|jpg|webp)(\?|$)/) };
  });
