import { expectAccessible } from '../../support/axe';
import { storeLogin, test } from '../../support/network/mocked';
import { asha, home, mockPaid, sidebar } from '../../support/people/student';
import { expect, open } from '../../support/test';

/** Longer than a phone is wide. */
const name = `Venkatanarasimharajuvaripeta ${'Subrahmanyam'.repeat(7)}`;

test(
  'the sidebar leads to six pages, which fit a phone also with a very long name',
  { tag: '@always' },
  async ({ page, api, faults }) => {
    mockPaid(api, [], []);
    const user = { ...asha, name };
    api.responses['GET /profile'] = { body: { data: { ...user, email: 'a@b.in', phone: '' } } };
    await storeLogin(page, user);
    const messages = '**/remotes/mf-student/*/js/student-message*';
    await page.route(messages, (route) => route.fulfill({ status: 404 }));
    await open(page, home);
    await expect(page).toHaveURL(`${home}/overview`);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(sidebar(page).getByRole('link')).toHaveCount(6);
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeHidden();

    await test.step('a page that cannot be loaded keeps the sidebar, and can recover', async () => {
      await sidebar(page).getByRole('link', { name: 'Messages' }).click();
      await expect(page.locator('h1')).toHaveText('This page could not be loaded');
      await expect(page).toHaveTitle(/^This page could not be loaded/);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(sidebar(page)).toBeVisible();
      await expectAccessible(page);
      await page.unroute(messages);
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.locator('h1')).toHaveText('Messages');
      await expect(page.locator('h1')).toBeFocused();
      await expect(page).toHaveTitle(/^Messages/);
      faults.length = 0;
    });

    for (const [link, path, heading, isEmpty] of [
      ['Explore Courses', 'explorecourse', 'Explore courses', false],
      ['My Courses', 'mycourse', 'My courses', true],
      ['My Webinars', 'mywebinar', 'My webinars', true],
      ['Profile', 'updateprofile', 'Your profile', false],
      ['Messages', 'message', 'Messages', false],
      ['Overview', 'overview', 'Overview', true],
    ] as const) {
      await test.step(link, async () => {
        const shown = sidebar(page).getByRole('link', { name: link, exact: true });
        await shown.click();
        await expect(page).toHaveURL(`${home}/${path}`);
        await expect(page.locator('h1')).toHaveText(heading);
        await expect(page.locator('h1')).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(`^${heading}`, 'i'));
        await expect(shown).toHaveAttribute('aria-current', 'page');
        // `every-route` checks the pages of a student who has bought something.
        if (isEmpty) await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(320);
        await page.setViewportSize({ width: 1280, height: 800 });
      });
    }

    await page.setViewportSize({ width: 375, height: 700 });
    for (const [motion, reducedMotion, link] of [
      ['which slides', 'no-preference', 'message'],
      ['without motion', 'reduce', 'overview'],
    ] as const) {
      await test.step(`on a phone, a button opens and closes the sidebar, ${motion}`, async () => {
        await page.emulateMedia({ reducedMotion });
        await expect(sidebar(page)).toBeHidden();
        await menu.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await expect(sidebar(page).getByRole('link').first()).toBeFocused();
        if (reducedMotion === 'no-preference') await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(sidebar(page)).toBeHidden();
        await expect(menu).toBeFocused();
        await menu.click();
        await sidebar(page).locator(`a[href="${home}/${link}"]`).click();
        await expect(page).toHaveURL(`${home}/${link}`);
        await expect(sidebar(page)).toBeHidden();
      });
    }
  },
);
