import { expectAccessible } from '../../support/axe';
import { storeSession, test } from '../../support/mocked';
import { asha, card, home, main, mockPaid, search } from '../../support/student';
import { expect, open } from '../../support/test';

test.beforeEach(async ({ page, api }) => {
  mockPaid(api, [], []);
  await storeSession(page, asha);
});

test('courses and webinars to explore lead to their pages', async ({ page, api }) => {
  mockPaid(api, ['101'], [201]);
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
    api.responses[kind.call] = { body: { success: true, [kind.key]: [...kind.ids, 999] } };
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
    for (const response of [
      { body: { success: true, [kind.key]: [] } },
      { body: { success: false, [kind.key]: kind.ids } },
      { body: { success: true } },
      { status: 200 },
      { status: 500, body: {} },
      { status: 502, text: '<html>' },
      'network error' as const,
    ]) {
      api.responses[kind.call] = response;
      await open(page, `${home}/${kind.page}`);
      await expect(main(page).locator(`a[href="${kind.shop}"]`).first()).toBeVisible();
      await expect(main(page).getByText(first)).toHaveCount(0);
      await expect(page.locator('[data-toast]')).toHaveCount(0);
    }
    // The last call failed: when the server is back, the list loads without a page load.
    api.responses[kind.call] = { body: { success: true, [kind.key]: kind.ids } };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, first)).toHaveCount(1);
  });
}

test('a user without a stored id has empty lists, and no request is made', async ({
  page,
  api,
}) => {
  await storeSession(page, { name: 'Asha Verma', slug: 'asha-verma', role_id: 1 });
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
