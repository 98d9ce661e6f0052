import { storeTexts, takeToast, test } from '../../support/mocked';
import { expect, open } from '../../support/test';

test('invalid values in the storage do not break the site', async ({ page }) => {
  for (const texts of [
    { cart: '{nonsense', token: '', user: 'null' },
    { cart: '[null, 5, {"productId":101}]', user: '[]' },
    { cart: '{"length":3}', token: 'a-token', user: '"Asha"' },
    { cart: '[{"productId":101,"name":"N","image":"","price":"x","quantity":-4}]' },
  ]) {
    await storeTexts(page, texts as Record<string, string>);
    await open(page, '/course/numerology-course');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await takeToast(page, 'Course added to cart!');
    await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
  }
});

test('going back with a dialog open leaves a usable page', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Request Callback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-dialog-open');
  await page.getByRole('group', { name: 'Categories' }).getByText('Influencers').click();
  await expect(page.getByText(/10% flat/)).toBeVisible();
});

test('a response after the dialog was closed shows a message and opens nothing', async ({
  page,
  api,
}) => {
  let arrive = () => {};
  const after = new Promise<void>((resolve) => (arrive = resolve));
  api.responses['POST /book-demo-class'] = { body: { status: true }, after };
  await open(page, '/');
  await page.getByRole('button', { name: 'Request Callback' }).click();
  const form = page.getByRole('form', { name: 'Request Callback' });
  await form.locator('[name=name]').fill('Asha Rao');
  await form.locator('[name=email]').fill('asha@example.com');
  await form.locator('[name=phone]').fill('9876543210');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('button[type=submit]')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Book a demo' }).click();
  arrive();
  await takeToast(page, 'Callback Requested successfully!');
  await expect(page.getByRole('dialog', { name: 'Book a demo' })).toBeVisible();
});

test('nothing is wider than a very small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/tutor',
    '/courses',
    '/course/astrology-course',
    '/webinar',
    '/webinar/astrology-webinar',
    '/terms-of-service',
    '/error',
  ]) {
    await open(page, path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});
