import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { astrology, storeCart, numerology } from '../../support/cart';
import { test } from '../../support/mocked';
import { billing, billingDetails, payButton } from '../../support/payment';
import { rupees } from '../../support/prices';
import { expect, open, expectToast } from '../../support/test';

const summary = (page: Page) => page.getByRole('table', { name: 'Order summary' });

test('the checkout has its form and a summary of the order', async ({ page, api }) => {
  await storeCart(page, numerology, { ...astrology, quantity: 12 });
  await open(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Complete Your Divine Enrollment',
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const names = await billingDetails(page)
    .locator('input:visible')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
  expect(names.sort()).toEqual(Object.keys(billing).sort());
  await expect(billingDetails(page).locator('input[type=password]')).toHaveCount(1);
  await expect(payButton(page)).toBeEnabled();

  const total = rupees(numerology.price + 12 * astrology.price);
  await expect(summary(page).getByRole('row')).toHaveText([
    'ProductQuantitySubtotal',
    `Numerology Course01${rupees(numerology.price)}`,
    `Astrology Course12${rupees(12 * astrology.price)}`,
    `Subtotal${total}`,
    `Total${total}`,
  ]);
  expect(api.sent, 'no call before the payment').toEqual([]);
  await expectAccessible(page);

  await payButton(page).click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Street address is required',
    'City is required',
    'Country is required',
    'Postcode / Zip is required',
    'Password is Required',
  ]) {
    await expectToast(page, text);
    await expect(billingDetails(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.locator('[data-toast]')).toHaveCount(9);
  await expect(billingDetails(page).locator('[name=first_name]')).toBeFocused();
  await expectAccessible(page);
  expect(api.sent).toEqual([]);
});

test('the checkout fits a narrow phone, and the summary stays in view on a wide screen', async ({
  page,
}) => {
  await storeCart(page, numerology);
  await open(page, '/checkout');
  await page.evaluate(() => window.scrollTo(0, 400));
  const card = page.getByRole('region', { name: 'Order summary' });
  expect((await card.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect((await card.boundingBox())!.y).toBeLessThan(40);

  await storeCart(page, { ...numerology, quantity: 99 }, { ...astrology, quantity: 99 });
  await open(page, '/checkout');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect((await payButton(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
});
