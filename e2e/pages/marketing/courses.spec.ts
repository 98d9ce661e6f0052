import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { storeTexts, takeToast, test, type MockResponse } from '../../support/mocked';
import { expect, open, requestsDuring, expectToast } from '../../support/test';
import { priceOf, rupees } from '../../support/prices';

const storedCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);

const courses = [
  { slug: 'numerology-course', id: 101, pay: '6', hours: '100', ratings: '221', stories: 6 },
  { slug: 'astrology-course', id: 102, pay: '8.5', hours: '150', ratings: '587', stories: 9 },
];

for (const { slug, id, pay, hours, ratings, stories } of courses) {
  test(`${slug} tells all about itself`, async ({ page }) => {
    await open(page, `/course/${slug}`);
    const main = page.getByRole('main');
    const subject = slug.startsWith('numerology') ? /numerology course/i : /astrology course/i;
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expect(main.locator('s, del').first()).toHaveText(/25,?000/);
    for (const text of [
      rupees(priceOf(id)),
      '4.9',
      `${pay} LPA`,
      '50+ years',
      '5+',
      ratings,
      `${hours} hours`,
      '500',
      '1 hr 30 min',
      '3-4 months',
      '100+ hours of lectures',
      '24,999',
      '4,999',
      /Certificate\s*Yes/,
      /live/i,
      'Hindi and English',
    ]) {
      await expect(main, String(text)).toContainText(text);
    }
    for (const heading of ['Materials included', 'What you will learn']) {
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    }
    const section = (name: RegExp) =>
      main.locator('section').filter({ has: page.getByRole('heading', { name }) });
    expect(
      await section(/what you will learn/i)
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThanOrEqual(5);
    await expect(section(/students/i).locator('blockquote')).toHaveCount(stories);
    await expect(section(/students/i).locator('img')).toHaveCount(stories);
    expect(await main.locator('progress, meter, [role=meter], [role=progressbar]').count()).toBe(5);

    const chips = main.getByRole('group', { name: 'Categories' }).getByRole('button');
    await expect(chips).toHaveText(['All', 'Ordering', 'Shipping', 'Returns', 'Support']);
    const questions = section(/questions/i).getByRole('listitem');
    const all = await questions.allTextContents();
    const each: string[] = [];
    for (const name of ['Ordering', 'Shipping', 'Returns', 'Support']) {
      await chips.filter({ hasText: name }).click();
      await expect(chips.filter({ hasText: name })).toHaveAttribute('aria-pressed', 'true');
      const shown = await questions.allTextContents();
      expect(shown.length, name).toBeGreaterThan(0);
      each.push(...shown);
      if (name === 'Returns') expect(shown.join(' ')).toMatch(/no returns or refunds/i);
      if (name === 'Ordering') expect(shown.join(' ')).toMatch(/3 hours/);
      if (name === 'Shipping') expect(shown.join(' ')).toMatch(/tracking/i);
    }
    expect(each.sort()).toEqual([...all].sort());
    await chips.filter({ hasText: 'All' }).click();
    await expect(questions).toHaveCount(all.length);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await takeToast(page, 'Course added to cart!');
    await expect(page.getByRole('banner')).toContainText('1');
    const [item] = (await storedCart(page)) as [Record<string, unknown>];
    expect(item).toEqual({
      productId: id,
      name: await main.getByRole('heading', { level: 1 }).textContent(),
      image: expect.stringMatching(/\S/),
      price: priceOf(id),
      quantity: 1,
    });

    await main.getByRole('link', { name: 'Enroll Now' }).click();
    await expect(page).toHaveURL('/login?view=signup');
    await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
  });
}

for (const [width, columns] of [
  [360, 2],
  [1000, 3],
  [1280, 6],
] as const) {
  test(`the figures of a course stand in even rows at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/course/numerology-course');
    const figures = page.getByRole('listitem').filter({ hasText: 'average package' }).locator('..');
    const tops = await figures
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(6);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

test('Buy Now adds one more to the cart, and then goes straight to the checkout', async ({
  page,
}) => {
  await open(page, '/course/numerology-course');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expectToast(page, 'Proceed to Checkout!');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main')).toContainText('02');
  await expect(page.getByRole('main')).toContainText(rupees(2 * priceOf(101)));
  await page.goBack();
  await expect(page).toHaveURL('/course/numerology-course');
  await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
});

test('an unknown course shows a message at its own address', async ({ page }) => {
  for (const path of ['/course/xyz', '/course/numerology-courses', '/course/%3Cb%3E']) {
    await open(page, path);
    await expect(page.getByText('Course not found').first(), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await expect(page).toHaveTitle(/Course not found/);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expectAccessible(page);
});

test('the list of courses only says Coming Soon', async ({ page }) => {
  await open(page, '/courses');
  await expect(page.getByRole('main')).toHaveText('Coming Soon...');
  await expect(page.locator('a[href^="/course/"]')).toHaveCount(0);
  await expectAccessible(page);
});

test('the video makes no request to another host before it is played', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await open(page, '/course/numerology-course');
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual(['localhost']);
  await page.getByRole('button', { name: /play video/i }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await expect.poll(() => [...hosts]).toContain('www.youtube-nocookie.com');
});

test.describe('the syllabus', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Download Full Syllabus' });
  const form = (page: Page) => page.getByRole('form', { name: 'Download Full Syllabus' });
  const given = { full_name: 'Asha Rao', email: 'asha@example.com', phone_number: '9876543210' };
  const fill = async (page: Page, values: Partial<typeof given>) => {
    for (const [name, value] of Object.entries(values)) {
      await form(page).locator(`[name=${name}]`).fill(value);
    }
  };
  const send = (page: Page) => form(page).locator('button[type=submit]').click();

  test('is downloaded at once if there is a token', async ({ page }) => {
    await storeTexts(page, { token: 'a-token' });
    await open(page, '/course/astrology-course');
    const arriving = page.waitForEvent('download');
    await button(page).click();
    const download = await arriving;
    expect(new URL(download.url()).pathname).toBe('/syllabus/astrology-course.pdf');
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const file = await page.request.get('/syllabus/astrology-course.pdf');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('requires contact details from everybody else', async ({ page, api }) => {
    await open(page, '/course/numerology-course');
    const asked = await requestsDuring(page, async () => {
      await button(page).click();
      await expect(page.getByRole('dialog', { name: 'Download Full Syllabus' })).toBeVisible();
    });
    expect(asked.filter((path) => path.endsWith('.pdf'))).toEqual([]);
    await expectAccessible(page);

    const steps: [Partial<typeof given>, string][] = [
      [{}, 'Please fill all the fields.'],
      [{ full_name: given.full_name, email: 'asha@example' }, 'Please fill all the fields.'],
      [{ phone_number: '5876543210' }, 'Please enter a valid email.'],
      [{ email: given.email }, 'Please enter a valid 10-digit Indian phone number.'],
      [{ phone_number: '987654321' }, 'Please enter a valid 10-digit Indian phone number.'],
      [{ phone_number: given.phone_number, full_name: '  ' }, 'Please fill all the fields.'],
    ];
    for (const [values, text] of steps) {
      await fill(page, values);
      await send(page);
      await takeToast(page, text);
    }
    expect(api.sent).toEqual([]);

    await fill(page, given);
    const failure = 'An error occurred. Please try again.';
    const cases: [MockResponse, string][] = [
      [{ body: { status: false } }, 'Submission failed. Try again.'],
      [{ status: 500 }, failure],
      ['network error', failure],
    ];
    for (const [response, text] of cases) {
      api.responses['POST /book-demo-class'] = response;
      await send(page);
      await takeToast(page, text);
      await expect(form(page).locator('[name=phone_number]')).toHaveValue(given.phone_number);
    }
    api.responses['POST /book-demo-class'] = { body: { status: true } };
    const arriving = page.waitForEvent('download');
    await send(page);
    expect(new URL((await arriving).url()).pathname).toBe('/syllabus/numerology-course.pdf');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(api.sentTo('POST /book-demo-class').at(-1)?.body).toEqual({
      ...given,
      type: 'download syllabus',
    });
    await button(page).click();
    await expect(form(page).locator('[name=full_name]')).toHaveValue('');
  });
});
