import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../support/axe';
import { storeSession, test } from '../../support/mocked';
import { asha, card, home, main, mockPaid, search } from '../../support/student';
import { expect, open } from '../../support/test';

test.beforeEach(async ({ page, api }) => {
  mockPaid(api, [], []);
  await storeSession(page, asha);
});

test('the overview greets, searches courses, and shows mentors', async ({ page, api }) => {
  await open(page, home);
  await expect(page).toHaveURL(`${home}/overview`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const panel = page.getByRole('complementary', { name: 'Your profile' });
  await expect(panel).toContainText('Namaste,');
  await expect(panel).toContainText('Asha Verma');
  await expect(panel.getByRole('img', { name: 'Picture of Asha Verma' })).toBeVisible();
  await expectAccessible(page);

  await search(page).fill('NUMER');
  await expect(card(page, 'Numerology Course')).toHaveCount(1);
  await expect(card(page, 'Astrology Course')).toHaveCount(0);
  await search(page).fill('palm');
  await expect(main(page)).toContainText('No course matches “palm”');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(card(page, 'Astrology Course')).toHaveCount(1);

  const mentors = page.getByRole('region', { name: 'Your Mentor' });
  const rows = mentors.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await mentors.getByRole('button', { name: 'See All' }).click();
  await expect(rows).toHaveCount(4);
  await expect(rows.first().getByRole('link', { name: /article/i })).toHaveAttribute(
    'target',
    '_blank',
  );
  await rows.last().getByRole('button', { name: 'Show Details' }).click();
  await expect(page.getByRole('dialog')).toContainText('Stay Tuned! Course launching soon...');
  await expect(page).toHaveURL(`${home}/overview`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows.last().getByRole('button', { name: 'Show Details' })).toBeFocused();

  for (const [row, course] of [
    [rows.nth(0), '/course/numerology-course'],
    [rows.nth(1), '/course/astrology-course'],
  ] as const) {
    await row.getByRole('link', { name: 'Show Details' }).click();
    await expect(page).toHaveURL(course);
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL('/courses');
  expect(api.sentTo('POST /user/paid-course-ids')[0]).toMatchObject({
    body: { user_id: 7 },
    headers: { authorization: 'Bearer a-token' },
  });
});

test('the day of a webinar is shown and can be added to a calendar', async ({ page, api }) => {
  mockPaid(api, [101], [201]);
  // A Thursday afternoon in India.
  await page.clock.install({ time: new Date('2026-11-19T10:00:00Z') });
  await open(page, `${home}/overview`);
  const next = page.getByRole('region', { name: 'Today' });
  await expect(next).toContainText('Your next webinar');
  await expect(next.getByRole('heading')).toContainText('Numerology in Daily Life');
  await expect(next).toContainText('22 November');
  await expect(next).toContainText(
    'We will send you the hour by e-mail, at the latest on Friday, 20 November.',
  );
  await expect(next.getByRole('list', { name: 'After that' })).toContainText(
    'We will send the date by WhatsApp within 24 hours.',
  );
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    next.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('classes.ics');
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).not.toMatch(/[^\r]\n/);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  for (const [name, wanted] of [
    ['VERSION', /^2\.0$/],
    ['PRODID', /.+/],
    ['UID', /^webinar-201-.+@.+$/],
    ['DTSTAMP', /^20261119T1000\d\dZ$/],
    // The hour is not known: the event takes the whole day, in any time zone.
    ['DTSTART;VALUE=DATE', /^20261122$/],
    ['SUMMARY', /^Numerology in Daily Life$/],
  ] as const) {
    const line = lines.find((each) => each.startsWith(`${name}:`));
    expect(line?.slice(name.length + 1), name).toMatch(wanted);
  }
});
