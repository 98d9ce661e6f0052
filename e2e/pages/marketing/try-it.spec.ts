import { expectAccessible } from '../../support/axe';
import { expect, open, test } from '../../support/test';

test.use({ viewport: { width: 360, height: 740 } });

test('a visitor fills the Lo Shu grid by keyboard, and nothing moves or is sent', async ({
  page,
}) => {
  await open(page, '/course/numerology-course');
  const region = page.getByRole('region', { name: 'Try it yourself' });
  const figure = region.getByRole('figure');
  const date = region.getByRole('form', { name: 'Your birth date' }).locator('[name=date]');
  await date.scrollIntoViewIfNeeded();
  // The script of the drawing has come, because the visitor is near.
  await expect(figure.getByText('Each digit of the date has its own cell')).toBeVisible();
  const before = await figure.boundingBox();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await date.fill('1991-03-17');
  await date.press('Enter');
  await expect(figure).toContainText('Missing in the date: 2, 4, 5, 6, 8.');
  await expect(figure).toContainText('Driver 8, the number of Saturn');
  expect(sent.filter((url) => /api|1991/.test(url))).toEqual([]);
  const answer = await figure.boundingBox();
  expect(answer!.height).toBe(before!.height);
  // The answer is in view, above the bar.
  const bar = await page.getByRole('button', { name: /^Buy the course/ }).boundingBox();
  expect(answer!.y).toBeGreaterThanOrEqual(0);
  expect(answer!.y + answer!.height).toBeLessThanOrEqual(bar!.y);

  await expectAccessible(page);

  await date.fill('2999-01-01');
  await date.press('Enter');
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription('Enter a birth date from 1900 to today.');
});

test('the strip of facts scrolls by keyboard on a phone, and the page does not', async ({
  page,
}) => {
  await open(page, '/course/astrology-course');
  const strip = page.getByRole('list', { name: 'The course in short' });
  await expect(strip.getByRole('listitem')).toHaveCount(5);
  await expect(strip).toHaveAttribute('tabindex', '0');
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
