import type { Page } from '@playwright/test';
import { sampled } from 'node-shared/testing/sample';
import { expectAccessible } from '../../support/axe';
import { storeCart, numerology } from '../../support/purchases/cart';
import { visitEach } from '../../support/chrome';
import { enlarge, expectFitEnlarged, sidewaysScroll } from '../../support/fit';
import { test } from '../../support/network/mocked';
import { payButton } from '../../support/purchases/payment';
import { logIn, logInAsAdmin, student } from '../../support/people/people';
import { routesOf } from '../../support/routes';
import { expect, open } from '../../support/test';

// Each test opens dozens of pages.
test.setTimeout(600_000);

/** Links and controls smaller than 24 by 24 px, except links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { display, clipPath } = getComputedStyle(element);
        if (width === 0 || clipPath !== 'none' || element.matches('.skip-link')) return false;
        const inSentence =
          display === 'inline' &&
          [...(element.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
        return !inSentence && Math.min(width, height) < 23.9;
      })
      .map((element) => `${element.tagName} ${element.textContent || element.ariaLabel}`),
  );

type Steps = (page: Page) => Promise<unknown>;

/** Opens a dialog, and closes it after its check; with `send`, its empty form is checked too. */
const dialogOf =
  (press: Steps, send = false): Steps =>
  async (page) => {
    await press(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    if (send) {
      // A toast or the browser shows what is missing.
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.locator(':invalid, [aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
  };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
const newRow = dialogOf((page) => button(page, /^(add|new)\b/i).click());
const toasts = (page: Page) => page.locator('[data-toast]');

/** Dialogs, errors and empty lists, in which axe checks these pages again. */
const laterStates: Readonly<Record<string, readonly Steps[]>> = {
  '/': [
    dialogOf((page) => button(page, 'Request Callback').click(), true),
    dialogOf((page) => button(page, 'Book a demo').click(), true),
  ],
  '/course/numerology-course': [
    dialogOf((page) => button(page, 'Download Full Syllabus').click(), true),
  ],
  '/contact': [
    async (page) => {
      const form = page.getByRole('form', { name: 'Contact' });
      await form.locator('button[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]')).not.toHaveCount(0);
      await expectAccessible(page);
    },
    async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByText(/^You seem to be offline/).first()).toBeVisible();
      await expectAccessible(page);
      await page.context().setOffline(false);
    },
  ],
  '/tutor': [
    async (page) => {
      const form = page.getByRole('form', { name: 'Tutor application' });
      for (const [name, text] of Object.entries({
        fullName: 'Asha Rao',
        phone: '1234567890',
        email: 'asha@example.com',
      })) {
        await form.locator(`[name=${name}]`).fill(text);
      }
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
      await form.locator('[name=cv]').setInputFiles(cv);
      await form.locator('button[type=submit]').click();
      await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toBeVisible();
      await expectAccessible(page);
    },
  ],
  '/checkout': [
    async (page) => {
      await payButton(page).click();
      await expect(toasts(page)).toHaveCount(9);
      await expectAccessible(page);
    },
  ],
  '/dashboard/asha-verma/overview': [
    (page) => page.getByRole('button', { name: 'See All' }).click(),
    dialogOf((page) => page.getByRole('button', { name: 'Show Details' }).first().click()),
  ],
  '/dashboard/asha-verma/mycourse': [
    dialogOf((page) => page.getByRole('button', { name: 'Numerology Course' }).click()),
  ],
  '/dashboard/asha-verma/mywebinar': [
    dialogOf((page) => page.getByRole('button', { name: 'Numerology in Daily Life' }).click()),
  ],
  '/admin/addCourse': [newRow],
  '/admin/addWebinar': [newRow],
  '/admin/addTutor': [newRow],
  '/admin/leads': [dialogOf((page) => button(page, /^Follow up/).click())],
};

/**
 * Checks a page at 320 px, the size of its targets and its accessibility, and then the accessibility of its later
 * states; `closely` also at 1280 px, and with enlarged text.
 */
async function expectSound(page: Page, path: string, closely: boolean) {
  expect(await sidewaysScroll(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
  for (const width of closely ? [320, 1280] : [320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await smallTargets(page), `targets of ${path} at ${width} px`).toEqual([]);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  if (closely) {
    await expectFitEnlarged(page, path);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  }
  if (!laterStates[path]) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const lead of laterStates[path])
    await test.step(`a later state of ${path}`, () => lead(page));
  await page.setViewportSize({ width: 320, height: 640 });
}

async function expectAllSound(page: Page, area: string, paths: readonly string[]) {
  const closely = sampled(`${area} at 1280 px and with enlarged text`, paths, 4);
  await page.setViewportSize({ width: 320, height: 640 });
  const check = (path: string) => expectSound(page, path, closely.includes(path));
  await visitEach(page, paths, check, hasLaterStates);
}

const hasLaterStates = (path: string) => path in laterStates;

/** All paths that have later states and begin so are among the routes. */
function expectAllStates(routes: readonly string[], isOurs: (path: string) => boolean) {
  expect(routes).toEqual(expect.arrayContaining(Object.keys(laterStates).filter(isOurs)));
}

test('every public page is accessible and fits', async ({ page, request, faults }) => {
  await storeCart(page, numerology);
  const routes = await routesOf(request, 'public');
  expect(routes.length).toBeGreaterThan(20);
  expectAllStates(routes, (path) => !/^.(dashboard|admin)/.test(path));
  const withUnknownKey = ['/certificate/unknown', '/reminders/unknown', '/class/unknown'];
  await expectAllSound(page, 'public pages', [...routes, ...withUnknownKey]);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/no/such/page', '/course/none', '/webinar/none']) {
    await open(page, path);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expectAccessible(page);
  }

  await test.step('an empty cart', async () => {
    await open(page, '/cart');
    await page.getByRole('button', { name: /^remove/i }).click();
    await expect(toasts(page)).not.toHaveCount(0);
    await expectAccessible(page);
    await open(page, '/checkout');
    await expectAccessible(page);
  });

  await test.step('a section that failed', async () => {
    await page.route('**/remotes/mf-auth/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expectAccessible(page);
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expectAccessible(page);
  });
  faults.length = 0;
});

test('every page of the dashboard is accessible and fits', async ({ page, request }) => {
  await logIn(page, student);
  const routes = await routesOf(request, 'student');
  expectAllStates(routes, (path) => path.startsWith('/dashboard'));
  await expectAllSound(page, 'pages of the dashboard', routes);
});

test('every page of the admin area is accessible and fits', async ({
  page,
  request,
  api,
  faults,
}) => {
  await logInAsAdmin(page);
  const routes = await routesOf(request, 'admin');
  expectAllStates(routes, (path) => path.startsWith('/admin'));
  await expectAllSound(page, 'pages of the admin area', routes);
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(Math.min(menu!.width, menu!.height), 'the menu button keeps its size').toBeGreaterThan(43);

  await test.step('a list that failed', async () => {
    api.responses['GET /admin/client-errors'] = { status: 500, body: {} };
    await open(page, '/admin/errors');
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
    await expectAccessible(page);
    faults.length = 0;
  });
});

test('the page of a webinar keeps its labels apart in enlarged text, and its marks in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/webinar/numerology-webinar');
  await enlarge(page);
  const parts = page.getByRole('timer').locator('> div');
  const overflow = await parts.evaluateAll((all) =>
    all.map((part) => part.scrollWidth - part.clientWidth),
  );
  expect(overflow, 'the labels of the countdown').toEqual([0, 0, 0, 0]);
  await expect(parts.last(), 'seconds are not said').toHaveAttribute('aria-hidden', 'true');

  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  /** Whether an element has another background colour than the page. */
  const stands = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, part) =>
          getComputedStyle(element, part).backgroundColor !==
          getComputedStyle(document.body).backgroundColor,
        pseudo,
      );
  const seat = 'p:has-text("seats left") + div > span';
  expect(await stands(seat), 'seats').toBe(true);
  expect(await stands('section:has(h2:text("What you will learn")) li', '::before')).toBe(true);

  const [icon, surface] = await page
    .getByRole('link', { name: /^Cart/ })
    .locator('svg')
    .first()
    .evaluate((drawing) => [
      getComputedStyle(drawing).stroke,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(icon).not.toBe(surface);
});

test('the pictures in the cart are visible, and its badge does not cover the word', async ({
  page,
}) => {
  await storeCart(page, numerology);
  await open(page, '/cart');
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const light = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(image, 0, 0, image.width, image.height);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! > 110) count += 1;
    return count / (data.length / 4);
  });
  expect(light, 'share of the picture that is drawn in gold').toBeGreaterThan(0.05);

  const cart = page.getByRole('banner').getByRole('link', { name: /cart/i });
  const word = (await cart.getByText('Cart', { exact: true }).boundingBox())!;
  const number = (await cart.getByText('1', { exact: true }).boundingBox())!;
  expect(number.x + number.width).toBeLessThanOrEqual(word.x);
});
