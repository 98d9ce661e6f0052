import type { Locator, Page } from '@playwright/test';
import { storeCart, numerology } from '../../support/purchases/cart';
import { test } from '../../support/network/mocked';
import { billingDetails, payButton } from '../../support/purchases/payment';
import { expect, open } from '../../support/test';

const toasts = (page: Page) => page.locator('[data-toast]');

/** The number of toasts in the pile that are visible. */
const seen = (page: Page) =>
  toasts(page).evaluateAll(
    (all) =>
      all.filter((toast) => {
        const { x, y, width, height } = toast.getBoundingClientRect();
        return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );

const overlaps = async (page: Page, field: Locator) => {
  const box = (await field.boundingBox())!;
  const boxes = await toasts(page).evaluateAll((all) =>
    all.map((toast) => toast.getBoundingClientRect()).filter(({ height }) => height > 0),
  );
  return boxes.some(
    ({ left, right, top, bottom }) =>
      left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
  );
};

/** Advances the stopped clock in small steps until the page shows this many toasts. */
async function expectToasts(page: Page, count: number) {
  const later = async () => {
    await page.clock.runFor(100);
    return toasts(page).count();
  };
  await expect.poll(later, { intervals: [100] }).toBe(count);
}

test('on a phone, nine toasts form a pile, and each closes when its field is valid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await storeCart(page, numerology);
  await open(page, '/checkout');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await payButton(page).click();
  await expectToasts(page, 9);
  const first = billingDetails(page).locator('[name=first_name]');
  await expect(first).toBeFocused();
  await expect.poll(() => seen(page)).toBe(1);
  await expect.poll(() => overlaps(page, first), 'the focused field stays in sight').toBe(false);
  await expect(page.getByRole('alert')).toHaveText(['9 fields need your attention.']);

  // A page that scrolled under a pressed finger would lose the click: the heading above may stay covered.
  await first.blur();
  const bottom = await toasts(page).evaluateAll((all) =>
    Math.max(...all.map((toast) => toast.getBoundingClientRect().bottom)),
  );
  const fromToasts = (await first.boundingBox())!.y - bottom;
  await page.evaluate((by) => window.scrollBy({ top: by }), fromToasts - 4);
  const scrolled = await page.evaluate(() => window.scrollY);
  const pressed = (await first.boundingBox())!;
  await page.mouse.move(pressed.x + 20, pressed.y + pressed.height / 2);
  await page.mouse.down();
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.up();

  const pile = page.getByRole('button', { name: /^9 messages/ });
  await pile.click();
  await expect(pile).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => seen(page)).toBeGreaterThan(4);
  await pile.click();
  await first.fill('Asha');
  // With the first letter, the country is filled in too: most buyers live in India.
  await expectToasts(page, 7);
  await expect(billingDetails(page).locator('[name=country]')).toHaveValue('India');
});
