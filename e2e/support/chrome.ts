import type { Locator, Page, Request } from '@playwright/test';
import { expect, open } from './test';

export const banner = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const cartLink = (page: Page) => banner(page).getByRole('link', { name: /cart/i });
export const avatarButton = (page: Page) =>
  banner(page).getByRole('button', { name: /your account/ });
export const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** A stored student whose slug differs from the name. */
export const asha = { id: 7, name: 'Asha Rao', slug: 'asha-rao-2', role_id: 1 };

/** The text of a stored cart with one line for each quantity. */
export const cartOf = (...quantities: number[]) =>
  JSON.stringify(
    quantities.map((quantity, index) => ({
      productId: 101 + index,
      name: index === 0 ? 'Numerology Course' : 'Astrology Course',
      image: '/images/numerology-course.svg',
      price: 9999,
      quantity,
    })),
  );

export const hrefsIn = (place: Locator) =>
  place.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Navigates within the site to a path that no link on the page leads to, with the state of a page before it. */
export const moveTo = (page: Page, path: string, usr: object | null = null) =>
  page.evaluate(
    ([to, state]) => {
      history.pushState(state && { usr: state, key: 'arrived', idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [path, usr] as const,
  );

/** As `moveTo`, to a page with another heading; waits until it is shown. */
export async function visit(page: Page, path: string, usr: object | null = null): Promise<void> {
  const heading = page.locator('main h1').first();
  const before = await heading.elementHandle();
  const text = await heading.textContent();
  await moveTo(page, path, usr);
  await page.waitForFunction(
    ([element, words]) => {
      const now = document.querySelector('main h1');
      return now !== null && (now !== element || now.textContent !== words);
    },
    [before, text] as const,
  );
}

/**
 * Shows one page after another and checks each when it has all its data. It navigates within the site, which costs
 * a fraction of a load, but after a page that the check leaves in another state it loads the next one.
 */
export async function visitEach(
  page: Page,
  paths: readonly string[],
  check: (path: string) => Promise<unknown>,
  leavesTraces: (path: string) => boolean,
): Promise<void> {
  const waitForData = followRequests(page);
  let before: string | null = null;
  for (const path of paths) {
    // Both are the same page, so that a navigation between them would change nothing.
    const isHomeAgain = /\/home$/.test(path);
    if (before === null || isHomeAgain || leavesTraces(before)) await open(page, path);
    // The page before may lead here by itself.
    else if (new URL(page.url()).pathname !== path) await visit(page, path);
    await waitForData();
    await check(path);
    before = path;
  }
}

/** Follows the requests of a page; the returned function waits until there has been none for half a second. */
export function followRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let quietSince = Date.now();
  const end = (request: Request) => {
    running.delete(request);
    quietSince = Date.now();
  };
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect
      .poll(() => running.size === 0 && Date.now() - quietSince > 500, { intervals: [100] })
      .toBe(true);
}
