import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { leaveInStorage, leaveSession, takeToast, test } from '../support/mocked';
import { expect, open } from '../support/test';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const cartLink = (page: Page) => banner(page).getByRole('link', { name: /cart/i });
const avatarButton = (page: Page) => banner(page).getByRole('button', { name: /your account/ });

const asha = { id: 7, name: 'Asha Rao', slug: 'asha-rao-2', role_id: 1 };
const cartOf = (...quantities: number[]) =>
  JSON.stringify(
    quantities.map((quantity, index) => ({
      productId: 101 + index,
      name: index === 0 ? 'Numerology Course' : 'Astrology Course',
      image: '/images/numerology-course.svg',
      price: 9999,
      quantity,
    })),
  );

const hrefsIn = (place: ReturnType<Page['locator']>) =>
  place.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('header and footer stand on every page but the ones that hide them', async ({ page }) => {
  await leaveInStorage(page, { cart: cartOf(1) });
  for (const [path, header, foot] of [
    ['/login', 0, 0],
    ['/signup', 0, 0],
    ['/admin-login', 0, 0],
    ['/error', 0, 0],
    ['/payment-success', 0, 0],
    ['/cart', 1, 0],
    ['/checkout', 1, 0],
    ['/', 1, 1],
    ['/home', 1, 1],
    ['/about', 1, 1],
    ['/contact', 1, 1],
    ['/webinar', 1, 1],
    ['/webinar/numerology-webinar', 1, 1],
    ['/webinar-tickets/numerology-webinar', 1, 1],
    ['/courses', 1, 1],
    ['/course/numerology-course', 1, 1],
    ['/course/unknown', 1, 1],
    ['/forgetPass', 1, 1],
    ['/tutor', 1, 1],
    ['/privacy-Policy', 1, 1],
    ['/terms-of-service', 1, 1],
    ['/refund-policy', 1, 1],
  ] as const) {
    await open(page, path);
    await expect(page.locator('main h1'), path).toHaveCount(1);
    await expect(banner(page), path).toHaveCount(header);
    await expect(navigation(page), path).toHaveCount(header);
    await expect(footer(page), path).toHaveCount(foot);
    await expect(page.getByRole('form', { name: 'Newsletter' }), path).toHaveCount(foot);
  }
});

for (const [path, state] of [
  ['/verify-otp', { email: 'asha@example.com' }],
  ['/forgetPass-verify-otp', { email: 'asha@example.com' }],
  ['/resetPass', { email: 'asha@example.com', reset_token: 'a-token' }],
] as const) {
  test(`${path} has neither header nor footer`, async ({ page }) => {
    await page.addInitScript(
      (usr) => history.replaceState({ usr, key: 'arrived', idx: 0 }, ''),
      state,
    );
    await open(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(banner(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
  });
}

test('the dashboards have neither header nor footer', async ({ page, api }) => {
  for (const call of [
    'GET /profile',
    'POST /user/paid-course-ids',
    'POST /user/paid-webinar-ids',
  ]) {
    api.answers[call] = { body: { success: true, data: asha, course_ids: [], webinar_ids: [] } };
  }
  await leaveSession(page, asha);
  await open(page, '/dashboard/asha-rao-2/overview');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeAttached();
  await expect(banner(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await open(page, '/dashboard/asha-rao-2/nowhere');
  await expect(page).toHaveURL('/error');

  api.answers['GET /admin/dashboard-summary'] = { body: { success: true, data: {} } };
  await leaveSession(page, { ...asha, role_id: 3 });
  await open(page, '/admin/dashboard');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeAttached();
  await expect(banner(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await open(page, '/admin/nowhere');
  await expect(page).toHaveURL('/error');
});

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

test('the badge is the sum of the quantities', async ({ page }) => {
  await leaveInStorage(page, { cart: cartOf(2, 1) });
  await open(page, '/about');
  await expect(cartLink(page)).toContainText('3');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
});

test('the footer leads everywhere and can be written to', async ({ page }) => {
  await open(page, '/about');
  await expect(footer(page)).toContainText('Make Astrology Great Again');
  await expect(
    footer(page).getByRole('heading', { name: 'Sign up for our latest news' }),
  ).toBeVisible();
  const hrefs = await hrefsIn(footer(page));
  for (const href of [
    '/home',
    '/about',
    '/courses',
    '/webinar',
    '/login',
    '/privacy-Policy',
    '/terms-of-service',
    '/refund-policy',
    '/contact',
  ]) {
    expect(hrefs).toContain(href);
  }
  expect(hrefs.some((href) => /^tel:\+91\d{10}$/.test(href!))).toBe(true);
  expect(hrefs.some((href) => /^mailto:.+@/.test(href!))).toBe(true);
  for (const name of ['X', 'YouTube', 'Instagram']) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
  }
  await expect(footer(page).getByText(/2025/)).toContainText(/, a house of \S+/);
  for (const name of ['full_name', 'email', 'phone_number']) {
    await expect(footer(page).locator(`input[name=${name}]`)).toBeVisible();
  }

  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await footer(page).getByRole('link', { name: 'Apply as Astro-Guru' }).click();
  await expect(page).toHaveURL('/tutor');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main h1')).toBeFocused();

  await footer(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.locator('main h1')).toHaveText('Learn Occult Sciences & Earn UNLIMITED TODAY');
});

test.describe('signed in', () => {
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

  test('the own picture is shown, and the default one in place of a broken one', async ({
    page,
  }) => {
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
});

test('the phone menu opens, closes and leads on, by keyboard too', async ({ page }) => {
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

test('an unknown address ends on a page that leads home and to the contact', async ({ page }) => {
  for (const path of ['/nope', '/faq', '/course', '/about/us', '/webinar-tickets']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/error');
  }
  await expect(page.getByText('OOPS!!')).toBeVisible();
  await expect(page.getByText('Page Not Found')).toBeVisible();
  expect(await hrefsIn(page.getByRole('main'))).toEqual(['/', '/contact']);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});
