import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatRupees } from 'shared/model/format';
import { courses, webinars } from 'shared/page';
import { fakeApi, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const [numerology] = courses;

const open = async (at = '/') => {
  const view = renderRemote(remote, { at });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

test.each(['/', '/home'])('%s shows the home page', async (at) => {
  await open(at);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Learn Occult Sciences & Earn UNLIMITED TODAY' }),
  ).toBeVisible();
});

test('begins with the widgets for students', async () => {
  const { container } = renderRemote(remote, {
    at: '/',
    slots: { welcome: () => <p>Next class</p> },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(container.textContent).toMatch(/^Next class/);
});

test('says who we are, what it costs, its results and its audience', async () => {
  const { container } = await open();
  for (const text of [
    /astrology/i,
    /numerology/i,
    /live-mentored courses/i,
    /webinars/i,
    /Hindi and English/,
    '4.9',
    '6 LPA+',
    /2 crore/,
    /50\+ years total experience/,
    /5\+ Astro-Gurus/,
    /certificate plus platform earning access/i,
    /earn up to Rs 2 Cr/i,
    /uncertified astrologers/i,
    /40k to 20L/,
    /per month/,
    /estimated investment/,
    formatRupees(numerology!.newPrice),
    '600%',
    /Rs 5000/,
    /free platform access/,
    /6k/,
    'FOR FREE',
  ]) {
    expect(container).toHaveTextContent(text);
  }
});

test('leads to courses and webinars', async () => {
  await open();
  const hrefs = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('Choose where to begin')).toEqual([
    '/course/numerology-course',
    '/course/astrology-course',
    '/webinar/numerology-webinar',
    '/webinar',
  ]);
  expect(hrefs('Teachers who still practise')).toEqual(
    expect.arrayContaining(['/course/numerology-course', '/course/astrology-course']),
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Numerology course' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/course/numerology-course');
});

test('both paths have the same canonical URL', async () => {
  for (const route of remote.routes.slice(0, 2)) {
    const page = await route.lazy();
    expect(page.meta?.({}).canonical).toBe('/');
  }
});

test('the journey has three steps', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'From first class to first client' });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enroll and complete training',
    'Certificate plus platform earning access',
    'Earn up to Rs 2 Cr',
  ]);
});

test('shows five features, in order', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'Special Features of Our Courses' });
  const cards = within(section).getAllByRole('listitem');
  expect(cards).toHaveLength(5);
  [
    /live plus recorded classes.*doubt solving via live chat.*year-long access/i,
    /certificates for all courses.*job help/i,
    /100% placement opportunity.*internship, job.*free premium marketplace access/i,
    /personalized mentorship.*via chat or call/i,
    /short duration of 2-3 months/i,
  ].forEach((text, index) => expect(cards[index]).toHaveTextContent(text));
});

test('four kinds of people can enroll', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'Who can Enroll' });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Uncertified astrologers', 'College students', 'Working people', 'Housewives']);
});

test('the promo card shows a course, and its button does nothing', async () => {
  const { requests } = fakeApi({});
  const { history } = await open();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/live mentorship.*numerology course/i);
  expect(within(card).getByText(formatRupees(numerology!.newPrice))).toBeVisible();
  expect(within(card).getByText(formatRupees(numerology!.oldPrice)).tagName).toBe('S');

  await userEvent.click(within(card).getByRole('button', { name: 'Comming Soon' }));

  expect(history.location.pathname).toBe('/');
  expect(requests).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the first section names the lowest prices of courses and webinars', async () => {
  await open();
  const lowest = (offers: readonly { newPrice: number }[]) =>
    formatRupees(Math.min(...offers.map(({ newPrice }) => newPrice)));
  expect(
    screen.getByText(`Courses from ${lowest(courses)}, webinars from ${lowest(webinars)}`),
  ).toBeVisible();
});

test('the demo class is marked as free', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Book a Live Demo Class FOR FREE' })).toContainElement(
    screen.getByRole('form', { name: 'Book a Live Demo Class' }),
  );
});

test('earnings, teachers and testimonials have their sections', async () => {
  await open();
  const earnings = screen.getByRole('region', { name: 'What the practice pays' });
  expect(earnings).toHaveTextContent(/40k to 20L estimated earning per month/);
  expect(within(earnings).getByRole('heading', { name: 'Testimonials' })).toBeVisible();
  expect(within(earnings).getByRole('list', { name: 'Testimonials' }).children).toHaveLength(4);
  const teachers = screen.getByRole('region', { name: 'Teachers who still practise' });
  expect(within(teachers).getAllByRole('listitem')).toHaveLength(5);
});

test.each([
  ['See the courses', '/courses'],
  ['Create your account', '/login?view=signup'],
  ['Become an Astro-Guru', '/tutor'],
  ['Sunday webinar', '/webinar'],
])('%s leads to %s', async (name, href) => {
  await open();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('beside the button, a link leads to the booking form of the page', async () => {
  renderRemote(remote, { at: '/' });
  const link = await screen.findByRole('link', { name: 'Reserve a free seat' });
  expect(link).toHaveAttribute('href', '#live-demo');
  const section = document.getElementById(link.getAttribute('href')!.slice(1))!.closest('section');
  expect(section).toContainElement(screen.getByRole('form', { name: 'Book a Live Demo Class' }));
});
