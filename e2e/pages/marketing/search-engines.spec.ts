import type { Page } from '@playwright/test';
import { expect, open, test } from '../../support/test';
import { priceOf } from '../../support/prices';

const indexed = [
  '/',
  '/about',
  '/contact',
  '/tutor',
  '/courses',
  '/course/numerology-course',
  '/course/astrology-course',
  '/webinar',
  '/webinar/numerology-webinar',
  '/webinar/astrology-webinar',
  '/privacy-Policy',
  '/terms-of-service',
  '/refund-policy',
];

type Thing = Record<string, unknown> & { '@type': string };

/** The fields that consumers of schema.org data require for each type that we use. */
const required: Record<string, readonly string[]> = {
  EducationalOrganization: ['name', 'url'],
  PostalAddress: ['addressCountry', 'addressLocality', 'streetAddress'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Offer: ['price', 'priceCurrency', 'url', 'availability'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  Event: [
    'name',
    'startDate',
    'location',
    'eventAttendanceMode',
    'eventStatus',
    'organizer',
    'offers',
    'image',
    'description',
  ],
  VirtualLocation: ['url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Person: ['name'],
};

function checkThing(thing: Thing, where: string): void {
  const fields = required[thing['@type']];
  expect(fields, `${where}: ${thing['@type']} is a type we know`).toBeDefined();
  for (const field of fields!) {
    expect(thing[field], `${where}: ${field} of ${thing['@type']}`).toBeTruthy();
  }
  for (const [field, value] of Object.entries(thing)) {
    if (/^(url|image|item)$/.test(field)) {
      expect(URL.canParse(String(value)), `${where}: ${field} ${String(value)}`).toBe(true);
    }
    for (const part of [value].flat()) {
      if (part && typeof part === 'object') checkThing(part as Thing, where);
    }
  }
}

const thingsOn = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Thing,
  );

test('every public page has a title and a description of its own', async ({ page, request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of indexed) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const content = (selector: string) =>
      page.locator(`head ${selector}`).first().getAttribute('content');
    const origin = new URL(page.url()).origin;
    const description = await content('meta[name=description]');
    expect(description, path).toMatch(/.{30}/);
    expect(await content('meta[property="og:title"]'), path).toBe(await page.title());
    expect(await content('meta[property="og:description"]'), path).toBe(description);
    const canonical = await page.locator('head link[rel=canonical]').getAttribute('href');
    expect(canonical, path).toBe(new URL(path, origin).href);
    expect(await content('meta[property="og:url"]'), path).toBe(canonical);
    const image = (await content('meta[property="og:image"]'))!;
    const picture = await request.get(image);
    expect(picture.headers()['content-type'], image).toMatch(/^image\/(png|jpeg)/);
    titles.add(await page.title());
    descriptions.add(description!);
  }
  expect(titles.size).toBe(indexed.length);
  expect(descriptions.size).toBe(indexed.length);

  await page.goto('/home');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\/[^/]+\/$/);
  await open(page, '/course/xyz');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('structured data has all fields that its types require', async ({ page }) => {
  const found: Record<string, string[]> = {};
  for (const path of indexed) {
    await open(page, path);
    const things = await thingsOn(page);
    for (const thing of things) {
      expect(thing['@context'], path).toBe('https://schema.org');
      checkThing(thing, path);
    }
    found[path] = things.map((thing) => thing['@type']);
  }
  expect(found['/']).toContain('EducationalOrganization');
  expect(found['/about']).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']));
  for (const path of ['/course/numerology-course', '/course/astrology-course']) {
    expect(found[path]).toEqual(expect.arrayContaining(['Course', 'FAQPage', 'BreadcrumbList']));
  }
  for (const path of ['/webinar/numerology-webinar', '/webinar/astrology-webinar']) {
    expect(found[path]!.sort()).toEqual(['BreadcrumbList', 'Event']);
  }

  await open(page, '/webinar/numerology-webinar');
  const [webinar] = (await thingsOn(page)).filter((thing) => thing['@type'] === 'Event');
  expect(webinar!.startDate).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+05:30$/);
  expect(new Date(String(webinar!.startDate)).getTime()).toBeGreaterThan(Date.now() - 86_400_000);
  expect(webinar!.eventAttendanceMode).toBe('https://schema.org/OnlineEventAttendanceMode');
  expect(webinar!.offers).toMatchObject({ price: priceOf(201), priceCurrency: 'INR' });

  await open(page, '/course/numerology-course');
  const [course] = (await thingsOn(page)).filter((thing) => thing['@type'] === 'Course');
  expect(course!.offers).toMatchObject({
    price: priceOf(101),
    priceCurrency: 'INR',
    category: 'Paid',
  });
});

test('the site map names every indexed page, and robots.txt names the site map', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const named = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!));
  const paths = named.map(({ pathname }) => pathname);
  for (const path of indexed) expect(paths).toContain(path);
  for (const path of [
    '/cart',
    '/checkout',
    '/home',
    '/error',
    '/admin-login',
    '/payment-success',
  ]) {
    expect(paths).not.toContain(path);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${named[0]!.origin}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  expect(robots).toMatch(/^Disallow: \/dashboard\/$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});
