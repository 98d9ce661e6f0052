import { expectAccessible } from '../../support/axe';
import { sidewaysScroll } from '../../support/fit';
import { expect, expectToast, open, test } from '../../support/test';
import { clockAt } from '../../support/network/clock';

test.use({ timezoneId: 'Asia/Kolkata' });

test('the list leads to each webinar, and its attendees scroll, until the sale ends', async ({
  page,
}) => {
  await clockAt(page, new Date('2026-11-19T12:00:00+05:30'));
  await open(page, '/webinar');
  const cards = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('img') });
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    await expect(card).toContainText('22 November 2026');
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }

  for (const [index, slug] of ['numerology-webinar', 'astrology-webinar'].entries()) {
    await test.step(`the whole card of ${slug} is a link`, async () => {
      if (index > 0) await page.goBack();
      await cards.nth(index).click();
      await expect(page).toHaveURL(`/webinar/${slug}`);
      const types = async () =>
        (await page.locator('script[type="application/ld+json"]').allTextContents())
          .map((text) => (JSON.parse(text) as { '@type': string })['@type'])
          .sort();
      await expect.poll(types).toEqual(['BreadcrumbList', 'Event']);
    });
    await test.step('past attendees scroll by their buttons', async () => {
      const carousel = page.getByRole('list', { name: 'Past attendees' });
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.locator('li').first()).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => carousel.evaluate((list) => list.scrollLeft)).toBeGreaterThan(50);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect.poll(() => carousel.evaluate((list) => list.scrollLeft)).toBeLessThan(10);
    });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);

  await test.step('the sale ends with the date', async () => {
    await page.clock.pauseAt(new Date('2026-11-21T23:59:58+05:30'));
    await page.clock.runFor(3000);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Webinar Expired' })).toHaveCount(2);
    await page.clock.resume();
    await expectToast(page, 'Webinar date has expired. Ticket booking is closed.');
    await expectAccessible(page);
  });
});
