import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { test } from '../../support/mocked';
import { priceOf, rupees } from '../../support/prices';
import { expect, holdRequests, open, requestsDuring } from '../../support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const formIn = (place: Page | Locator, name: string) => place.getByRole('form', { name });

test('the page says who we are, what it costs, its results and its audience', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Learn Occult Sciences & Earn UNLIMITED TODAY',
  );
  for (const text of [
    /astrology/i,
    /numerology/i,
    /live-mentored courses/i,
    /webinars/i,
    /Hindi and English/,
    '4.9',
    '6 LPA+',
    /2 crore/,
    '50+',
    /years total experience/,
    '5+',
    'Astro-Gurus',
    'Enroll and complete training',
    /certificate plus platform earning access/i,
    /earn up to Rs 2 Cr/i,
    /live plus recorded/i,
    /doubt solving via live chat/i,
    /year-long access/i,
    /certificates for all courses/i,
    /job help/i,
    /100% placement/,
    /free premium marketplace access/i,
    /personalized mentorship/i,
    /chat or call/i,
    /2-3 months/,
    /uncertified astrologers/i,
    /college students/i,
    /working people/i,
    /housewives/i,
    /40k to 20L/,
    /per month/,
    /estimated investment/,
    rupees(priceOf(101)),
    '600%',
    /Rs 5000/,
    /free platform access/,
    /6k/,
    'FOR FREE',
  ]) {
    await expect(main, String(text)).toContainText(text);
  }
  const features = page.getByRole('region', { name: 'Special Features of Our Courses' });
  await expect(features.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Who can Enroll' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Book a Live Demo Class' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: /teachers/i })).toBeVisible();

  const promo = main.getByRole('article').filter({ hasText: 'Comming Soon' });
  await expect(promo).toContainText(/live mentorship/i);
  await expect(promo).toContainText(/numerology/i);
  await expect(promo.locator('s, del')).toHaveText(/25,?000/);
  await expect(promo).toContainText(rupees(priceOf(101)));
  const asked = await requestsDuring(page, async () => {
    await promo.getByRole('button', { name: 'Comming Soon', exact: true }).click();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  });
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-toast]')).toHaveCount(0);

  await expectAccessible(page);
  await main.getByRole('link', { name: 'See the courses' }).click();
  await expect(page).toHaveURL('/courses');
  await page.goBack();
  await main.getByRole('link', { name: 'Create your account' }).click();
  await expect(page).toHaveURL('/login?view=signup');
  await expect(formIn(page, 'Sign up')).toBeVisible();
});

test('a phone shows a price in the first view, and a teacher within three', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/course/numerology-course', '/course/astrology-course']) {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText(/₹\d/).first(), path).toBeInViewport({ ratio: 1 });
    const teacher = main.getByText(/Ritu Khandelwal|Acharya Devendra Shukla/).first();
    expect((await teacher.boundingBox())!.y, path).toBeLessThan(3 * 740);
  }
});

test('a press on a button before the page is interactive is not lost', async ({ page }) => {
  const release = await holdRequests(page, '**/shell/*/js/main*');
  await page.goto('/', { waitUntil: 'commit' });
  const pressed = page.getByRole('button', { name: 'Request Callback' }).click();
  release();
  await pressed;
  await expect(dialog(page, 'Request Callback')).toBeVisible();
});
