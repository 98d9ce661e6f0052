import { breadcrumbs, faqPage, organization, sharingPicture } from './structured-data';

test('the organization has its name, URL, phone number, address and social pages', () => {
  expect(organization).toMatchObject({
    '@type': 'EducationalOrganization',
    name: expect.any(String),
    url: expect.stringMatching(/^https?:\/\/.+\/$/),
    telephone: expect.stringMatching(/^\+91/),
    address: { '@type': 'PostalAddress', addressCountry: 'IN' },
  });
  for (const page of organization.sameAs) expect(page).toMatch(/^https:\/\//);
});

test('breadcrumbs are numbered from the home page', () => {
  const { itemListElement } = breadcrumbs({ name: 'About us', path: '/about' });
  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'About us'],
  ]);
  expect(itemListElement[1]?.item).toMatch(/^https?:\/\/[^/]+\/about$/);
});

test('each question has its accepted answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }])[0]?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
    },
  ]);
});

test.each([
  ['numerology-course', '/images/numerology-course.svg', '/og/numerology-course.png'],
  ['numerology-course', '/uploads/a-1024x576.webp', '/uploads/a-1024x576.webp'],
  ['tarot-course', '/uploads/a.webp', '/uploads/a.webp'],
  ['tarot-course', 'https://cdn.example/a-600x400.webp', 'https://cdn.example/a-600x400.webp'],
  ['tarot-course', '/uploads/a-90x90.webp', '/og/home.png'],
  ['tarot-course', '/images/numerology-course.svg', '/og/home.png'],
])('%s with the picture %s is shared with %s', (urlTitle, picture, shared) => {
  expect(sharingPicture(urlTitle, picture)).toBe(shared);
});

test('in another language, the addresses of pages begin with its prefix', () => {
  jest.isolateModules(() => {
    jest.doMock('shared/model/language', () => ({ prefix: '/hi' }));
    const { breadcrumbs, organization } =
      jest.requireActual<typeof import('./structured-data')>('./structured-data');
    const addresses = breadcrumbs({ name: 'About us', path: '/about' }).itemListElement.map(
      ({ item }) => new URL(item).pathname,
    );
    expect(addresses).toEqual(['/hi', '/hi/about']);
    expect(organization.url).toBe(new URL('/hi', organization.url).href);
  });
  jest.dontMock('shared/model/language');
});
