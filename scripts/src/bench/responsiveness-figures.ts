import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figure';
import { compare, ratio, type Sites } from './page-figures';
import { onSlowPhone, settle } from './slow-phone';

/** What a task takes of the main thread beyond this, a visitor notices. */
const NOTICED = 50;

/** Time that all long tasks of a first visit keep the page from answering. */
export async function blockingFigure(browser: Browser, sites: Sites): Promise<Figure> {
  const times = await compare(sites, (address) =>
    onSlowPhone(browser, async ({ page }) => {
      await settle(page, `${address}/`);
      const tasks = await page.evaluate(() => window.__noted.tasks);
      return tasks.reduce((total, task) => total + Math.max(0, task - NOTICED), 0);
    }),
  );
  return ratio('total blocking time of a first visit of /, v one bundle', 1, 'ms', times);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Each on a page of its own, so that it is the first thing the visitor does there. */
const interactions: Readonly<Record<string, { path: string; act: (page: Page) => Promise<void> }>> =
  {
    'open the menu': { path: '/', act: (page) => button(page, 'Menu').click() },
    'open a dialog': { path: '/', act: (page) => button(page, 'Request Callback').click() },
    'type in a form': {
      path: '/contact',
      act: (page) => page.locator('main form input').first().pressSequentially('Asha'),
    },
    'add to the cart': {
      path: '/course/numerology-course',
      act: (page) => button(page, 'Add to Cart').click(),
    },
    'choose questions': {
      path: '/about',
      act: (page) =>
        page.getByRole('group', { name: 'Categories' }).getByRole('button').last().click(),
    },
  };

/** From a press to the picture that follows it, the slowest of what visitors do. */
export async function interactionFigure(browser: Browser, sites: Sites): Promise<Figure> {
  let worst = { site: 0, bundle: 0, name: '' };
  for (const [name, { path, act }] of Object.entries(interactions)) {
    const times = await compare(
      sites,
      (address) =>
        onSlowPhone(browser, async ({ page }) => {
          await settle(page, address + path);
          return slowestOf(page, () => act(page));
        }),
      ROUNDS,
    );
    if (times.site > worst.site) worst = { ...times, name };
  }
  return {
    name: 'interaction to next paint, the slowest of five',
    measured: worst.site,
    unit: ' ms',
    bound: 'at most',
    target: 150,
    detail: `${worst.name}; one bundle ${worst.bundle} ms`,
  };
}

/** Fewer than elsewhere: there are five kinds, each on a page that is opened for it. */
const ROUNDS = 3;

/** Shorter ones are not told by the browser. */
const SHORTEST = 16;

async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((shortest) => {
    const { dataset } = document.documentElement;
    dataset.slowest = String(shortest);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        dataset.slowest = String(Math.max(duration, Number(dataset.slowest)));
      }
      // An option of this type of entries; the DOM's types lack it.
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST);
  await act();
  // The browser tells after it has drawn.
  await page.waitForTimeout(500);
  return page.evaluate(() => Number(document.documentElement.dataset.slowest));
}
