import { storeLogin, test } from '../../support/network/mocked';
import { asha, card, home, mockPaid, sidebar } from '../../support/people/student';
import { expect, open } from '../../support/test';

test('what a student has bought fits a phone, welcomes, and goes into a calendar', async ({
  page,
  api,
}) => {
  mockPaid(api, [101, 102], [201, 202]);
  await storeLogin(page, asha);
  await open(page, `${home}/mycourse`);
  for (const [link, titles] of [
    ['My Courses', ['Numerology Course', 'Astrology Course']],
    ['My Webinars', ['Numerology in Daily Life', 'Read Your Own Birth Chart']],
  ] as const) {
    await test.step(link, async () => {
      await sidebar(page).getByRole('link', { name: link }).click();
      await expect(page.locator('main li h2')).toHaveText([...titles]);
      const opener = card(page, titles[0]).getByRole('button');
      await opener.click();
      await expect(page.getByRole('dialog', { name: `Welcome to ${titles[0]}` })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  }

  await test.step('Overview', async () => {
    await sidebar(page).getByRole('link', { name: 'Overview' }).click();
    const arriving = page.waitForEvent('download');
    const today = page.getByRole('region', { name: 'Today' });
    await today.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await arriving).suggestedFilename()).toBe('classes.ics');
  });
});
