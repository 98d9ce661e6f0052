import { expectAccessible } from '../../support/axe';
import { avatarButton, banner, cartLink, cartOf, hrefsIn, navigation } from '../../support/chrome';
import { storeTexts, takeToast, test } from '../../support/mocked';
import { expect, open } from '../../support/test';

test('a visitor finds the pages, the consultation, the login and an empty cart', async ({
  page,
}) => {
  await open(page, '/about');
  const hrefs = await hrefsIn(navigation(page));
  for (const href of ['/', '/about', '/courses', '/contact', '/login']) {
    expect(hrefs).toContain(href);
  }
  await expect(navigation(page).getByRole('link', { name: 'About' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(avatarButton(page)).toHaveCount(0);

  const consultation = banner(page).getByRole('link', { name: 'FREE Consultation' });
  await expect(consultation).toHaveAttribute('target', '_blank');
  await expect(consultation).toHaveAttribute('rel', /noopener/);
  await expect(consultation).toHaveAttribute('href', /^https:\/\//);

  await cartLink(page).click();
  await takeToast(page, 'Your cart is empty!');
  await expect(page).toHaveURL('/about');
});

test('the links of the header have its background', async ({ page }) => {
  await open(page, '/about');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const list = navigation(page).getByRole('list').first();
  expect(await list.evaluate(ground)).toBe(await banner(page).evaluate(ground));
});

test('the badge is the sum of the quantities', async ({ page }) => {
  await storeTexts(page, { cart: cartOf(2, 1) });
  await open(page, '/about');
  await expect(cartLink(page)).toContainText('3');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
});

test('a badge of three digits does not cover the word beside it', async ({ page }) => {
  await storeTexts(page, { cart: cartOf(99, 99) });
  await open(page, '/about');
  const [badge, word] = await Promise.all([
    cartLink(page).getByText('198').boundingBox(),
    cartLink(page).getByText('Cart').boundingBox(),
  ]);
  expect(badge!.x + badge!.width).toBeLessThan(word!.x + 4);
});

test('with text of twice the size, all controls stay on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const control of [
    cartLink(page),
    banner(page).getByRole('link', { name: 'Login' }),
    banner(page).getByRole('button', { name: 'Menu' }),
  ]) {
    const { x, width } = (await control.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});

test('the phone menu opens, closes and navigates, also with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const menu = banner(page).getByRole('button', { name: 'Menu' });
  const courses = navigation(page).getByRole('link', { name: 'Courses' });
  await expect(courses).toBeHidden();
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(courses).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'FREE Consultation' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(courses).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await courses.click();
  await expect(page).toHaveURL('/courses');
  await expect(courses).toBeHidden();
});
