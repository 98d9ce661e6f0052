import { expectAccessible } from '../../support/axe';
import {
  asha,
  avatarButton,
  banner,
  cartLink,
  cartOf,
  hrefsIn,
  navigation,
} from '../../support/chrome';
import { storeTexts, storeSession, takeToast, test } from '../../support/mocked';
import { expect, open } from '../../support/test';

test('the avatar opens a menu with name, dashboard and logout', async ({ page, api }) => {
  api.responses['GET /profile'] = { body: { data: asha } };
  await storeSession(page, asha);
  await open(page, '/about');
  const hrefs = await hrefsIn(navigation(page));
  for (const href of ['/', '/about', '/courses', '/contact']) expect(hrefs).toContain(href);
  expect(hrefs).not.toContain('/login');
  const picture = avatarButton(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', /default-avatar/);

  await avatarButton(page).click();
  await expect(banner(page).getByText('Asha Rao', { exact: true })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/asha-rao-2/overview',
  );
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
    await banner(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/dashboard/asha-rao-2/${end}`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('logout calls the server, clears the storage and goes home', async ({ page, api }) => {
  api.responses['POST /logout'] = { body: { status: true } };
  await storeTexts(page, {
    token: 'a-token',
    user: JSON.stringify(asha),
    cart: cartOf(2),
  });
  await open(page, '/about');
  await avatarButton(page).click();
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await takeToast(page, 'Logged out successfully.');
  await expect(page).toHaveURL('/');
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(cartLink(page)).not.toContainText('2');
  const [call] = api.sentTo('POST /logout');
  expect(call?.headers.authorization).toBe('Bearer a-token');
  expect(
    await page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null]);
});

test('a logout that the server refuses still happens in the browser', async ({ page, api }) => {
  api.responses['POST /logout'] = { status: 500 };
  await storeSession(page, asha);
  await open(page, '/about');
  await avatarButton(page).click();
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await takeToast(page, 'Logout failed. Logging out locally.');
  await expect(page).toHaveURL('/');
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

test("the user's picture is shown, or the default one if it is broken", async ({ page }) => {
  await storeSession(page, { ...asha, profile: { avatar: '/images/people/neha-kulkarni.svg' } });
  await open(page, '/about');
  const picture = avatarButton(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', '/images/people/neha-kulkarni.svg');
  await storeSession(page, { ...asha, profile: { avatar: '/images/people/gone.svg' } });
  await open(page, '/about');
  await expect(picture).toHaveAttribute('src', /default-avatar/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('the user menu needs a token and a readable user', async ({ page }) => {
  const user = JSON.stringify(asha);
  for (const texts of [{ token: 'a-token' }, { user }, { token: 'a-token', user: '{nonsense' }]) {
    await storeTexts(page, texts as Record<string, string>);
    await open(page, '/about');
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(avatarButton(page)).toHaveCount(0);
  }
});

test('a filled cart opens, an empty one shows a message', async ({ page }) => {
  await storeSession(page, asha);
  await open(page, '/about');
  await cartLink(page).click();
  await takeToast(page, 'Your cart is empty!');
  await expect(page).toHaveURL('/about');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), cartOf(2));
  await open(page, '/about');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
});

test('the menu of an admin on a public page leads to the admin area', async ({ page, api }) => {
  api.responses['GET /admin/dashboard-summary'] = { body: { success: true, data: {} } };
  await storeSession(page, { ...asha, role_id: 3 });
  await open(page, '/about');
  await avatarButton(page).click();
  await banner(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a very long name and a name in Devanagari fit a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['श्रीमती अनुराधा लक्ष्मीनारायणन', 'A'.repeat(180)]) {
    await storeSession(page, { id: 7, name, role_id: 1 });
    await open(page, '/about');
    const { height: brand } = (await banner(page).getByRole('link').first().boundingBox())!;
    const { height: header } = (await banner(page).boundingBox())!;
    expect(header, 'the header is one line').toBeLessThan(1.5 * brand);
    await avatarButton(page).click();
    await expect(banner(page).getByText(name, { exact: true })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});
