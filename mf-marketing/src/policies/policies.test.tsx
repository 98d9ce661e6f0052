import { screen } from '@testing-library/react';
import { publicCatalogue } from 'shared/model/catalogue';
import { contact } from 'shared/model/config';
import { parsedPolicy } from 'shared/model/policies';
import { periods, periodSentence, periodText, type Period } from 'shared/model/retention';
import { setPageCatalogue } from 'shared/page';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';

test.each([
  [
    '/refund-policy',
    'Refund policy',
    [
      'within 24 hours of purchase',
      'more than 10% of the content',
      'within 7 business days',
      '7-10 business days',
    ],
  ],
  [
    '/terms-of-service',
    'Terms of service',
    [
      'minimum age is 18',
      'at least 6 characters',
      '6 digits',
      '120 seconds',
      'up to 3 hours after payment',
      '₹9,999',
      '₹25,000',
      '₹29',
      '₹499',
      'Early Bird Discount of ₹470',
      'when you have ticked all modules of the course in your dashboard and your batch has ended',
      '90% attendance and 80% in the final exams',
      'commission of 10% flat',
      'Rs 1,000',
      'between the 1st and 10th of the following month',
      'probation of 1 month',
      'notice of 1 month',
    ],
  ],
  [
    '/privacy-Policy',
    'Privacy policy',
    [
      'token and user',
      'cart',
      'what you typed into a checkout, without the password',
      'the time from which you can ask for another one-time code',
      'a mark that this device was signed in before',
      '+91',
      'New Delhi',
      'your data',
      'e-mail',
      'payment',
      'Data Protection Board',
    ],
  ],
])('%s shows its document with its figures', async (at, title, texts) => {
  const { container } = renderRemote(remote, { at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of texts) expect(container).toHaveTextContent(text);
  expect(container.textContent.length).toBeGreaterThan(1500);
});

test('the privacy page says of each record how long the server keeps it, and no other length', async () => {
  const { container } = renderRemote(remote, { at: '/privacy-Policy' });
  await screen.findByRole('heading', { level: 1 });
  const shown = Object.values<Period>(periods).filter(({ isTechnical }) => !isTechnical);
  for (const period of shown) expect(container).toHaveTextContent(periodSentence(period));
  const rest = shown.reduce(
    (text, period) => text.replace(periodSentence(period), ''),
    container.textContent,
  );
  const lengths = rest.match(/\b(\d+|a|two|three) (day|week|month|year|hour)s?\b/g);
  // The mark of a known device is kept by that rule too, the dashboard by the browser; the hours are for an answer.
  expect(lengths).toEqual([periodText(periods.knownDevice.days), '30 days', '24 hours']);
});

test('every entry of the contents leads to a section', async () => {
  const { container } = renderRemote(remote, { at: '/terms-of-service' });
  await screen.findByRole('heading', { level: 1 });
  const links = container.querySelectorAll<HTMLAnchorElement>('nav a');
  expect(links.length).toBeGreaterThan(5);
  const targets = Array.from(links, (link) => container.querySelector(link.hash));
  expect(targets).not.toContain(null);
  expect(new Set(targets).size).toBe(links.length);
});

test.each([
  ['/refund-policy', 1],
  ['/terms-of-service', 2],
  ['/privacy-Policy', 2],
])('%s links to our e-mail address and phone number', async (at, links) => {
  renderRemote(remote, { at });
  await screen.findByRole('heading', { level: 1 });
  const found = [
    ...screen.queryAllByRole('link', { name: contact.email }),
    ...screen.queryAllByRole('link', { name: contact.phone }),
  ];
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    [`mailto:${contact.email}`, `tel:${contact.phoneLink}`].slice(0, links),
  );
});

test('a published policy stands above its earlier versions, the shipped one last', async () => {
  const before = publicCatalogue(shippedCatalogue);
  const version = (since: string, text: string) => ({ since, ...parsedPolicy(text) });
  setPageCatalogue({
    ...before,
    details: {
      ...before.details,
      '/catalogue/refundPolicy.json': [
        version(
          '2026-12-01',
          'Ask {email}.\n\n## Now\n\n- See https://a.example/x.\n- <b>Bold</b>',
        ),
        { since: '2026-11-29' },
      ],
    },
  });
  renderRemote(remote, { at: '/refund-policy' });
  await screen.findByRole('heading', { level: 1, name: 'Refund policy' });
  expect(screen.getAllByRole('link', { name: contact.email })[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://a.example/x' })).toBeVisible();
  expect(screen.getByText('<b>Bold</b>')).toBeVisible();
  const earlier = screen.getAllByRole('group');
  expect(earlier.map((each) => each.querySelector('time')?.dateTime)).toEqual([
    '2026-11-29',
    '2025-08-01',
  ]);
  expect(earlier[0]).toHaveTextContent('within 24 hours of purchase');
  setPageCatalogue(before);
});
