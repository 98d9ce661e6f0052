import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { astrology, storeCart, numerology } from '../../support/purchases/cart';
import { expectTablesFitEnlarged } from '../../support/fit';
import { test } from '../../support/network/mocked';
import { rupees } from '../../support/purchases/prices';
import { expect, open, expectToast, toast } from '../../support/test';

const badge = (page: Page, items: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Cart ?: ${items} items?$`) });
const total = (page: Page) =>
  page.getByRole('table', { name: 'Cart total' }).getByRole('row').last().getByRole('cell');

test('the cart is accessible, fits a narrow phone, and follows another tab', async ({
  page,
  context,
}) => {
  const name = 'Numerology, the Lo Shu grid and a name of great length: विस्तृत पाठ्यक्रम';
  const inCart = 99 * numerology.price + astrology.price;
  await storeCart(page, { ...numerology, name, quantity: 99 }, astrology);
  await open(page, '/cart');
  await expect(total(page)).toHaveText(rupees(inCart));
  await expect(badge(page, 100)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);

  await test.step('on a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('enlarged text cuts off no amount and no button', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectTablesFitEnlarged(page);
  });

  await test.step('two tabs show the same cart', async () => {
    const other = await context.newPage();
    await open(other, '/course/astrology-course');
    await other.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(toast(other, 'Course added to cart!')).toBeVisible();
    await expect(badge(other, 101)).toBeVisible();
    await expect(total(page)).toHaveText(rupees(inCart + astrology.price));

    await page.getByRole('button', { name: /^Remove Numerology/ }).click();
    await expect(badge(other, 2)).toBeVisible();
    await other.evaluate(() => localStorage.clear());
    await expectToast(page, 'Your cart is empty. Please add a course.');
    await expect(page).toHaveURL('/courses');
    await other.close();
  });
});
