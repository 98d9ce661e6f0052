import type { Browser, Locator, Page } from '@playwright/test';
import { atMost, median, type Figure } from '../figure';
import { compare, ratio, type Sites } from './page-figures';
import { blockingTime, onSlowPhone, settle } from './slow-phone';

/** How long the tasks of a first visit block the page: all tasks together, and the longest one. */
export async function blockingFigures(browser: Browser, sites: Sites): Promise<Figure[]> {
  const longest: Record<string, number[]> = { [sites.site]: [], [sites.bundle]: [] };
  const times = await compare(sites, (address) =>
    onSlowPhone(browser, async ({ page }) => {
      await settle(page, `${address}/`);
      const tasks = await page.evaluate(() => window.__noted.tasks);
      longest[address]!.push(Math.max(0, ...tasks));
      return blockingTime(tasks);
    }),
  );
  return [
    ratio('total blocking time of a first visit of /, v one bundle', 1, 'ms', times),
    atMost(
      'longest task of a first visit of /',
      median(longest[sites.site]!),
      100,
      `one bundle ${median(longest[sites.bundle]!)} ms`,
      ' ms',
    ),
  ];
}

/** Milliseconds for which a hand rests on a button before it presses, and for which it holds the button. */
const RESTS = 300;
const HOLDS = 80;

/** Uses only the mouse: Playwright's `click` also inspects the page, which would be measured too. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(RESTS);
  await page.mouse.down();
  await page.waitForTimeout(HOLDS);
  await page.mouse.up();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Each is measured on a fresh page, so that it is the first action of the visitor there. */
const interactions: Readonly<Record<string, { path: string; act: (page: Page) => Promise<void> }>> =
  {
    'open the menu': { path: '/', act: (page) => press(page, button(page, 'Menu')) },
    'open a dialog': {
      path: '/',
      act: (page) => press(page, button(page, 'Request Callback')),
    },
    'type in a form': {
      path: '/contact',
      act: (page) =>
        page.locator('main form input').first().pressSequentially('Asha', { delay: HOLDS }),
    },
    'add to the cart': {
      path: '/course/numerology-course',
      act: (page) => press(page, button(page, 'Add to Cart')),
    },
    'choose questions': {
      path: '/about',
      act: (page) =>
        press(page, page.getByRole('group', { name: 'Categories' }).getByRole('button').last()),
    },
  };

/** Interaction to next paint: the slowest of the interactions. */
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
  return atMost(
    'interaction to next paint, the slowest of five',
    worst.site,
    150,
    `${worst.name}; one bundle ${worst.bundle} ms`,
    ' ms',
  );
}

/** Fewer rounds than elsewhere, because there are five interactions, each on a fresh page. */
const ROUNDS = 3;

/** Milliseconds. The browser does not report shorter interactions. */
const SHORTEST = 16;

async function slowestOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((shortest) => {
    const { dataset } = document.documentElement;
    dataset.slowest = String(shortest);
    new PerformanceObserver((list) => {
      // Entries of this type; the DOM's types lack the property.
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { duration, interactionId } = entry;
        // Moving the mouse over a button is not an interaction.
        if (interactionId === 0) continue;
        dataset.slowest = String(Math.max(duration, Number(dataset.slowest)));
      }
    }).observe({ type: 'event', durationThreshold: shortest });
  }, SHORTEST);
  await act();
  // The browser reports an interaction after its paint.
  await page.waitForTimeout(500);
  return page.evaluate(() => Number(document.documentElement.dataset.slowest));
}
