import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { storeCart, numerology } from '../../support/cart';
import { enlarge, expectFitEnlarged, sidewaysScroll } from '../../support/fit';
import { logIn, logInAsAdmin, student } from '../../support/people';
import { routesOf } from '../../support/routes';
import { expect, open, test } from '../../support/test';

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

/** Checks a page at 320 px with normal and enlarged text, the size of its targets and its accessibility. */
async function expectSound(page: Page, path: string, show = open) {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page, path);
  await page.waitForLoadState('networkidle');
  expect(await sidewaysScroll(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await smallTargets(page), `targets of ${path} at ${width} px`).toEqual([]);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFitEnlarged(page, path);
}

test('every public page is accessible and fits at any size', async ({ page, request }) => {
  await storeCart(page, numerology);
  const routes = await routesOf(request, 'public');
  expect(routes.length).toBeGreaterThan(20);
  for (const path of routes) await expectSound(page, path);
  // The server knows that these addresses lead nowhere.
  for (const path of ['/certificate/unknown', '/reminders/unknown', '/class/unknown']) {
    await expectSound(page, path, navigate);
  }
});

/** Leads to a page within the site, without a request for its address. */
async function navigate(page: Page, path: string) {
  await open(page, '/');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveTitle(/certificate|reminders|class/i);
}

test('every page of the dashboard is accessible and fits', async ({ page, request }) => {
  await logIn(page, student);
  for (const path of await routesOf(request, 'student')) await expectSound(page, path);
});

test('every page of the admin area is accessible and fits', async ({ page, request }) => {
  await logInAsAdmin(page);
  for (const path of await routesOf(request, 'admin')) await expectSound(page, path);
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(Math.min(menu!.width, menu!.height), 'the menu button keeps its size').toBeGreaterThan(43);
});

test('the labels of the countdown do not overlap in enlarged text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/webinar/numerology-webinar');
  await enlarge(page);
  const overflow = await page
    .getByRole('timer')
    .locator('> div')
    .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
  expect(overflow).toEqual([0, 0, 0, 0]);
  await expect(
    page.getByRole('timer').locator('> div').last(),
    'seconds are not said',
  ).toHaveAttribute('aria-hidden', 'true');
});

test('forced colours keep seats, marks and icons visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/webinar/numerology-webinar');
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
