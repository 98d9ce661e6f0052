import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { footer } from '../../support/chrome';
import { sidewaysScroll } from '../../support/fit';
import { rupees, priceOf } from '../../support/purchases/prices';
import { expect, open, test } from '../../support/test';

/** A phone shows a price in the first view, and a teacher within three. */
async function expectPriceAndTeacher(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByText(/₹\d/).first()).toBeInViewport({ ratio: 1 });
  const teacher = main.getByText(/Ritu Khandelwal|Acharya Devendra Shukla/).first();
  expect((await teacher.boundingBox())!.y).toBeLessThan(3 * 740);
}

test('the page of a course: video, figures, and the bar with the price', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/course/numerology-course');
  await expectPriceAndTeacher(page);

  for (const [width, columns] of [
    [360, 2],
    [1000, 3],
    [1280, 6],
  ] as const) {
    await test.step(`the figures stand in even rows at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const figures = page
        .getByRole('listitem')
        .filter({ hasText: 'average package' })
        .locator('..');
      const tops = await figures
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(tops).toHaveLength(6);
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    });
  }

  await test.step('the bar with the price is in view below the offer', async () => {
    const bar = page.locator('div').filter({
      has: page.getByRole('button', { name: 'Buy the course' }),
    });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page
        .getByRole('heading', { name: 'Questions before you enrol' })
        .scrollIntoViewIfNeeded();
      const card = bar.last();
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(card).toContainText(rupees(priceOf(101)));
      await expect(card.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
      if (width < 1000) continue;
      await expect(card).toContainText('Dates by WhatsApp');
      await expect(card).toContainText('4.9');
      await expect(card.getByRole('button', { name: 'Syllabus' })).toBeVisible();
    }
    await expect(footer(page)).toContainText(/CIN \w+ ?GSTIN \w+/);
  });

  await test.step('the video makes no request to another host before it is played', async () => {
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual(['localhost']);
    await page.getByRole('button', { name: /play video/i }).click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    );
    await expect.poll(() => [...hosts]).toContain('www.youtube-nocookie.com');
  });
});

test('the other course on a phone: price, teacher, and facts that scroll by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/course/astrology-course');
  await expectPriceAndTeacher(page);

  const strip = page.getByRole('list', { name: 'The course in short' });
  await expect(strip.getByRole('listitem')).toHaveCount(5);
  await expect(strip).toHaveAttribute('tabindex', '0');
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
});
