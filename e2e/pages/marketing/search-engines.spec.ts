import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { priceOf } from '../../support/purchases/prices';

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

/** What the server sends of a page, without its scripts. */
async function sentPage(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const attributes = (selector: string, name: string) =>
      [...sent.querySelectorAll(selector)].map((element) => element.getAttribute(name)!);
    return {
      title: sent.title,
      content: Object.fromEntries(
        ['description', 'robots', 'og:title', 'og:description', 'og:url', 'og:image'].map(
          (name) => [
            name,
            attributes(`head :is(meta[name="${name}"], meta[property="${name}"])`, 'content')[0],
          ],
        ),
      ),
      canonical: attributes('head link[rel=canonical]', 'href'),
      manifest: attributes('head link[rel=manifest]', 'href')[0],
      things: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
      ),
      addresses: [...attributes('a[href]', 'href'), ...attributes('img[src]', 'src')],
    };
  }, html);
}

test('every public page describes itself, and all it links to exists', async ({
  page,
  request,
  baseURL,
}) => {
  const pages = new Map<string, Awaited<ReturnType<typeof sentPage>>>();
  for (const path of indexed) pages.set(path, await sentPage(page, request, path));

  await test.step('a title and a description of its own', async () => {
    for (const [path, { title, content, canonical }] of pages) {
      expect(content.description, path).toMatch(/.{30}/);
      expect(content['og:title'], path).toBe(title);
      expect(content['og:description'], path).toBe(content.description);
      expect(canonical, path).toEqual([new URL(path, baseURL).href]);
      expect(content['og:url'], path).toBe(canonical[0]);
      const image = content['og:image']!;
      const picture = await request.get(image);
      expect(picture.headers()['content-type'], image).toMatch(/^image\/(png|jpeg)/);
    }
    const all = [...pages.values()];
    expect(new Set(all.map(({ title }) => title)).size).toBe(indexed.length);
    expect(new Set(all.map(({ content }) => content.description)).size).toBe(indexed.length);

    expect((await sentPage(page, request, '/home')).canonical).toEqual([
      new URL('/', baseURL).href,
    ]);
    const unknown = await sentPage(page, request, '/course/xyz');
    expect(unknown.content.robots).toContain('noindex');
  });

  await test.step('structured data with all fields that its types require', () => {
    for (const [path, { things }] of pages) {
      for (const thing of things) {
        expect(thing['@context'], path).toBe('https://schema.org');
        checkThing(thing as Thing, path);
      }
    }
    const typesOn = (path: string) => pages.get(path)!.things.map((thing) => thing['@type']);
    expect(typesOn('/')).toContain('EducationalOrganization');
    expect(typesOn('/about')).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']));
    for (const path of ['/course/numerology-course', '/course/astrology-course']) {
      expect(typesOn(path)).toEqual(
        expect.arrayContaining(['Course', 'FAQPage', 'BreadcrumbList']),
      );
    }
    // The event has a date, so the page adds it in the browser.
    for (const path of ['/webinar/numerology-webinar', '/webinar/astrology-webinar']) {
      expect(typesOn(path)).toEqual(['BreadcrumbList']);
    }
    const course = pages
      .get('/course/numerology-course')!
      .things.find((thing) => thing['@type'] === 'Course');
    expect(course!.offers).toMatchObject({
      price: priceOf(101),
      priceCurrency: 'INR',
      category: 'Paid',
    });
  });

  await test.step('every picture, file and page that it links to exists', async () => {
    const checked = new Set<string>();
    for (const [path, { addresses }] of pages) {
      for (const address of addresses) {
        const { origin, pathname } = new URL(address, baseURL);
        if (origin !== baseURL || checked.has(pathname)) continue;
        checked.add(pathname);
        const response = await request.get(address);
        expect(response.status(), `${address} on ${path}`).toBe(200);
      }
    }
    expect(checked.size).toBeGreaterThan(20);
    const fromList = pages.get('/courses')!.addresses;
    expect(fromList.filter((address) => address.startsWith('/course/'))).toEqual([]);
  });

  await test.step('the manifest has icons for the home screen', async () => {
    const address = pages.get('/')!.manifest!;
    const manifest = (await (await request.get(address)).json()) as {
      name: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest.name).toMatch(/\S/);
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src, type } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type'], src).toContain(type);
    }
  });

  await test.step('the syllabus of each course is a PDF file', async () => {
    for (const course of ['numerology-course', 'astrology-course']) {
      const file = await request.get(`/syllabus/${course}.pdf`);
      expect(file.headers()['content-type']).toBe('application/pdf');
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
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
