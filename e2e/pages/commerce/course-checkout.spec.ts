import { expectAccessible } from '../../support/axe';
import { astrology, numerology } from '../../support/purchases/cart';
import { expectTablesFitEnlarged } from '../../support/fit';
import { storeTexts, takeToast, test } from '../../support/network/mocked';
import {
  answersOfBuyer,
  billing,
  billingDetails,
  CREATE,
  fill,
  payButton,
} from '../../support/purchases/payment';
import { rupees } from '../../support/purchases/prices';
import { expect, open } from '../../support/test';

test('the checkout of a signed-in buyer keeps its fields in place, and fits a narrow phone', async ({
  page,
  api,
}) => {
  const response = answersOfBuyer(api, 'POST /user/paid-course-ids', { course_ids: [101] });
  await storeTexts(page, {
    token: 'a-token',
    user: JSON.stringify({ id: 7, name: 'Asha Rao', role_id: 1 }),
    cart: JSON.stringify([numerology]),
  });
  await open(page, '/checkout');
  const form = billingDetails(page);
  await expect(form.locator('[name=email]')).toHaveValue('rao@example.com');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await test.step('the summary stays in view on a wide screen', async () => {
    await page.evaluate(() => window.scrollTo(0, 400));
    const card = page.getByRole('region', { name: 'Order summary' });
    const top = async () => (await card.boundingBox())!.y;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(40);
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  await test.step('a course that the buyer owns is named, and nothing moves', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const places = () =>
      form
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
    const before = await places();
    response();
    await expect(page.getByText(/^You already have Numerology Course/)).toBeVisible();
    expect(await places()).toEqual(before);
    await expectAccessible(page);
  });

  await test.step('a failure is told beside the button', async () => {
    api.responses[CREATE] = 'network error';
    const { street, city, country, zip, password } = billing;
    await fill(form, { street, city, country, zip, password });
    await payButton(page).click();
    await takeToast(page, 'Something went wrong. Try again later.');
    const advice = page.getByRole('alert').filter({ hasText: 'Nothing has been' });
    await expect(advice).toContainText('connection');
    await expectAccessible(page);
  });

  await test.step('large amounts fit a narrow window', async () => {
    const full = [numerology, astrology].map((line) => ({ ...line, quantity: 99 }));
    // As another tab would change it.
    await page.evaluate((cart) => {
      localStorage.setItem('cart', cart);
      dispatchEvent(new StorageEvent('storage', { key: 'cart', storageArea: localStorage }));
    }, JSON.stringify(full));
    const total = rupees(99 * (numerology.price + astrology.price));
    await expect(page.getByText(total).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await payButton(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('enlarged text cuts off no amount and no button', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectTablesFitEnlarged(page);
  });
});
