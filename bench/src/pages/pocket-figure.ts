import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import { openSignedIn } from './admin-figures';
import { compare, ratio } from './page-figures';
import { settle, SLOWDOWN } from './slow-phone';

/** When a student's dashboard is interactive at a second visit: without a network, beside the time with one. */
export async function pocketFigure(browser: Browser, siteDir: string): Promise<Figure> {
  const { page, close } = await openSignedIn(browser, siteDir, 1, '/dashboard/bench/overview');
  try {
    const context = page.context();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const overview = page.url();
    await page.waitForFunction(async () => {
      const files = await (await caches.open('files')).keys();
      return files.some(({ url }) => url.includes('student-overview'));
    });
    await settle(page, overview);
    const times = await compare({ site: 'without', bundle: 'with' }, async (network) => {
      await context.setOffline(network === 'without');
      await page.goto(overview);
      const time = await page.waitForFunction(() => {
        const isThere = document.querySelector('main h1');
        return isThere && 'interactive' in document.documentElement.dataset && performance.now();
      });
      return Number(await time.jsonValue());
    });
    return ratio('second visit of a student without a network, v with one', 1, 'ms', times);
  } finally {
    await close();
  }
}
