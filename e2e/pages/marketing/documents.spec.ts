import { expectAccessible } from '../../support/axe';
import { priceOf, rupees } from '../../support/prices';
import { expect, open, test } from '../../support/test';

test('about us: figures, values, subjects, people and questions', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  for (const text of [
    '6000+',
    /200\+ five-star reviews/,
    /46\+ webinars in the last year/,
    '600%',
    'Trust',
    'Excellence with Affordability',
    'Student-Centric',
    'Our Commitment',
    'Vedic Astrology',
    'Numerology',
    'Palmistry',
    'Tarot Reading',
    'Face Reading',
    'Lal Kitab',
    'KP Astrology',
    'Nadi Astrology',
    'Prashna Kundali',
    'Vastu Shastra',
    'and more',
    '3-4 months',
    /100\+ hours/,
    '24,999',
    rupees(priceOf(101)),
    '4,999',
  ]) {
    await expect(main, String(text)).toContainText(text);
  }
  for (const name of [/highlights/i, /team/i, /testimonials/i]) {
    await expect(main.getByRole('heading', { name }).first()).toBeVisible();
  }

  const chips = main.getByRole('group', { name: 'Categories' }).getByRole('button');
  await expect(chips).toHaveText(['All', 'Students', 'Astro-Gurus', 'Influencers', 'General']);
  const questions = page
    .getByRole('region', { name: 'Frequently asked questions' })
    .getByRole('listitem');
  const all = await questions.allTextContents();
  const each: string[] = [];
  for (const [name, texts] of Object.entries({
    Students: [/3-6 months/, /3 hours/, /live and bilingual/],
    'Astro-Gurus': [/90% attendance/, /80% in the final exams/],
    Influencers: [/referral program/, /10% flat/, /Rs 1,000/, /between the 1st and 10th/],
    General: [/free live demo/],
  })) {
    await chips.filter({ hasText: name }).click();
    const shown = await questions.allTextContents();
    for (const text of texts) expect(shown.join(' ')).toMatch(text);
    each.push(...shown);
  }
  expect(each.sort()).toEqual([...all].sort());
  await chips.first().press('Enter');
  await expect(questions).toHaveCount(all.length);
  await expectAccessible(page);
});

for (const [path, heading, texts] of [
  [
    '/refund-policy',
    /refund/i,
    [/within 24 hours/, /10%/, /7 business days/, /7-10 business days/],
  ],
  ['/terms-of-service', /terms/i, [/18/, /90% attendance/, /80% in the final/]],
  ['/privacy-Policy', /privacy/i, [/your data/, /e-mail/i, /payment/i, /Data Protection Board/]],
] as const) {
  test(`${path} is a real document`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const text of texts) await expect(main, String(text)).toContainText(text);
    expect((await main.innerText()).length).toBeGreaterThan(1500);
    await expectAccessible(page);
  });
}

test('every picture, file and page that a public page links to exists', async ({ page }) => {
  const checked = new Set<string>();
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/tutor',
    '/webinar',
    '/course/astrology-course',
  ]) {
    await open(page, path);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], img[src]')]
        .map((each) => (each as HTMLAnchorElement).href || (each as HTMLImageElement).src)
        .filter((address) => address.startsWith(location.origin)),
    );
    for (const address of new Set(addresses)) {
      if (checked.has(address)) continue;
      checked.add(address);
      const response = await page.request.get(address);
      expect(response.status(), `${address} on ${path}`).toBe(200);
    }
  }
  expect(checked.size).toBeGreaterThan(20);
});
