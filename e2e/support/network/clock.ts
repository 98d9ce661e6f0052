import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Requests of a page that have no answer yet. */
const waiting = new WeakMap<Page, Set<object>>();

/** Installs a clock at this time; the server, which would say another one, answers without a time. */
export async function clockAt(page: Page, time: Date | string): Promise<void> {
  await page.route('**/registry.json', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({}) : route.fallback(),
  );
  const requests = new Set<object>();
  waiting.set(page, requests);
  // Of a beacon, the browser does not say that it has arrived.
  page.on('request', (request) => request.resourceType() !== 'ping' && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await page.clock.install({ time });
}

/** Moves the clock of `clockAt`, when nothing waits that would give up by it: a script that still loads, or a call. */
export async function forward(page: Page, by: string): Promise<void> {
  await expect.poll(() => waiting.get(page)!.size).toBe(0);
  await page.clock.fastForward(by);
}
