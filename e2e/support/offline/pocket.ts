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

/** Signs a student with a course in, and waits until the device has the classroom. */
export async function pocketOf(page: Page, visitor: Visitor, show = open): Promise<string> {
  await logIn(page, visitor, show);
  await expect(page).toHaveURL(/\/dashboard\/[^/]+\/overview$/);
  await expect
    .poll(async () => (await kept(page)).calls.join(), { timeout: 60_000 })
    .toContain('/classroom/course/101');
  await expect
    .poll(async () => (await kept(page)).files.join(), { timeout: 60_000 })
    .toContain('student-course-classroom');
  return new URL(page.url()).pathname.replace('overview', 'mycourse/numerology-course');
}

/** What is in the console when the worker has nothing either, when a worker is refused, a section closed or a server restarted. */
const expected =
  /net::ERR_FAILED|worker-src|not under the max scope|status of 503|fetching the script|CONNECTION_RESET/;

/** Ends a test: with a network, and without the faults in the console that it has expected. */
export async function networkIsBack({
  context,
  faults,
}: {
  context: BrowserContext;
  faults: string[];
}) {
  await context.setOffline(false);
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}
