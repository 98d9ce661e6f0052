import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Webinar } from 'shared/model/schemas';
import { createStore, readStoredState } from 'shared/store';
import { inLanguage, webinarDatesOn } from 'shared/model/catalogue';
import { webinarDetails } from 'shared/page';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { defineRemote } from 'shared/contract';
import { advance, fakeApi, MemoryRouter, renderRemote } from 'shared/testing';
import * as remote from '../routes';
import { WebinarDetails } from './WebinarPage';

const SATURDAY_NIGHT = new Date('2026-11-21T23:59:56+05:30');
const EXPIRED = 'Webinar date has expired. Ticket booking is closed.';

const open = async (urlTitle = 'numerology-webinar', now = SATURDAY_NIGHT) => {
  jest.useFakeTimers({ now });
  const page = renderRemote(remote, { at: `/webinar/${urlTitle}` });
  await advance(0);
  return page;
};

afterEach(() => jest.useRealTimers());

const countdown = () => screen.getByRole('timer', { name: 'Time until the webinar' }).textContent;
const tickets = () => screen.getAllByRole('button', { name: /Get Tickets|Webinar Expired/ });

test('an unknown webinar shows a message and keeps the URL', async () => {
  const { history } = await open('xyz');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Webinar not found');
  expect(history.location.pathname).toBe('/webinar/xyz');
});

describe.each(shippedCatalogue.webinars)('$title', (webinar) => {
  beforeEach(() => open(webinar.urlTitle));

  test('shows the invitation, the day, the price and the seats', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(webinar.title);
    for (const line of [webinar.webinarHerot1, webinar.webinarHerot2, webinar.webinarHerot3]) {
      expect(screen.getByText(line)).toBeVisible();
    }
    expect(screen.getByText('22 November 2026')).toHaveAttribute('datetime', '2026-11-22');
    expect(screen.getByText('₹29')).toBeVisible();
    expect(screen.getByText('₹499')).toBeVisible();
    expect(screen.getByText(String(webinar.webinarSeatsLeft)).parentElement).toHaveTextContent(
      `${webinar.webinarSeatsLeft} seats left`,
    );
  });

  test('shows agenda, lessons, video and an about section', () => {
    for (const text of [
      webinar.webinarAgendaFocus,
      webinar.webinarAgendaTitle,
      webinar.webinarAgendaDuration,
      webinar.webinarAgendaBonusA,
      webinar.webinarAgendaBonusB,
      webinar.webinarLearnIntro,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const lessons = screen.getByRole('region', { name: 'What you will learn' });
    expect(
      within(lessons)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...webinar.webinarLearnPoints]);
    expect(within(lessons).getByRole('link')).toHaveAttribute('href', webinar.webinarVideoLink);
    for (const name of ['The agenda', 'About this webinar']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(webinar.webinarVideoLink).toMatch(/youtube\.com\/|youtu\.be\//);
    const subject = webinar.urlTitle.startsWith('astrology') ? /astrology/i : /numerology/i;
    for (const text of [subject, /Hindi and English/, /live/i, /90 minutes/, /bonus/i]) {
      expect(document.body).toHaveTextContent(text);
    }
  });

  test('shows every past attendee', () => {
    const carousel = screen.getByRole('region', { name: 'Past attendees' });
    for (const { title, text, name, role } of webinar.webinarTestimonials) {
      for (const words of [title, text, name, role]) {
        expect(within(carousel).getByText(words)).toBeInTheDocument();
      }
    }
  });

  test('gives search engines the day in Indian time', () => {
    const data = document.querySelector('script[type="application/ld+json"]')!.textContent;
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Event',
      name: webinar.title,
      startDate: '2026-11-22T00:00:00+05:30',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: expect.stringMatching(/./) as string,
      description: expect.stringMatching(/./) as string,
      image: expect.stringMatching(/^https?:/) as string,
      organizer: { name: expect.stringMatching(/./) as string },
      location: { '@type': 'VirtualLocation', url: expect.stringContaining('/webinar/') as string },
      offers: {
        price: 29,
        priceCurrency: 'INR',
        url: expect.stringMatching(/^https?:/) as string,
        availability: expect.stringMatching(/./) as string,
      },
    });
  });
});

test.each([
  [SATURDAY_NIGHT, '00Days00Hours00Minutes04Seconds'],
  [new Date('2026-11-20T21:30:00+05:30'), '01Days02Hours30Minutes00Seconds'],
  // On a Sunday the next webinar is one week later.
  [new Date('2026-11-22T10:00:00+05:30'), '06Days14Hours00Minutes00Seconds'],
])('at %s the countdown reads %s', async (now, text) => {
  await open('numerology-webinar', now);
  expect(countdown()).toBe(text);
});

test('the countdown ticks each second and is not announced', async () => {
  await open();
  expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
  expect(countdown()).toMatch(/04Seconds$/);
  await advance(1000);
  expect(countdown()).toMatch(/03Seconds$/);
  await advance(1000);
  expect(countdown()).toMatch(/02Seconds$/);
});

test('Get Tickets passes the webinar and its dates to the ticket page', async () => {
  const { history } = await open();
  for (const button of tickets()) expect(button).toBeEnabled();
  act(() => tickets()[0]!.click());
  await advance(0);
  expect(history.location.pathname).toBe('/webinar-tickets/numerology-webinar');
  expect(history.location.state).toEqual({
    webinar: {
      ...inLanguage(shippedCatalogue.webinars[0], 'en'),
      ...webinarDatesOn('2026-11-22'),
    },
  });
});

test('after the date the sale is closed, and one message appears', async () => {
  const { history } = await open();
  await advance(3000);
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  expect(screen.getAllByText(/We will send you the hour/)).toHaveLength(2);
  await advance(1000);

  expect(tickets().map(({ textContent }) => textContent)).toEqual([
    'Webinar Expired',
    'Webinar Expired',
  ]);
  for (const button of tickets()) expect(button).toBeDisabled();
  expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
  expect(countdown()).toBe('00Days00Hours00Minutes00Seconds');
  // Only its room is left, which nobody sees.
  expect(screen.getAllByText(/We will send you the hour/)).toHaveLength(1);

  await advance(3000);
  expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
  await advance(10_000);
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  expect(history.location.pathname).toBe('/webinar/numerology-webinar');
});

test('a visit that begins on that Sunday is offered the webinar of the next Sunday', async () => {
  await open('numerology-webinar', new Date('2026-11-22T00:00:01+05:30'));
  for (const button of tickets()) expect(button).toHaveTextContent('Get Tickets');
  for (const button of tickets()) expect(button).toBeEnabled();
  expect(countdown()).toMatch(/^06Days/);
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});

test('the sale of a past webinar is closed from the beginning', async () => {
  jest.useFakeTimers({ now: SATURDAY_NIGHT });
  const dates = webinarDatesOn('2026-11-15');
  const Component = () => <WebinarDetails webinar={shippedCatalogue.webinars[0]!} dates={dates} />;
  const [route] = remote.routes;
  const routes = [{ ...route!, path: '/' as const, lazy: async () => ({ Component }) }];
  renderRemote(defineRemote({ name: 'mf-marketing', label: 'Webinars', routes }), { at: '/' });
  await advance(0);

  for (const button of tickets()) expect(button).toBeDisabled();
  expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
});

describe('a webinar with a session', () => {
  const session = { id: 'late', day: '2026-11-25', time: '19:30', minutes: 90, seats: 50 };
  const webinar = { ...shippedCatalogue.webinars[0]!, sessions: [session] };

  test('shows its day and hour, also to search engines, and sells tickets until it begins', async () => {
    jest.replaceProperty(
      // The type of the page's catalogue is read-only.
      webinarDetails('numerology-webinar') as { sessions: object[] },
      'sessions',
      [session],
    );
    await open('numerology-webinar', new Date('2026-11-25T19:29:56+05:30'));
    expect(screen.getByText('Wednesday, 25 November 2026, 7:30 pm IST')).toHaveAttribute(
      'datetime',
      '2026-11-25T19:30:00+05:30',
    );
    expect(screen.queryByText('The coming Sunday')).not.toBeInTheDocument();
    const data = document.querySelector('script[type="application/ld+json"]')!.textContent;
    expect(JSON.parse(data)).toMatchObject({
      startDate: '2026-11-25T19:30:00+05:30',
      endDate: '2026-11-25T21:00:00+05:30',
    });
    for (const button of tickets()) expect(button).toBeEnabled();
    await advance(5000);
    for (const button of tickets()) expect(button).toBeDisabled();
    jest.restoreAllMocks();
  });

  test('without free seats shows no day, and still sells tickets', async () => {
    jest.replaceProperty(
      // The type of the page's catalogue is read-only.
      webinarDetails('numerology-webinar') as { sessions: object[] },
      'sessions',
      [{ ...session, full: true }],
    );
    await open('numerology-webinar', new Date('2026-11-20T10:00:00+05:30'));
    expect(screen.getByText('We will send the date by WhatsApp within 24 hours.')).toBeVisible();
    expect(screen.queryByText(/coming Sunday|25 November|NaN/)).not.toBeInTheDocument();
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
    for (const button of tickets()) expect(button).toBeEnabled();
    jest.restoreAllMocks();
  });

  test('shows neither its day nor a Sunday when prerendered', () => {
    const html = prerendered(webinar);
    expect(html).toContain('<time>Day and hour in Indian time</time>');
    expect(html).not.toMatch(/coming Sunday|2026/);
  });
});

test('a ticket holder gets a link to the class', async () => {
  fakeApi({ 'POST /user/paid-webinar-ids': { body: { success: true, webinar_ids: [201] } } });
  const user = { id: 7, name: 'Asha Verma', slug: 'asha-verma', role_id: 1 };
  renderRemote(remote, { at: '/webinar/numerology-webinar', token: 'a-token', user });
  expect(await screen.findByRole('link', { name: 'Go to class' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mywebinar',
  );
});

const prerendered = (webinar: Webinar) =>
  renderToString(
    <Provider store={createStore(readStoredState())}>
      <MemoryRouter>
        <WebinarDetails webinar={webinar} dates={null} />
      </MemoryRouter>
    </Provider>,
  );

test('the prerendered page names no day', () => {
  const html = prerendered(shippedCatalogue.webinars[0]!);
  expect(html).toContain('––');
  expect(html.match(/The coming Sunday/g)).toHaveLength(1);
  expect(html).toContain('<time>The coming Sunday</time>');
  expect(html).not.toContain('application/ld+json');
});
