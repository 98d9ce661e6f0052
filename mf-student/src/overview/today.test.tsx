import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courses, webinars } from 'shared/page';
import { fakeApi, forgetTime } from 'shared/testing';
import { openDashboard, paying } from '../testing/dashboard';

const batch = {
  id: 'evening',
  firstDay: '2026-12-07',
  lastDay: '2026-12-31',
  weekdays: [1, 3],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 40,
};
const session = { id: 'monday', day: '2026-12-07', time: '19:45', minutes: 90, seats: 100 };
const classLink = 'https://meet.example.com/class';
const recording = {
  id: 1,
  type: 'recording',
  title: 'Class 1',
  link: 'https://video.example.com/1',
  added_at: '2026-12-07T15:30:00.000Z',
};

const at = (time: string) => jest.useFakeTimers({ now: new Date(time), advanceTimers: true });
const later = (time: string) =>
  act(() => {
    forgetTime();
    jest.setSystemTime(new Date(time));
    jest.advanceTimersByTime(60_000);
  });

beforeEach(() => {
  // The types of the published lists are read-only.
  jest.replaceProperty(courses[0] as { batches: object[] }, 'batches', [batch]);
  jest.replaceProperty(webinars[0] as { sessions: object[] }, 'sessions', [session]);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The answers for a student of the batch, the session, or both. */
function own(what: { course?: true; webinar?: true; certificate?: object }) {
  const responses = paying(what.course ? [101] : [], what.webinar ? [201] : []);
  Object.assign(responses['POST /user/paid-course-ids'].body, {
    schedules: [{ product_id: 101, schedule_id: batch.id }],
  });
  Object.assign(responses['POST /user/paid-webinar-ids'].body, {
    schedules: [{ product_id: 201, schedule_id: session.id }],
  });
  const data = { order_number: 'NK-1', modules_done: [1], certificate: what.certificate ?? null };
  return fakeApi({
    ...responses,
    'GET /classroom/webinar/201': {
      body: { success: true, data: { ...data, title: 'x', session, batch: null } },
    },
    'GET /classroom/course/101': {
      body: {
        success: true,
        data: {
          ...data,
          title: 'x',
          session: null,
          batch: { ...batch, classLink },
          materials: [recording],
        },
      },
    },
  });
}

const today = () => screen.findByRole('region', { name: 'Today' });

/** Presses "Add to calendar" and returns the file, with its folded lines joined. */
async function calendarOf(card: HTMLElement): Promise<string> {
  let file: Blob | undefined;
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:calendar';
  };
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(within(card).getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(file).toBeDefined());
  return (await file!.text()).replaceAll('\r\n ', '');
}

test('the own class is first, with Join from 15 minutes before until its end', async () => {
  at('2026-12-07T19:14:30+05:30');
  own({ course: true, webinar: true });
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByRole('heading')).toHaveTextContent('Numerology Course');
  expect(card).toHaveTextContent('Your next class');
  expect(card).toHaveTextContent('You can join here from Monday, 7 December, 7:15 pm IST.');
  expect(within(card).getByRole('list', { name: 'After that' })).toHaveTextContent(
    'Numerology in Daily LifeMonday, 7 December, 7:45 pm IST',
  );
  expect(within(card).queryByRole('link', { name: 'Join' })).toBeNull();
  later('2026-12-07T19:15:00+05:30');
  await waitFor(() =>
    expect(within(card).getByRole('link', { name: 'Join' })).toHaveAttribute('href', classLink),
  );
  expect(card).toHaveTextContent(/^Your class begins in 1[345] minutes/);
  later('2026-12-07T19:30:00+05:30');
  expect(card).toHaveTextContent('Live now');
  expect(within(card).getByRole('link', { name: 'Join' })).toBeVisible();
  later('2026-12-07T20:30:00+05:30');
  expect(within(card).getByRole('heading')).toHaveTextContent('Numerology in Daily Life');
});

test('between two classes: countdown, calendar, and the recording of the last class', async () => {
  at('2026-12-08T19:30:00+05:30');
  own({ course: true });
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByRole('timer')).toHaveTextContent('01Days00Hours00Minutes');
  expect(
    await within(card).findByRole('link', { name: 'Recording of the last class' }),
  ).toHaveAttribute('href', recording.link);
  const text = await calendarOf(card);
  // The classes of 9 to 30 December; the one of 7 December is over.
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7);
  expect(text).toContain('DTSTART:20261209T140000Z');
  expect(text).toContain('/dashboard/asha-verma/mycourse/numerology-course');
  expect(text).toContain('Join from Wednesday\\, 9\u00a0December 2026\\, 7:15\u00a0pm\u00a0IST');
});

test('after the last class the card says that all are over', async () => {
  at('2027-01-05T10:00:00+05:30');
  own({ course: true });
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByText('All classes of your course are over')).toBeVisible();
  expect(card).not.toHaveTextContent('Book a seat');
  expect(
    await within(card).findByText(/^All classes are over\. Next: tick .*\(1 of 5\)/),
  ).toBeVisible();
  expect(within(card).queryByRole('link', { name: 'Open certificate' })).toBeNull();
});

test('beside a coming webinar, the card names the course whose certificate is ready', async () => {
  at('2026-12-07T10:00:00+05:30');
  jest.replaceProperty(courses[0] as { batches: object[] }, 'batches', [
    { ...batch, firstDay: '2026-11-02', lastDay: '2026-11-30' },
  ]);
  own({
    course: true,
    webinar: true,
    certificate: { code: 'AAAAA', issued_at: '2026-12-01T00:00:00.000Z' },
  });
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByText(/^Your certificate is ready/)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Numerology Course' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mycourse/numerology-course',
  );
  expect(within(card).getByRole('link', { name: 'Open certificate' })).toHaveAttribute(
    'href',
    '/certificate/AAAAA',
  );
});

test('a day without an hour says how and by when the hour comes', async () => {
  at('2026-12-02T10:00:00+05:30');
  fakeApi(paying([102], [202]));
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByText('Sunday, 6 December')).toBeVisible();
  expect(card).toHaveTextContent('Your next webinar');
  expect(within(card).getByRole('heading')).toHaveTextContent('Read Your Own Birth Chart');
  await within(card).findByText('We will send the date by WhatsApp within 24 hours.');
  expect(card).toHaveTextContent(
    'We will send you the hour by e-mail, at the latest on Friday, 4 December.',
  );
  const lines = (await calendarOf(card)).trimEnd().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  // The hour is not known: the event takes the whole day, in any time zone.
  for (const wanted of [
    /^UID:webinar-202-.+@.+$/,
    /^DTSTAMP:20261202T0430\d\dZ$/,
    /^DTSTART;VALUE=DATE:20261206$/,
    /^SUMMARY:Read Your Own Birth Chart$/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(wanted));
  }
});

test('a course without a batch says when the date comes', async () => {
  fakeApi(paying([102]));
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByText('Your place is kept')).toBeVisible();
  expect(
    await within(card).findByText('We will send the date by WhatsApp within 24 hours.'),
  ).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('?text=Namaste'),
  );
});

test('no date is promised that others have waited for in vain', async () => {
  const data = { count: 3, since: '2020-01-01T00:00:00.000Z' };
  const waiting = 'GET /courses/102/waiting';
  const { requests } = fakeApi({ ...paying([102]), [waiting]: { body: { success: true, data } } });
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByText(/^We are late with the date/)).toBeVisible();
  expect(card).not.toHaveTextContent('24');
  expect(requests.filter(({ path }) => path === '/courses/102/waiting')).toHaveLength(1);
});

test('who owns nothing sees what can be booked, and no class as an own one', async () => {
  at('2026-12-05T10:00:00+05:30');
  fakeApi(paying());
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByText('Nothing booked yet')).toBeVisible();
  // The other webinar has its day, without an hour, before this session.
  expect(within(card).getByRole('link', { name: 'Read Your Own Birth Chart' })).toHaveAttribute(
    'href',
    '/webinar/astrology-webinar',
  );
  expect(within(card).getByRole('link', { name: 'Book a seat' })).toHaveAttribute(
    'href',
    '/webinar',
  );
  expect(card).not.toHaveTextContent('Your next');
});

test('a cancelled session says so, and is not called a webinar that was held', async () => {
  at('2026-12-05T19:00:00+05:30');
  jest.replaceProperty(webinars[0] as { sessions: object[] }, 'sessions', [
    { ...session, cancelled: true },
  ]);
  own({ webinar: true });
  openDashboard('overview');
  const card = await today();
  expect(await within(card).findByText('Your webinar does not take place')).toBeVisible();
  expect(card).toHaveTextContent('Cancelled: Monday, 7 December, 7:45 pm IST');
  expect(card).not.toHaveTextContent('Thank you');
  expect(within(card).getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  expect(within(card).queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('Join is there with the card, before its link has come', async () => {
  at('2026-12-07T19:20:00+05:30');
  let answer = (_: object) => {};
  const { responses } = own({ course: true });
  const room = responses['GET /classroom/course/101'] as object;
  responses['GET /classroom/course/101'] = new Promise((resolve) => (answer = resolve));
  openDashboard('overview');
  const join = await within(await today()).findByRole('link', { name: 'Join' });
  expect(join).toHaveAttribute('href', expect.stringMatching(/mycourse\/numerology-course$/));
  await act(async () => answer(room));
  expect(within(await today()).getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    classLink,
  );
});
