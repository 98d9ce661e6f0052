import { expectAccessible } from '../../support/axe';
import { storeSession, test } from '../../support/mocked';
import { asha, home, main, mockPaid, sidebar } from '../../support/student';
import { expect, open } from '../../support/test';

test.beforeEach(async ({ page, api }) => {
  mockPaid(api, [], []);
  await storeSession(page, asha);
});

test('the sidebar leads to six pages, each with its heading and title', async ({ page, api }) => {
  api.responses['GET /profile'] = { body: { data: { ...asha, email: 'a@b.in', phone: '' } } };
  await open(page, `${home}/overview`);
  await expect(sidebar(page).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  for (const [link, path, heading] of [
    ['Explore Courses', 'explorecourse', 'Explore courses'],
    ['My Courses', 'mycourse', 'My courses'],
    ['My Webinars', 'mywebinar', 'My webinars'],
    ['Profile', 'updateprofile', 'Your profile'],
    ['Messages', 'message', 'Messages'],
    ['Overview', 'overview', 'Overview'],
  ] as const) {
    await sidebar(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(`${home}/${path}`);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${heading}`, 'i'));
    await expect(sidebar(page).getByRole('link', { name: link, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectAccessible(page);
  }
  await open(page, `${home}/message`);
  await expect(main(page)).toContainText('Your messages will appear here');
  await expect(main(page).getByRole('form')).toHaveCount(0);
});

test('a page that cannot be loaded keeps the sidebar, and can recover', async ({
  page,
  faults,
}) => {
  await open(page, `${home}/overview`);
  const files = '**/remotes/mf-student/*/js/student-message*';
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await sidebar(page).getByRole('link', { name: 'Messages' }).click();
  await expect(page.locator('h1')).toHaveText('This page could not be loaded');
  await expect(page).toHaveTitle(/^This page could not be loaded/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page);

  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator('h1')).toHaveText('Messages');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(/^Messages/);
  faults.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  for (const [motion, reducedMotion] of [
    ['which slides', 'no-preference'],
    ['without motion', 'reduce'],
  ] as const) {
    test(`a button opens and closes the sidebar, ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, `${home}/overview`);
      const menu = page.getByRole('button', { name: 'Menu' });
      await expect(sidebar(page)).toBeHidden();
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar(page).getByRole('link').first()).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sidebar(page)).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await sidebar(page).getByRole('link', { name: 'Messages' }).click();
      await expect(page).toHaveURL(`${home}/message`);
      await expect(sidebar(page)).toBeHidden();
    });
  }
});

test.describe('in a window 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways, also with a very long name', async ({ page, api }) => {
    const name = `Venkatanarasimharajuvaripeta ${'Subrahmanyam'.repeat(7)}`;
    const user = { ...asha, name };
    mockPaid(api, [101, 102], [201, 202]);
    api.responses['GET /profile'] = { body: { data: { ...user, email: 'a@b.in', phone: '' } } };
    await storeSession(page, user);
    for (const each of [
      'overview',
      'explorecourse',
      'mycourse',
      'mywebinar',
      'updateprofile',
      'message',
    ]) {
      await open(page, `${home}/${each}`);
      await expect(page.locator('h1')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `width of ${each}`,
      ).toBeLessThanOrEqual(320);
    }
  });
});
