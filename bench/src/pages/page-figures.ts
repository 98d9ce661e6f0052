import type { Browser, Page } from '@playwright/test';
import { atMost, exactly, median, type Figure } from '../figure';
import { DESKTOP, onSlowPhone, PHONE, settle, transferred } from './slow-phone';
import { followRoundTrips } from '../../../e2e/support/network/round-trips';

export interface Sites {
  /** Address of the federated site. */
  site: string;
  /** Address of the same sources as one bundle. */
  bundle: string;
}

const ROUNDS = 5;

/** Milliseconds on the link before the click: the time that a hand needs to press. */
const DWELL = 500;

/** Measures both in turn, so that a busy moment of the machine affects both. */
export async function compare(
  { site, bundle }: Sites,
  measure: (address: string) => Promise<number>,
  rounds = ROUNDS,
): Promise<{ site: number; bundle: number }> {
  const times: Record<'site' | 'bundle', number[]> = { site: [], bundle: [] };
  const measured = async (address: string) => {
    const value = await measure(address);
    // 0 means that the page rendered nothing.
    if (!(value > 0)) throw new Error(`A page of ${address} was not drawn: measured ${value}.`);
    return value;
  };
  for (let round = 0; round < rounds; round += 1) {
    times.site.push(await measured(site));
    times.bundle.push(await measured(bundle));
  }
  return { site: median(times.site), bundle: median(times.bundle) };
}

export const ratio = (
  name: string,
  target: number,
  unit: string,
  values: { site: number; bundle: number },
): Figure =>
  atMost(
    name,
    values.site / values.bundle,
    target,
    `${Math.round(values.site)} ${unit} v ${Math.round(values.bundle)} ${unit}`,
  );

const painted = (browser: Browser, address: string): Promise<number> =>
  onSlowPhone(browser, async ({ page }) => {
    await settle(page, address);
    return page.evaluate(() => window.__noted.lcp);
  });

const PAINTED = ['/', '/course/numerology-course', '/webinar'];

export async function paintFigures(browser: Browser, sites: Sites): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PAINTED) {
    const times = await compare(sites, (address) => painted(browser, address + path));
    figures.push(ratio(`largest contentful paint of ${path}, v one bundle`, 0.4, 'ms', times));
  }
  return figures;
}

/** The same pages in Hindi, with their font, against English ones in place of the bundle. */
export async function hindiFigures(browser: Browser, { site }: Sites): Promise<Figure[]> {
  const languages: Sites = { site: `${site}/hi`, bundle: site };
  const figures: Figure[] = [];
  for (const path of PAINTED) {
    const page = path === '/' ? '' : path;
    const times = await compare(languages, (address) => painted(browser, address + page));
    figures.push(ratio(`largest contentful paint of /hi${page}, v English`, 1.05, 'ms', times));
  }
  return figures;
}

/** Presses the button of the demo form repeatedly until the form reacts. */
export async function answerFigure(browser: Browser, sites: Sites): Promise<Figure> {
  const times = await compare(sites, (address) =>
    onSlowPhone(browser, async ({ page }) => {
      await page.addInitScript(() => {
        const press = () => {
          const form = document.querySelector('form[aria-label="Book a Live Demo Class"]');
          if (form?.querySelector('[aria-invalid="true"]')) {
            document.documentElement.dataset.answered = String(performance.now());
            return;
          }
          const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
          button?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, isPrimary: true }));
          button?.click();
          setTimeout(press, 20);
        };
        document.addEventListener('readystatechange', press, { once: true });
      });
      await page.goto(`${address}/`, { waitUntil: 'commit' });
      const answered = await page.waitForFunction(
        () => document.documentElement.dataset.answered,
        undefined,
        { timeout: 60_000 },
      );
      return Number(await answered.jsonValue());
    }),
  );
  return ratio('time until the demo form of / answers a click, v one bundle', 1.05, 'ms', times);
}

export async function weightFigures(browser: Browser, sites: Sites): Promise<Figure[]> {
  const scripts = async (address: string) =>
    onSlowPhone(browser, async ({ page }) => {
      await settle(page, `${address}/`);
      return (await transferred(page)).scripts;
    });
  const { assets, requests, serial } = await onSlowPhone(browser, async ({ page, devtools }) => {
    const roundTrips = followRoundTrips(devtools);
    await settle(page, `${sites.site}/`);
    const first = roundTrips();
    await scrollThrough(page);
    return { assets: (await transferred(page)).assets, ...first };
  });
  const path = (address: string) => new URL(address).pathname.split('/').at(-1) || '/';
  return [
    ratio('script bytes (brotli) of a first visit of /, v one bundle', 1.15, 'bytes', {
      site: await scripts(sites.site),
      bundle: await scripts(sites.bundle),
    }),
    atMost('requests of a first visit of /', requests.length, 12, requests.map(path).join(' ')),
    exactly(
      'serial round trips of a first visit of /',
      serial.length,
      2,
      serial.map(path).join(' > '),
    ),
    atMost(
      'images, fonts and styles of /, read to its end',
      assets / 1024,
      180,
      `${assets} bytes`,
      ' KB',
    ),
  ];
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

const FULL_CART = JSON.stringify([
  { productId: 1, name: 'Numerology Course', image: '', price: 1000, quantity: 1 },
]);

/** More rounds: a navigation takes only a few frames, so one frame is more than a tenth of its time. */
const NAVIGATIONS = 15;

export async function navigationFigure(browser: Browser, sites: Sites): Promise<Figure> {
  const times = await compare(sites, (address) => navigationTime(browser, address), NAVIGATIONS);
  return ratio('first move / to /cart with prefetch, v one bundle', 1, 'ms', times);
}

const navigationTime = (browser: Browser, address: string): Promise<number> =>
  onSlowPhone(
    browser,
    async ({ page }) => {
      await page.addInitScript((cart) => localStorage.setItem('cart', cart), FULL_CART);
      await settle(page, `${address}/`);
      const link = page.locator('a[href="/cart"]:visible').first();
      await link.hover();
      await page.waitForTimeout(DWELL);
      await page.evaluate(() => {
        const noteTime = () => {
          document.documentElement.dataset.clicked = String(performance.now());
          const look = () => {
            if (document.querySelector('main h1')?.textContent !== 'Your cart') {
              requestAnimationFrame(look);
              return;
            }
            document.documentElement.dataset.arrived = String(performance.now());
          };
          look();
        };
        document.addEventListener('click', noteTime, { capture: true, once: true });
      });
      await link.click();
      await page.waitForFunction(() => document.documentElement.dataset.arrived);
      return page.evaluate(() => {
        const { clicked, arrived } = document.documentElement.dataset;
        return Number(arrived) - Number(clicked);
      });
    },
    DESKTOP,
  );

/** The worst layout shift of all public pages, on a phone and on a desktop. */
export async function shiftFigure(
  browser: Browser,
  { site }: Sites,
  paths: readonly string[],
): Promise<Figure> {
  let worst = { shift: 0, where: 'none' };
  for (const viewport of [PHONE, DESKTOP]) {
    for (const path of paths) {
      const shift = await onSlowPhone(
        browser,
        async ({ page }) => {
          await settle(page, site + path);
          return page.evaluate(() => window.__noted.shift);
        },
        viewport,
      );
      if (shift > worst.shift) worst = { shift, where: `${path} at ${viewport.width} px` };
    }
  }
  return atMost(
    `layout shift, the worst of ${paths.length} public pages`,
    worst.shift,
    0.02,
    worst.where,
  );
}
