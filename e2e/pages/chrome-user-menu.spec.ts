import { expectAccessible } from '../support/axe';
import {
  asha,
  avatarButton,
  banner,
  cartLink,
  cartOf,
  hrefsIn,
  navigation,
} from '../support/chrome';
import { leaveInStorage, leaveSession, takeToast, test } from '../support/mocked';
import { expect, open } from '../support/test';

test('the avatar opens name, dashboard, courses, webinars and logout', async ({ page, api }) => {
  api.answers['GET /profile'] = { body: { data: asha } };
  await leaveSession(page, asha);
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
    api.answers['POST /user/paid-course-ids'] = { body: { success: true, course_ids: [] } };
    api.answers['POST /user/paid-webinar-ids'] = { body: { success: true, webinar_ids: [] } };
    await avatarButton(page).click();
    await banner(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/dashboard/asha-rao-2/${end}`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('logout asks the server, empties the browser and goes home', async ({ page, api }) => {
  api.answers['POST /logout'] = { body: { status: true } };
  await leaveInStorage(page, {
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

test('logout that the server refuses happens here all the same', async ({ page, api }) => {
  api.answers['POST /logout'] = { status: 500 };
  await leaveSession(page, asha);
  await open(page, '/about');
  await avatarButton(page).click();
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await takeToast(page, 'Logout failed. Logging out locally.');
  await expect(page).toHaveURL('/');
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the own picture is shown, and the default one in place of a broken one', async ({ page }) => {
  await leaveSession(page, { ...asha, profile: { avatar: '/images/people/neha-kulkarni.svg' } });
  await open(page, '/about');
  const picture = avatarButton(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', '/images/people/neha-kulkarni.svg');
  await leaveSession(page, { ...asha, profile: { avatar: '/images/people/gone.svg' } });
  await open(page, '/about');
  await expect(picture).toHaveAttribute('src', /default-avatar/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('needs token and user, both readable', async ({ page }) => {
  const user = JSON.stringify(asha);
  for (const texts of [{ token: 'a-token' }, { user }, { token: 'a-token', user: '{nonsense' }]) {
    await leaveInStorage(page, texts as Record<string, string>);
    await open(page, '/about');
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(avatarButton(page)).toHaveCount(0);
  }
});

test('a full cart opens, an empty one says so', async ({ page }) => {
  await leaveSession(page, asha);
  await open(page, '/about');
  await cartLink(page).click();
  await takeToast(page, 'Your cart is empty!');
  await expect(page).toHaveURL('/about');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), cartOf(2));
  await open(page, '/about');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
});

test('an administrator on a public page is led to the own area', async ({ page, api }) => {
  api.answers['GET /admin/dashboard-summary'] = { body: { success: true, data: {} } };
  await leaveSession(page, { ...asha, role_id: 3 });
  await open(page, '/about');
  await avatarButton(page).click();
  await banner(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a very long name and a name in Devanagari fit a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['श्रीमती अनुराधा लक्ष्मीनारायणन', 'A'.repeat(180)]) {
    await leaveSession(page, { id: 7, name, role_id: 1 });
    await open(page, '/about');
    await avatarButton(page).click();
    await expect(banner(page).getByText(name, { exact: true })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});
