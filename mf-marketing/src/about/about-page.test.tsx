import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteQuestionCategories } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { renderRemote } from 'shared/testing';
import { courseFee } from '../claims/fees';
import * as remote from '../routes';

const { questions } = shippedCatalogue;

const open = async () => {
  renderRemote(remote, { at: '/about' });
  await screen.findByRole('heading', { level: 1 });
};

const shownQuestions = () =>
  within(screen.getByRole('region', { name: 'Frequently asked questions' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the chips are in order, and All is selected first', async () => {
  await open();
  const chips = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Students',
    'Astro-Gurus',
    'Influencers',
    'General',
  ]);
  expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
  expect(shownQuestions()).toEqual(questions.map(({ question }) => question));
});

test.each(siteQuestionCategories)(
  'the category %s shows only its own questions',
  async (category) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: category }));
    expect(shownQuestions()).toEqual(
      questions.filter((entry) => entry.category === category).map(({ question }) => question),
    );
    screen.getByRole('button', { name: 'All' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(shownQuestions()).toHaveLength(questions.length);
  },
);

test('names the figures of the school, and leads to its two courses', async () => {
  await open();
  for (const text of [
    /6000\+/,
    /200\+ five-star reviews/,
    /46\+ webinars in the last year/,
    /600%/,
  ]) {
    expect(document.body).toHaveTextContent(text);
  }
  const subjects = within(screen.getByRole('region', { name: 'Subjects we teach' }));
  expect(subjects.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/course/astrology-course',
    '/course/numerology-course',
  ]);
});

test.each([
  [
    'What we hold to',
    ['Trust', 'Excellence with Affordability', 'Student-Centric', 'Our Commitment'],
  ],
  [
    'Subjects we teach',
    [
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
    ],
  ],
  ['Course highlights', ['3-4 months', '100+ hours', '24,999', courseFee, '4,999']],
  ['The team', ['Founder']],
  ['Testimonials', ['My mentor']],
  [
    'Frequently asked questions',
    [
      '3-6 months',
      'up to 3 hours',
      '90% attendance',
      '80% in the final exams',
      'referral program',
      '10% flat',
      'Rs 1,000',
      'between the 1st and 10th of the following month',
      'free live demo',
      'live and bilingual',
    ],
  ],
])('the section %s contains its facts', async (name, texts) => {
  await open();
  const section = screen.getByRole('region', { name });
  for (const text of texts) expect(section).toHaveTextContent(text);
});
