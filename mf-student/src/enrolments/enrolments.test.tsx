import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courses, webinars } from 'shared/page';
import { fakeApi } from 'shared/testing';
import { noWaiting, openDashboard, paying } from '../testing/dashboard';

const pages = [
  {
    page: 'mycourse',
    call: '/user/paid-course-ids',
    field: 'course_ids',
    ids: [101, 102],
    titles: ['Numerology Course', 'Astrology Course'],
    heading: 'My courses',
    nothing: 'No courses yet',
    browse: '/courses',
  },
  {
    page: 'mywebinar',
    call: '/user/paid-webinar-ids',
    field: 'webinar_ids',
    ids: [201, 202],
    titles: ['Numerology in Daily Life', 'Read Your Own Birth Chart'],
    heading: 'My webinars',
    nothing: 'No webinars yet',
    browse: '/webinar',
  },
] as const;

describe.each(pages)('$page', ({ page, call, field, ids, titles, heading, nothing, browse }) => {
  const paidFor = (paid: unknown[], success = true) => ({
    ...noWaiting,
    [`POST ${call}`]: { body: { success, [field]: paid } },
  });
  const card = (title: string) => screen.queryByRole('button', { name: title });

  test('lists the paid items, even if the ids are strings', async () => {
    const { requests } = fakeApi(paidFor([String(ids[0]), 999]));
    openDashboard(page);
    expect(await screen.findByRole('button', { name: titles[0] })).toBeVisible();
    expect(card(titles[1])).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(requests[0]).toMatchObject({ method: 'POST', path: call, body: { user_id: 7 } });
  });

  test('searches by title', async () => {
    fakeApi(paidFor([...ids, 999]));
    openDashboard(page);
    expect(await screen.findByRole('button', { name: titles[0] })).toBeVisible();
    const listed = screen.getAllByRole('heading', { level: 2 });
    expect(listed.map(({ textContent }) => textContent)).toEqual(titles);
    await userEvent.type(screen.getByRole('searchbox'), titles[1].slice(0, 5).toUpperCase());
    expect(card(titles[0])).not.toBeInTheDocument();
    expect(card(titles[1])).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), ' nothing like it');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(card(titles[0])).toBeVisible();
  });

  test('a paid item opens the welcome dialog with the WhatsApp group', async () => {
    fakeApi(paidFor([...ids]));
    openDashboard(page);
    await userEvent.click(await screen.findByRole('button', { name: titles[0] }));
    const dialog = screen.getByRole('dialog', { name: `Welcome to ${titles[0]}` });
    expect(dialog).toHaveTextContent('WhatsApp group');
    const group = within(dialog).getByRole('link', { name: 'Join the WhatsApp group' });
    expect(group).toHaveAttribute('href', expect.stringContaining('https://chat.whatsapp.com/'));
    expect(group).toHaveAttribute('target', '_blank');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['nothing is paid', paidFor([])],
    ['the answer is a refusal', paidFor([...ids], false)],
    ['the answer is no list', { [`POST ${call}`]: { body: { success: true, [field]: '101' } } }],
    ['the answer is empty', { [`POST ${call}`]: { body: {} } }],
    ['the answer has no list', { [`POST ${call}`]: { body: { success: true } } }],
    ['the answer has no body', { [`POST ${call}`]: {} }],
  ])('shows an empty list with links to other pages when %s', async (_, responses) => {
    fakeApi(responses);
    openDashboard(page);
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Browse/ })).toHaveAttribute('href', browse);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(card(titles[0])).not.toBeInTheDocument();
    expect(document.querySelector('[data-toast]')).toBeNull();
    if (page === 'mycourse') {
      expect(screen.getByRole('link', { name: 'Start learning' })).toHaveAttribute(
        'href',
        '/dashboard/asha-verma/explorecourse',
      );
    }
  });

  test.each([{ status: 500 }, { status: 502, text: '<html>' }, 'network error' as const])(
    'shows a failed request (%j), and can retry it',
    async (response) => {
      const { responses } = fakeApi({ [`POST ${call}`]: response });
      openDashboard(page);
      expect(await screen.findByRole('alert')).toHaveTextContent('could not load');
      expect(card(titles[0])).not.toBeInTheDocument();
      expect(document.querySelector('[data-toast]')).toBeNull();
      expect(screen.getByRole('link', { name: /^Browse/ })).toHaveAttribute('href', browse);
      Object.assign(responses, paidFor([...ids]));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: titles[0] })).toBeVisible();
    },
  );

  test('without a stored user id, warns on the console, sends no request and stays empty', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { requests } = fakeApi({});
    openDashboard(page, { name: 'Asha Verma', role_id: 1 });
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(warn).toHaveBeenCalledWith('User not logged in');
    expect(requests).toEqual([]);
  });
});

describe('an item that was bought for a date', () => {
  const day = '2026-11-29';
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(`${day}T11:30:00+05:30`), advanceTimers: true });
    jest.replaceProperty(
      // The type of the published lists is read-only.
      webinars[0] as { sessions: object[] },
      'sessions',
      [{ id: 'november', day, time: '11:00', minutes: 90, seats: 200 }],
    );
    jest.replaceProperty(courses[0] as { batches: object[] }, 'batches', [
      {
        id: 'january',
        firstDay: '2026-01-05',
        lastDay: '2026-03-27',
        weekdays: [1, 2, 3, 4, 5],
        time: '19:30',
        minutes: 60,
        language: 'Hindi',
        seats: 30,
      },
    ]);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const bought = (product_id: number, schedule_id: string) => {
    const responses = paying([101], [201]);
    const body = { schedules: [{ product_id, schedule_id }] };
    for (const kind of ['course', 'webinar'] as const) {
      Object.assign(responses[`POST /user/paid-${kind}-ids`].body, body);
    }
    fakeApi(responses);
  };

  test('a ticket shows the day of its session, even while the session runs', async () => {
    bought(201, 'november');
    openDashboard('mywebinar');
    expect(await screen.findByText('Live on Sunday, 29 November, 11:00 am IST')).toBeVisible();
  });

  test('a course shows the days and time of its batch', async () => {
    bought(101, 'january');
    openDashboard('mycourse');
    expect(await screen.findByText('Mon–Fri, 7:30 pm IST, from 5 January 2026')).toBeVisible();
  });
});
