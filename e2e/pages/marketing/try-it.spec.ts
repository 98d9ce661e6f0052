import { expectAccessible } from '../../support/axe';
import { expect, open, test } from '../../support/test';

test('on a phone, the answer of the Lo Shu grid is in view, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
  expect(sent.filter((url) => /api|1991/.test(url))).toEqual([]);
  const answer = await figure.boundingBox();
  expect(answer!.height).toBe(before!.height);
  // The answer is in view, above the bar.
  const bar = await page.getByRole('button', { name: /^Buy the course/ }).boundingBox();
  expect(answer!.y).toBeGreaterThanOrEqual(0);
  expect(answer!.y + answer!.height).toBeLessThanOrEqual(bar!.y);
  await expectAccessible(page);
});
