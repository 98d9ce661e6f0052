import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../people/people';
import type { Visitor } from '../purchases/orders';
import { expect, open } from '../test';

/** The names of the caches, and what of an account and of the files of units is in them. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urlsIn = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url);
    const own = names.filter((name) => name.startsWith('account:'));
    return { calls: (await Promise.all(own.map(urlsIn))).flat(), files: await urlsIn('files') };
  });

/** Waits until the device has the document of all pages of the dashboard. */
export const keepsPage = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/dashboard/page'))))
    .toBe(true);

/**
 * Waits until the device has all files that it keeps of the host and of the dashboard's section, in any order: of each,
 * it keeps the manifest last.
 */
export const keepsFiles = (page: Page, version = '[^/]+') =>
  expect
    .poll(async () => (await kept(page)).files.join(), { timeout: 60_000 })
    .toMatch(new RegExp(`(?=.*/shell.json)(?=.*/mf-student/${version}/remote.json)`));

/** Signs a student with a course in, and waits until the device has the classroom. */
export async function pocketOf(page: Page, visitor: Visitor, show = open): Promise<string> {
  await logIn(page, visitor, show);
  await expect(page).toHaveURL(/\/dashboard\/[^/]+\/overview$/);
  await expect
    .poll(async () => (await kept(page)).calls.join(), { timeout: 60_000 })
    .toContain('/classroom/course/101');
  await keepsFiles(page);
  await keepsPage(page);
  return new URL(page.url()).pathname.replace('overview', 'mycourse/numerology-course');
}

/** What is in the console when the worker has nothing either, when a worker is refused, a section closed or a server restarted. */
const expected =
  /net::ERR_FAILED|worker-src|not under the max scope|status of 503|fetching the script|CONNECTION_RE(?:SET|FUSED)|SOCKET_NOT_CONN/;

/** Ends a test: with a network, and without the faults in the console that it has expected. */
export async function networkIsBack({
  context,
  page,
  faults,
}: {
  context: BrowserContext;
  page: Page;
  faults: string[];
}) {
  await context.setOffline(false);
  // What the page still asks for would fail later.
  await page.goto('about:blank');
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}
