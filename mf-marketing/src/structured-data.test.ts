import { breadcrumbs, faqPage, organization } from './structured-data';

test('the organization can be found and reached', () => {
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

test('each question carries its accepted answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }])[0]?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
    },
  ]);
});
