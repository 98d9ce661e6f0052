import { siteUrl } from 'shared/model/config';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { calendarEvents, nextWebinars, secondsBetween } from './next-webinars';

const friday = new Date('2026-11-20T10:00:00+05:30');
const sunday = new Date('2026-11-22T00:00:00+05:30');
const having = (...ids: number[]) => ({ ids, scheduleIds: {}, days: {} });

test.each([
  { paid: [202], shown: [202], booked: true },
  { paid: [201, 202], shown: [201, 202], booked: true },
  { paid: [], shown: [201], booked: false },
])('with $paid paid, the next webinars are $shown', ({ paid, shown, booked }) => {
  const next = nextWebinars(having(...paid), friday);
  expect(next.webinars.map(({ id }) => id)).toEqual(shown);
  expect(next.booked).toBe(booked);
  expect(next.start).toEqual(sunday);
});

test.each([
  [new Date(sunday.getTime() - 1999), 1],
  [sunday, 0],
  [new Date(sunday.getTime() + 5000), 0],
])('from %s the seconds left are whole and never negative', (now, seconds) => {
  expect(secondsBetween(now, sunday)).toBe(seconds);
});

test('a ticket keeps its Sunday until the end of that day, and is over after it', () => {
  const ticket = { ...having(202), days: { 202: '2026-11-22' } };
  const next = nextWebinars(ticket, new Date('2026-11-22T09:00:00+05:30'));
  expect(next).toMatchObject({ booked: true, start: sunday, text: 'Sunday, 22 November 2026' });
  expect(calendarEvents(next)).toMatchObject([{ day: '2026-11-22' }]);
  expect(nextWebinars(ticket, new Date('2026-11-23T00:00:00+05:30')).booked).toBe(false);
});

test('a ticket has no date if the server gives none, or if its session was removed', () => {
  for (const paid of [
    { ...having(202), days: { 202: null } },
    { ...having(202), scheduleIds: { 202: 'gone' } },
  ]) {
    expect(nextWebinars(paid, friday)).toMatchObject({ booked: true, start: null });
  }
});

test('on a Sunday the next webinar is a week later', () => {
  expect(nextWebinars(having(), new Date('2026-11-22T09:00:00+05:30')).start).toEqual(
    new Date('2026-11-29T00:00:00+05:30'),
  );
});

test('a calendar entry names the webinar, its page and its day', () => {
  expect(calendarEvents(nextWebinars(having(202), friday))).toEqual([
    {
      uid: 'webinar-202-2026-11-22@localhost',
      title: 'Read Your Own Birth Chart',
      description: `Live webinar. Details: ${siteUrl}/webinar/astrology-webinar`,
      url: `${siteUrl}/webinar/astrology-webinar`,
      day: '2026-11-22',
    },
  ]);
});

describe('a webinar with sessions', () => {
  const session = { id: 'late', day: '2026-11-25', time: '19:30', minutes: 60, seats: 50 };
  const early = { ...session, id: 'early', day: '2026-11-21' };
  const [first, second] = shippedCatalogue.webinars;
  const catalogue = [first!, { ...second!, sessions: [session, early] }];
  const ticket = (id: string) => ({ ids: [202], scheduleIds: { 202: id }, days: {} });
  const next = (paid: Parameters<typeof nextWebinars>[0], now: Date) =>
    nextWebinars(paid, now, catalogue);

  test('a ticket keeps the day and hour of its session while it runs', () => {
    const running = new Date('2026-11-25T20:29:00+05:30');
    expect(next(ticket('late'), running)).toMatchObject({
      booked: true,
      text: 'Wednesday, 25 November 2026, 7:30 pm IST',
      start: new Date('2026-11-25T19:30:00+05:30'),
    });
    expect(next(ticket('late'), new Date('2026-11-25T20:30:00+05:30')).booked).toBe(false);
  });

  test('the webinar that begins first is shown, booked or on sale', () => {
    expect(next(having(), friday)).toMatchObject({ webinars: [{ id: 202 }], booked: false });
    const both = { ids: [201, 202], scheduleIds: { 202: 'late' }, days: {} };
    expect(next(both, friday)).toMatchObject({ webinars: [{ id: 201 }], start: sunday });
    expect(next(both, new Date('2026-11-22T09:00:00+05:30')).webinars).toMatchObject([{ id: 202 }]);
  });

  test('a ticket without a session has no date yet', () => {
    const waiting = next(having(202), friday);
    expect(waiting).toMatchObject({
      booked: true,
      start: null,
      text: 'We will send the date by WhatsApp within 24 hours.',
    });
    expect(calendarEvents(waiting)).toEqual([]);
  });

  test('its calendar entry has a time, and a uid that does not change with the day', () => {
    expect(calendarEvents(next(ticket('late'), friday))).toMatchObject([
      {
        uid: expect.stringMatching(/^webinar-202-late-1@/),
        start: new Date('2026-11-25T19:30:00+05:30'),
        minutes: 60,
      },
    ]);
  });
});
