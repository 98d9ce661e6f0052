import { expectAccessible } from '../../support/axe';
import { asha, avatarButton, banner, cartLink, cartOf, navigation } from '../../support/chrome';
import { storeTexts, storeLogin, takeToast, test } from '../../support/network/mocked';
import { expect, open } from '../../support/test';

// What the menu shows to whom, and what a logout does, is tested beside the header.

test('the avatar opens a menu with name, dashboard and logout', async ({ page, api }) => {
  const user = { ...asha, profile: { avatar: '/images/people/gone.svg' } };
  api.responses['GET /profile'] = { body: { data: user } };
  await storeLogin(page, user);
  await open(page, '/about');
  await expect(navigation(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  const picture = avatarButton(page).getByRole('img');
  await expect(picture, 'in place of a broken picture').toHaveAttribute('src', /default-avatar/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await avatarButton(page).click();
  await expect(banner(page).getByText('Asha Rao', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);

  await avatarButton(page).press('Enter');
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect(avatarButton(page)).toBeFocused();

  for (const [name, end] of [
    ['Dashboard', 'overview'],
    ['My Courses', 'mycourse'],
    ['My Webinars', 'mywebinar'],
  ] as const) {
    api.responses['POST /user/paid-course-ids'] = { body: { success: true, course_ids: [] } };
    api.responses['POST /user/paid-webinar-ids'] = { body: { success: true, webinar_ids: [] } };
    await avatarButton(page).click();
    await banner(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/dashboard/asha-rao-2/${end}`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle(/About/);
  }
});

test('a long name fits a small screen, and its logout goes home with a toast that stays', async ({
  page,
  api,
}) => {
  const name = `श्रीमती अनुराधा लक्ष्मीनारायणन ${'A'.repeat(180)}`;
  api.responses['POST /logout'] = { body: { status: true } };
  await page.setViewportSize({ width: 320, height: 640 });
  await storeTexts(page, {
    token: 'a-token',
    user: JSON.stringify({ id: 7, name, role_id: 1 }),
    cart: cartOf(2),
  });
  await open(page, '/contact');
  const { height: brand } = (await banner(page).getByRole('link').first().boundingBox())!;
  const { height: header } = (await banner(page).boundingBox())!;
  expect(header, 'the header is one line').toBeLessThan(1.5 * brand);
  await avatarButton(page).click();
  await expect(banner(page).getByText(name, { exact: true })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);

  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await takeToast(page, 'Logged out successfully.');
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(cartLink(page)).not.toContainText('2');
  expect(api.sentTo('POST /logout').map(({ headers }) => headers.authorization)).toEqual([
    'Bearer a-token',
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
