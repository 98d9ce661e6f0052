import type { Page } from '@playwright/test';
import { cartLink, visit } from '../../support/chrome';
import { test } from '../../support/network/mocked';
import { expect, open, toast } from '../../support/test';

// Toasts slide in and out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const EMPTY_CART = 'Your cart is empty!';
const raise = (page: Page) => cartLink(page).dispatchEvent('click');

/** From now on, time passes only when the test advances the clock. */
async function stopTheClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

async function openWithClock(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await stopTheClock(page);
}

/**
 * Waits until a closed toast has slid out. The clock advances in small steps, so that the page can
 * render between them, and by less than a second in all, so that a toast that stays longer fails.
 */
async function expectClosed(page: Page, text: string) {
  let steps = 16;
  const slideOut = async () => {
    if (steps > 0) await page.clock.runFor(50);
    steps -= 1;
    return toast(page, text).count();
  };
  await expect.poll(slideOut, { message: text, intervals: [50], timeout: 10_000 }).toBe(0);
}

test(
  'a toast is in the upper right corner for four seconds, and longer under the pointer',
  { tag: '@always' },
  async ({ page }) => {
    await openWithClock(page, '/about');
    await raise(page);
    await expect(toast(page, EMPTY_CART)).toBeVisible();
    await page.clock.runFor(1000);
    const place = async () => (await page.locator('[data-toast]').boundingBox())!;
    // The toast slides in from the right; this animation uses the browser's own clock.
    await expect
      .poll(async () => {
        const { x, width } = await place();
        return x + width;
      })
      .toBeLessThanOrEqual(1280);
    const { x, y, height } = await place();
    expect(x).toBeGreaterThan(640);
    expect(y + height).toBeLessThan(400);
    await page.clock.runFor(2900);
    await expect(toast(page, EMPTY_CART)).toBeVisible();
    // The toast closes at once, even if the page had no time to render meanwhile.
    await page.clock.runFor(1200);
    await expect(toast(page, EMPTY_CART)).toBeHidden();

    // What else pauses a toast is tested beside the notifications.
    await raise(page);
    await page.clock.runFor(1000);
    await toast(page, EMPTY_CART).hover();
    await page.clock.runFor(6000);
    await expect(toast(page, EMPTY_CART)).toBeVisible();
    await page.mouse.move(300, 700);
    await page.clock.runFor(4100);
    await expectClosed(page, EMPTY_CART);
  },
);

const submit = (name: string) => (page: Page) =>
  page.getByRole('form', { name }).locator('button[type=submit]').click();

test(
  'the toasts of lead forms stay for five seconds, all other toasts for four',
  { tag: '@always' },
  async ({ page }) => {
    const inDialog = (opener: string) => async () => {
      await page.getByRole('button', { name: opener }).click();
      await submit(opener)(page);
    };
    const cases: [
      path: string,
      toasts: [raiseIt: (page: Page) => Promise<unknown>, text: string, ms: number][],
    ][] = [
      [
        '/',
        [
          [submit('Newsletter'), 'Please enter your name.', 5000],
          [submit('Book a Live Demo Class'), 'Full name is required.', 5000],
          [inDialog('Book a demo'), 'Full name is required.', 5000],
        ],
      ],
      [
        '/course/numerology-course',
        [
          [
            () => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
            'Course added to cart!',
            4000,
          ],
          [inDialog('Download Full Syllabus'), 'Please fill all the fields.', 5000],
        ],
      ],
      ['/contact', [[submit('Contact'), 'Name is required.', 4000]]],
      [
        '/tutor',
        [
          [
            submit('Tutor application'),
            'Please fill all required fields and upload your CV.',
            4000,
          ],
        ],
      ],
    ];
    await page.clock.install();
    await open(page, '/');
    for (const [path, toasts] of cases) {
      if (path !== '/') {
        await page.clock.resume();
        await visit(page, path);
      }
      await stopTheClock(page);
      for (const [raiseIt, text, milliseconds] of toasts) {
        await raiseIt(page);
        await expect(toast(page, text)).toBeVisible();
        await page.mouse.move(300, 700);
        await page.clock.runFor(milliseconds - 100);
        await expect(toast(page, text), `${path}: ${text}`).toBeVisible();
        await page.clock.runFor(200);
        await expectClosed(page, text);
      }
    }
  },
);

test(
  'a toast over an open dialog can be seen, reached and closed',
  { tag: '@always' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Book a demo' }).click();
    await submit('Book a demo')(page);
    await expect(toast(page, 'Full name is required.')).toBeVisible();
    const dismiss = page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Dismiss' });
    const isOnTop = () =>
      dismiss.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    const cross = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    const [box, stack] = [
      await cross.boundingBox(),
      await page.locator('[data-toast]').boundingBox(),
    ];
    expect(box!.x + box!.width, 'the toast leaves the × free').toBeLessThanOrEqual(stack!.x);
    await page.keyboard.press('Alt+T');
    await expect(page.locator('[data-toast]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Book a demo' })).toBeVisible();
    await dismiss.click();
    await expect(toast(page, 'Full name is required.')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Book a demo' })).toBeVisible();
  },
);

test('a blocked script of the toasts hides no message, and the next toast tries it again', async ({
  page,
  faults,
}) => {
  const script = /\/js\/toasts\./;
  await page.route(script, (route) => route.abort());
  await open(page, '/about');
  await raise(page);
  await expect(page.getByRole('alert').filter({ hasText: EMPTY_CART })).toBeVisible();
  await page.unroute(script);
  await raise(page);
  await expect(toast(page, EMPTY_CART)).toBeVisible();
  expect(faults.every((fault) => fault.includes('ERR_FAILED'))).toBe(true);
  faults.length = 0;
});
