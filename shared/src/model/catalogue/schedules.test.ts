import type { PublicBatch, PublicSession } from '../schemas';
import {
  batchMeetings,
  batchText,
  purchasedWebinar,
  cancelledMeetings,
  nextBatch,
  nextMeeting,
  nextSession,
  publicCatalogue,
  scheduleKey,
  sessionMeeting,
  sessionText,
  webinarDates,
} from './index';
import { shippedCatalogue } from '../shipped-catalogue';

const batch: PublicBatch = {
  id: 'january',
  firstDay: '2026-01-05',
  lastDay: '2026-01-14',
  weekdays: [1, 2, 3, 4, 5],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats: 30,
};
const session: PublicSession = {
  id: 'november',
  day: '2026-11-29',
  time: '11:00',
  minutes: 90,
  seats: 200,
};

test('a batch meets on its weekdays at its time in India, whatever the local time zone', () => {
  const meetings = batchMeetings(batch);
  expect(meetings.map(({ start }) => start.toISOString().slice(0, 10))).toEqual(
    ['05', '06', '07', '08', '09', '12', '13', '14'].map((day) => `2026-01-${day}`),
  );
  expect(meetings[0]).toEqual({
    start: new Date('2026-01-05T14:00:00Z'),
    end: new Date('2026-01-05T15:00:00Z'),
    day: '2026-01-05',
    number: 1,
  });
});

test('a moved class keeps its day and number, and a cancelled one does not take place', () => {
  const changed_at = '2026-01-01T00:00:00.000Z';
  const changes = [
    { day: '2026-01-06', start: '2026-01-10T05:30:00.000Z', changed_at },
    { day: '2026-01-07', start: null, changed_at },
    { day: '2026-01-31', start: null, changed_at },
  ];
  const meetings = batchMeetings(batch, changes);
  expect(meetings.map(({ number }) => number)).toEqual([1, 4, 5, 2, 6, 7, 8]);
  expect(meetings[3]).toEqual({
    start: new Date('2026-01-10T05:30:00Z'),
    end: new Date('2026-01-10T06:30:00Z'),
    day: '2026-01-06',
    number: 2,
    changedAt: new Date(changed_at),
  });
  expect(cancelledMeetings(batch, changes)).toMatchObject([
    { start: new Date('2026-01-07T14:00:00Z'), number: 3 },
  ]);
});

test('a batch that ends before it begins has no classes, and a batch without end a limited number', () => {
  expect(batchMeetings({ ...batch, lastDay: '2026-01-01' })).toEqual([]);
  expect(batchMeetings({ ...batch, lastDay: '9999-12-31' }).length).toBeLessThan(800);
});

test('the next batch and the next session are those that begin next', () => {
  const later = { ...batch, id: 'march', firstDay: '2026-03-02', lastDay: '2026-03-31' };
  const batches = [later, batch];
  expect(nextBatch({ batches }, new Date('2026-01-05T13:59:59Z'))).toBe(batch);
  expect(nextBatch({ batches }, new Date('2026-01-05T14:00:00Z'))).toBe(later);
  expect(nextBatch({ batches }, new Date('2026-04-01T00:00:00Z'))).toBeNull();
  expect(nextBatch({ batches: [] }, new Date())).toBeNull();
  const sessions = [{ ...session, id: 'december', day: '2026-12-06' }, session];
  expect(nextSession({ sessions }, new Date('2026-11-28T00:00:00Z'))).toBe(session);
  expect(sessionMeeting(session).end).toEqual(new Date('2026-11-29T07:00:00Z'));
});

test('a full batch or session, marked by its key, is not the next one', () => {
  const catalogue = structuredClone(shippedCatalogue);
  catalogue.courses[0]!.batches = [
    batch,
    { ...batch, id: 'march', firstDay: '2026-03-02', lastDay: '2026-03-31' },
  ];
  catalogue.webinars[0]!.sessions = [session];
  const full = [scheduleKey('courses', 101, 'january'), scheduleKey('webinars', 201, session.id)];
  const { courses, webinars } = publicCatalogue(catalogue, full);
  const before = new Date('2026-01-01T00:00:00Z');
  expect(nextBatch(courses[0]!, before)?.id).toBe('march');
  expect(nextBatch(publicCatalogue(catalogue).courses[0]!, before)?.id).toBe('january');
  expect(nextSession(webinars[0]!, before)).toBeNull();
  expect(webinarDates(webinars[0]!, before)).toEqual({
    dateOfWebinar: 'We will send the date by WhatsApp within 24 hours.',
    formattedWebinarDate: '',
    targetDate: '',
  });
});

test.each([
  [[1, 2, 3, 4, 5], '19:30', 'Mon–Fri, 7:30\u00a0pm\u00a0IST, from 5\u00a0January 2026'],
  [[5, 1, 3], '00:05', 'Mon, Wed, Fri, 12:05\u00a0am\u00a0IST, from 5\u00a0January 2026'],
  [[6, 7], '12:00', 'Sat, Sun, 12:00\u00a0pm\u00a0IST, from 5\u00a0January 2026'],
  [[7, 6, 5, 4, 3, 2, 1], '09:00', 'Every day, 9:00\u00a0am\u00a0IST, from 5\u00a0January 2026'],
])('a batch on %j at %s in words', (weekdays, time, text) => {
  expect(batchText({ ...batch, weekdays, time })).toBe(text);
});

test('a session in words', () => {
  expect(sessionText(session)).toBe('Sunday, 29\u00a0November 2026, 11:00\u00a0am\u00a0IST');
});

test('a cancelled session is not sold, and its ticket says so', () => {
  const cancelled = { ...session, cancelled: true as const };
  const webinar = { id: 201, title: 'Numbers', urlTitle: 'numbers', sessions: [cancelled] };
  const before = new Date('2026-11-28T00:00:00Z');
  expect(nextSession(webinar, before)).toBeNull();
  // It was to be on the coming Sunday: who buys now gets another one.
  expect(purchasedWebinar(webinar, {}, before).day).toBe('2026-12-06');
  expect(webinarDates(webinar, before).formattedWebinarDate).toBe('2026-12-06');
  const ticket = purchasedWebinar(webinar, { scheduleId: session.id }, before);
  expect(ticket.when).toBe('Cancelled: Sunday, 29\u00a0November, 11:00\u00a0am\u00a0IST');
  expect(ticket).toMatchObject({ meetings: [], cancelled: [sessionMeeting(session)] });
  expect(nextMeeting([ticket], before)).toEqual({ state: 'over', bought: ticket });
});
