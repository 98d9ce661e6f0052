import type { Page } from '@playwright/test';
import { expectTallFirstSection } from '../../support/fit';
import { logIn, student } from '../../support/people/people';
import { slowConnection } from '../../support/network/slow-connection';
import { expect, holdRequests, open, test, expectToast } from '../../support/test';
import { clockAt } from '../../support/network/clock';

const publicPages = [
  '/',
  '/home',
  '/about',
  '/contact',
  '/courses',
  '/course/numerology-course',
  '/course/astrology-course',
  '/webinar',
  '/webinar/numerology-webinar',
  '/webinar/astrology-webinar',
  '/tutor',
  '/privacy-Policy',
  '/terms-of-service',
  '/refund-policy',
  '/login',
  '/signup',
  '/forgetPass',
  '/admin-login',
  '/error',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is complete, laid out and described', async ({ page }) => {
    for (const path of [...publicPages, '/cart']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole('main'), path).toBeVisible();
      const head = page.locator('head');
      expect(await page.title(), path).not.toBe('');
      await expect(head.locator('link[rel=canonical]'), path).toHaveCount(1);
      await expect(head.locator('meta[property="og:title"]'), path).toHaveCount(1);
      const bands = page.locator('[data-band]');
      await expect(bands.filter({ visible: true }), path).toHaveCount(await bands.count());
      for (const band of await bands.all()) {
        await expect(band, path).toHaveCSS('content-visibility', 'visible');
      }
      if (path === '/') {
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('form', { name: 'Book a Live Demo Class' })).toBeVisible();
      }
      if (path === '/login') {
        await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
      }
    }
  });
});

/** Records every element of the prerendered page before any script of the site has run. */
const noteElements = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      Object.assign(window, { prerendered: [...document.querySelectorAll('#root *')] });
    });
  });

/** Elements of the prerendered page that hydration has removed. */
const lostElements = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { prerendered: Element[] }).prerendered
      .filter((element) => !element.isConnected)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('a signed-in student with a filled cart gets the same pages', async ({ page }) => {
  await logIn(page, student);
  await page.evaluate(() =>
    localStorage.setItem(
      'cart',
      JSON.stringify([{ productId: 101, name: 'Numerology', image: '', price: 9999, quantity: 2 }]),
    ),
  );
  for (const path of ['/', '/course/numerology-course', '/webinar/numerology-webinar']) {
    await open(page, path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /asha/i })).toBeVisible();
    await expect(header).toContainText('2');
  }
});

for (const now of ['2026-11-22T12:00:00', '2026-11-21T23:59:58']) {
  test(`the countdown comes to life at ${now}`, async ({ page }) => {
    await clockAt(page, new Date(now));
    await open(page, '/webinar/numerology-webinar');
    await expect(page.getByRole('main').getByText(/^sec/i).first()).toBeVisible();
  });
}

test.describe('before hydration', () => {
  const section = '**/remotes/**/remoteEntry.js';
  const host = '**/shell/**/main.*.js';

  /** Opens a page; `file` arrives only when the returned function is called. */
  async function openWaiting(page: Page, path: string, file: string) {
    const release = await holdRequests(page, file);
    // The load event comes only after the host's script has run.
    await page.goto(path, { waitUntil: 'commit' });
    return release;
  }

  test('what is typed stays, and Enter is not lost', async ({ page }) => {
    const release = await openWaiting(page, '/login', section);
    const form = page.getByRole('form', { name: 'Login' });
    const email = form.locator('[name=email]');
    await email.fill('early@example');
    // The small script that records Enter may still be loading.
    await expect(async () => {
      await email.press('Enter');
      await expect(form.locator('[data-pressed]')).toBeAttached({ timeout: 1000 });
    }).toPass();
    release();
    await expectToast(page, 'Please enter a valid email address.');
    await expect(email).toHaveValue('early@example');
  });

  for (const [what, file] of Object.entries({ section, 'host’s script': host })) {
    test(`a press is not lost while the ${what} is on its way`, async ({ page }) => {
      const release = await openWaiting(page, '/', file);
      const opener = page.getByRole('button', { name: 'Request Callback' });
      await expect(async () => {
        // Playwright's own click would wait until the button is enabled.
        await opener.hover({ force: true });
        await page.mouse.down();
        await page.mouse.up();
        await expect(opener).toHaveAttribute('data-pressed', { timeout: 1000 });
      }).toPass();
      await expect(opener).toBeDisabled();
      release();
      await expect(page.getByRole('dialog', { name: 'Request Callback' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
  }
});

test('whoever goes back before the host runs gets the page of that address', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('taught in the open');
  const release = await holdRequests(page, '**/shell/**/main.*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toContainText('taught in the open');
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect(page).toHaveURL('/');
  await expect(heading).toContainText('Learn Occult Sciences');
  await expect(page.locator('#root')).toHaveAttribute('data-path', '/');
});

test('a translator that rewrites the text does not stop the page', async ({ page, faults }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('main p, main h2')) {
        for (const node of [...element.childNodes]) {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
          const font = document.createElement('font');
          font.textContent = `हिन्दी ${node.textContent}`;
          node.replaceWith(font);
        }
      }
    });
  });
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  // React reports that the text differs and renders it again; this is not a fault of the page.
  faults.length = 0;
});

test('a first visit requests each file once, and a navigation after a hover requests none', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);

  // The first action of a visit fetches the script that shows toasts.
  await page.keyboard.press('Shift');
  const fetched = (chunk: RegExp) => expect.poll(() => files.some((file) => chunk.test(file)));
  await fetched(/\/js\/toasts\./).toBe(true);

  const link = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await link.hover();
  await fetched(/\/js\/auth-login\./).toBe(true);
  await page.waitForLoadState('networkidle');
  files.length = 0;
  await link.click();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  expect(files.filter((file) => file.endsWith('.js'))).toEqual([]);
});

/** Pages whose first section is called taller than a phone. */
const tallFirstSections = ['/', '/course/numerology-course', '/webinar/numerology-webinar'];

const printed = ['/', '/courses', '/course/numerology-course', '/webinar', '/about', '/tutor'];

/** On paper there is ink on white, also what is in closed details, and neither header, form nor footer. */
async function expectInkOnPaper(page: Page, path: string) {
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('#root > header, #root > footer, form').filter({ visible: true }),
    path,
  ).toHaveCount(0);
  const coloured = await page
    .locator('main [data-surface]')
    .evaluateAll(
      (surfaces) =>
        surfaces.filter((each) => getComputedStyle(each).backgroundColor !== 'rgb(255, 255, 255)')
          .length,
    );
  const pale = await page
    .locator('main :is(h1, h2, h3, p, li, a)')
    .evaluateAll(
      (texts) => texts.filter((each) => getComputedStyle(each).color !== 'rgb(0, 0, 0)').length,
    );
  await expect(
    page.locator('main details > :not(summary)').filter({ visible: false }),
    path,
  ).toHaveCount(0);
  expect([path, coloured, pale], 'on paper').toEqual([path, 0, 0]);
  await page.emulateMedia({ media: 'screen' });
}

declare global {
  interface Window {
    shifts: string[];
    sumOfShifts: number;
  }
}

/** The types of TypeScript do not have this entry yet: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

test.describe(() => {
  // What an animation moves counts, too.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of [360, 768, 1280]) {
    test(`nothing moves or is lost while a page arrives and comes to life at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await noteElements(page);
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts, sumOfShifts: 0 });
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            window.sumOfShifts += value;
            for (const { node, previousRect, currentRect } of sources) {
              const [before, after] = [previousRect, currentRect].map(
                ({ y, height }) => `${y} px (${height} px high)`,
              );
              const what = (node as Element | null)?.outerHTML?.slice(0, 120);
              shifts.push(`${value}: from ${before} to ${after}: ${what}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width, height: 800 });
      const connection = await slowConnection(baseURL!);
      try {
        for (const path of publicPages) {
          await open(page, connection.url + path);
          const { shifts, sumOfShifts } = await page.evaluate(() => {
            const { shifts, sumOfShifts } = window;
            return { shifts, sumOfShifts };
          });
          expect(sumOfShifts, [path, ...shifts].join('\n')).toBeLessThanOrEqual(0.02);
          expect(await lostElements(page), path).toEqual([]);
          if (width < 768 && tallFirstSections.includes(path)) await expectTallFirstSection(page);
          if (width > 768 && printed.includes(path)) await expectInkOnPaper(page, path);
        }
      } finally {
        connection.close();
      }
    });
  }
});
