import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe';
import { leaveSession, test, type MockedApi } from '../support/mocked';
import { expect, open } from '../support/test';

const asha = { id: 7, name: 'Asha Verma', slug: 'asha-verma', role_id: 1 };
const home = '/dashboard/asha-verma';

function pay({ answers }: MockedApi, courses: unknown[], webinars: unknown[]) {
  answers['POST /user/paid-course-ids'] = { body: { success: true, course_ids: courses } };
  answers['POST /user/paid-webinar-ids'] = { body: { success: true, webinar_ids: webinars } };
}

const main = (page: Page) => page.locator('main');
const card = (page: Page, title: string) =>
  main(page).getByRole('listitem').filter({ hasText: title });
const search = (page: Page) => page.getByRole('searchbox');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test.beforeEach(async ({ page, api }) => {
  pay(api, [], []);
  await leaveSession(page, asha);
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

test('the sidebar leads to six pages, each with its heading and title', async ({ page, api }) => {
  api.answers['GET /profile'] = { body: { data: { ...asha, email: 'a@b.in', phone: '' } } };
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

test('courses and webinars to explore lead where they belong', async ({ page, api }) => {
  pay(api, ['101'], [201]);
  await open(page, `${home}/explorecourse`);
  await search(page).fill('numer');
  await expect(card(page, 'Numerology Course')).toHaveCount(1);
  await expect(card(page, 'Astrology Course')).toHaveCount(0);
  await search(page).fill('');
  for (const [title, target] of [
    ['Numerology Course', `${home}/mycourse`],
    ['Astrology Course', '/course/astrology-course'],
    ['Numerology in Daily Life', '/webinar/numerology-webinar'],
    ['Read Your Own Birth Chart', '/webinar/astrology-webinar'],
  ] as const) {
    await card(page, title).getByRole('link').click();
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Explore courses');
  }
});

for (const kind of [
  {
    page: 'mycourse',
    call: 'POST /user/paid-course-ids',
    key: 'course_ids',
    ids: [101, 102],
    titles: ['Numerology Course', 'Astrology Course'],
    shop: '/courses',
  },
  {
    page: 'mywebinar',
    call: 'POST /user/paid-webinar-ids',
    key: 'webinar_ids',
    ids: [201, 202],
    titles: ['Numerology in Daily Life', 'Read Your Own Birth Chart'],
    shop: '/webinar',
  },
]) {
  const [first = '', second = ''] = kind.titles;

  test(`${kind.page} lists what is paid, and welcomes`, async ({ page, api }) => {
    api.answers[kind.call] = { body: { success: true, [kind.key]: [...kind.ids, 999] } };
    await open(page, `${home}/${kind.page}`);
    await expect(main(page).locator('li h2')).toHaveText(kind.titles);
    await search(page).fill(second.slice(0, 5).toUpperCase());
    await expect(card(page, second)).toHaveCount(1);
    await expect(card(page, first)).toHaveCount(0);
    await search(page).fill('');

    await card(page, first).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: `Welcome to ${first}` });
    await expect(dialog).toContainText('WhatsApp');
    await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card(page, first).getByRole('button')).toBeFocused();
    expect(api.sentTo(kind.call).map(({ body }) => body)).toEqual([{ user_id: 7 }]);
  });

  test(`${kind.page} is an invitation where nothing is paid`, async ({ page, api }) => {
    for (const answer of [
      { body: { success: true, [kind.key]: [] } },
      { body: { success: false, [kind.key]: kind.ids } },
      { body: { success: true } },
      { status: 200 },
      { status: 500, body: {} },
      { status: 502, text: '<html>' },
      'network error' as const,
    ]) {
      api.answers[kind.call] = answer;
      await open(page, `${home}/${kind.page}`);
      await expect(main(page).locator(`a[href="${kind.shop}"]`).first()).toBeVisible();
      await expect(main(page).getByText(first)).toHaveCount(0);
      await expect(page.locator('[data-toast]')).toHaveCount(0);
    }
    // The last call failed: once the server is back, the list comes without a reload.
    api.answers[kind.call] = { body: { success: true, [kind.key]: kind.ids } };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, first)).toHaveCount(1);
  });
}

test('a user without a stored id has empty lists, and nothing is asked for', async ({
  page,
  api,
}) => {
  await leaveSession(page, { name: 'Asha Verma', slug: 'asha-verma', role_id: 1 });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const name of ['mycourse', 'mywebinar']) {
    await open(page, `${home}/${name}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => said).toContain('User not logged in');
    said.length = 0;
  }
  await open(page, `${home}/explorecourse`);
  await card(page, 'Numerology Course').getByRole('link').click();
  await expect(page).toHaveURL('/course/numerology-course');
  expect(api.sent.filter(({ call }) => call.includes('paid'))).toEqual([]);
});

test('what comes next is counted down and goes into a calendar', async ({ page, api }) => {
  pay(api, [101], [201, 202]);
  // A Thursday afternoon in India.
  await page.clock.install({ time: new Date('2026-11-19T10:00:00Z') });
  await open(page, `${home}/overview`);
  const next = page.getByRole('region', { name: 'Next live webinar' });
  await expect(next).toContainText('Your seat is booked');
  await expect(next).toContainText('Numerology in Daily Life');
  await expect(next).toContainText('Read Your Own Birth Chart');
  await expect(next).toContainText('22 November 2026');
  await expect(page.getByRole('region', { name: 'Your courses' })).toContainText(
    'Started on 1 Aug 2025',
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    next.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('webinar.ics');
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).not.toMatch(/[^\r]\n/);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  for (const [name, wanted] of [
    ['VERSION', /^2\.0$/],
    ['PRODID', /.+/],
    ['UID', /^webinar-201-.+@.+$/],
    ['DTSTAMP', /^20261119T1000\d\dZ$/],
    ['DTSTART', /^2026112[12]T\d{6}Z$/],
    ['DTEND', /^2026112[12]T\d{6}Z$/],
    ['SUMMARY', /^Numerology in Daily Life$/],
  ] as const) {
    const line = lines.find((each) => each.startsWith(`${name}:`));
    expect(line?.slice(name.length + 1), name).toMatch(wanted);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the sidebar opens behind a button', async ({ page }) => {
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
});

test.describe('in a window 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways, also with the longest of names', async ({ page, api }) => {
    const name = `Venkatanarasimharajuvaripeta ${'Subrahmanyam'.repeat(7)}`;
    const user = { ...asha, name };
    pay(api, [101, 102], [201, 202]);
    api.answers['GET /profile'] = { body: { data: { ...user, email: 'a@b.in', phone: '' } } };
    await leaveSession(page, user);
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
