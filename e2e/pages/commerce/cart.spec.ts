import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { astrology, storeCart, numerology, storedCart } from '../../support/cart';
import { storeTexts, takeToast, test } from '../../support/mocked';
import { rupees } from '../../support/prices';
import { expect, open, expectToast, toast } from '../../support/test';

const line = (page: Page, course: string) => page.getByRole('row').filter({ hasText: course });
const badge = (page: Page, items: number) =>
  page.getByRole('banner').getByRole('link', {
    name: items === 0 ? /^Cart$/ : new RegExp(`^Cart ?: ${items} items?$`),
  });
const amount = (page: Page, label: string) =>
  page
    .getByRole('table', { name: 'Cart total' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');

test('the cart lists its courses, and every change is kept', async ({ page }) => {
  await storeCart(page, { ...numerology, quantity: 2 }, astrology);
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(badge(page, 3)).toBeVisible();
  await expect(line(page, 'Numerology Course')).toContainText(rupees(2 * numerology.price));
  const three = rupees(2 * numerology.price + astrology.price);
  await expect(amount(page, 'Subtotal')).toHaveText(three);
  await expect(amount(page, 'Discount')).toHaveText('₹0');
  await expect(amount(page, 'Total')).toHaveText(three);

  await page.getByRole('button', { name: 'Increase quantity of Astrology Course' }).click();
  await expect(amount(page, 'Total')).toHaveText(
    rupees(2 * numerology.price + 2 * astrology.price),
  );
  await expect(badge(page, 4)).toBeVisible();
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      { ...numerology, quantity: 2 },
      { ...astrology, quantity: 2 },
    ]);

  const fewer = page.getByRole('button', { name: 'Decrease quantity of Numerology Course' });
  await fewer.click();
  await expect(amount(page, 'Total')).toHaveText(rupees(numerology.price + 2 * astrology.price));
  await fewer.click();
  await expect(line(page, 'Numerology Course')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), 'not lost at the top').toBeFocused();
  await expect.poll(() => storedCart(page)).toEqual([{ ...astrology, quantity: 2 }]);

  await page.reload();
  await expect(amount(page, 'Total')).toHaveText(rupees(2 * astrology.price));
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.goBack();

  await page.getByRole('button', { name: 'Remove Astrology Course' }).click();
  await takeToast(page, 'Your cart is empty. Please add a course.');
  await expect(page).toHaveURL('/courses');
  await expect.poll(() => storedCart(page)).toEqual([]);
});

test('the amounts for quantities from 1 to 99 are exact', async ({ page }) => {
  await storeCart(page, { ...numerology, price: 9999 });
  await open(page, '/cart');
  const more = page.getByRole('button', { name: 'Increase quantity of Numerology Course' });
  const seen = await more.evaluate(async (button: HTMLButtonElement) => {
    const texts: (string | null)[] = [];
    for (let step = 0; step < 99; step += 1) {
      const row = button.closest('tr')!;
      const total = document.querySelector('[aria-labelledby] tr:last-child td')!;
      texts.push(
        [row.querySelector('output'), row.querySelector('strong'), total]
          .map((each) => each!.textContent)
          .join(' '),
      );
      button.click();
      await new Promise(requestAnimationFrame);
    }
    return texts;
  });
  const indian = (amount: number) => {
    const [, front, back] = /^(\d*?)(\d{1,3})$/.exec(String(amount))!;
    return `₹${front!.replace(/(\d)(?=(\d\d)*$)/g, '$1,')}${back}`;
  };
  expect(seen).toEqual(
    Array.from({ length: 99 }, (_, step) => {
      const total = indian((step + 1) * 9999);
      return `${step + 1} ${total} ${total}`;
    }),
  );
  expect(seen[98]).toBe('99 ₹9,89,901 ₹9,89,901');
  await expect(more).toBeDisabled();
});

test('a stored cart that cannot be read counts as empty', async ({ page }) => {
  for (const stored of ['', 'x', '{"0":{}}', 'null', '[null, 7, {"productId": "101"}]']) {
    await storeTexts(page, { cart: stored });
    await open(page, '/cart');
    await takeToast(page, 'Your cart is empty. Please add a course.');
    await expect(page).toHaveURL('/courses');
    await expect(page.getByRole('main')).toContainText('Coming Soon...');
    await expect(badge(page, 0)).toBeVisible();
  }
});

test('valid lines are kept if other lines are invalid', async ({ page }) => {
  const spoilt = { ...astrology, quantity: -3 };
  await storeTexts(page, { cart: JSON.stringify([null, spoilt, numerology]) });
  await open(page, '/cart');
  await expect(amount(page, 'Total')).toHaveText(rupees(numerology.price));
  await expect(page.getByRole('table', { name: 'Courses in your cart' })).not.toContainText(
    'Astrology',
  );
});

test('a cart with a total of zero does not proceed', async ({ page }) => {
  await storeCart(page, { ...numerology, price: 0 });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await takeToast(page, 'Cart Cannot Be Empty!!');
  await expect(page).toHaveURL('/cart');
});

test('two tabs show the same cart', async ({ page, context }) => {
  await storeCart(page, numerology);
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/course/astrology-course');
  await other.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(toast(other, 'Course added to cart!')).toBeVisible();
  await expect(badge(other, 2)).toBeVisible();
  await expect(amount(page, 'Total')).toHaveText(rupees(numerology.price + astrology.price));

  await page.getByRole('button', { name: 'Remove Numerology Course' }).click();
  await expect(badge(other, 1)).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await open(other, '/about');
  await expect(badge(other, 0)).toBeVisible();
  await expectToast(page, 'Your cart is empty. Please add a course.');
  await expect(page).toHaveURL('/courses');
  await other.close();
});

test('Add to Cart and Buy Now change the cart and the badge', async ({ page, api }) => {
  await storeCart(page);
  await open(page, '/course/numerology-course');
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await takeToast(page, 'Course added to cart!');
  await add.click();
  await takeToast(page, 'Course added to cart!');
  await expect(badge(page, 2)).toBeVisible();
  const [stored] = (await storedCart(page))!;
  expect(stored).toEqual({ ...numerology, image: stored?.image, quantity: 2 });
  expect(Object.keys(stored!).sort()).toEqual(['image', 'name', 'price', 'productId', 'quantity']);

  await open(page, '/course/astrology-course');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await takeToast(page, 'Proceed to Checkout!');
  await expect(page).toHaveURL('/checkout');
  expect((await storedCart(page))?.map(({ productId }) => productId)).toEqual([101, 102]);
  expect(api.sent, 'courses are no matter of the server').toEqual([]);
});

test('a logout empties the cart, and it stays empty', async ({ page, api }) => {
  await storeTexts(page, {
    token: 'a-token',
    user: JSON.stringify({ id: 7, name: 'Asha Rao', role_id: 1 }),
    cart: JSON.stringify([numerology]),
  });
  api.responses['POST /logout'] = { body: { status: true } };
  await open(page, '/about');
  await expect(badge(page, 1)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Asha Rao/ })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await takeToast(page, 'Logged out successfully.');
  await expect(badge(page, 0)).toBeVisible();
  expect((await storedCart(page)) ?? []).toEqual([]);
  await page.reload();
  await expect(badge(page, 0)).toBeVisible();
});

test('the cart is accessible and fits a narrow phone', async ({ page }) => {
  const long = 'Numerology, the Lo Shu grid and a name of great length: विस्तृत पाठ्यक्रम';
  await storeCart(page, { ...numerology, name: long, quantity: 99 }, astrology);
  await open(page, '/cart');
  await expect(amount(page, 'Total')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});

test('enlarged text cuts off no amount and no button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeCart(page, { ...numerology, quantity: 12 }, astrology);
  const total = rupees(12 * numerology.price + astrology.price);
  for (const address of ['/cart', '/checkout']) {
    await open(page, address);
    await expect(page.getByText(total).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const cutOff = await page
      .getByRole('main')
      .locator('td, td button')
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().right > innerWidth - 16),
      );
    expect(cutOff, address).toEqual([]);
  }
});
