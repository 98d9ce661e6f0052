import { siteUrl } from 'shared/config';
import { calendarEvents, nextWebinars, secondsBetween } from './next-webinars';

const friday = new Date(2026, 10, 20, 10);
const sunday = new Date(2026, 10, 22);

test.each([
  { paid: [202], shown: [202], booked: true },
  { paid: [201, 202], shown: [201, 202], booked: true },
  { paid: [], shown: [201], booked: false },
])('with $paid paid, the next webinars are $shown', ({ paid, shown, booked }) => {
  const next = nextWebinars(paid, friday);
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

test('on a Sunday the next webinar is a week later', () => {
  expect(nextWebinars([], new Date(2026, 10, 22, 9)).start).toEqual(new Date(2026, 10, 29));
});

test('a calendar entry names the webinar, its page and its day', () => {
  expect(calendarEvents(nextWebinars([202], friday))).toEqual([
    {
      uid: 'webinar-202-2026-11-22@localhost',
      title: 'Read Your Own Birth Chart',
      description: `Live webinar. Details: ${siteUrl}/webinar/astrology-webinar`,
      url: `${siteUrl}/webinar/astrology-webinar`,
      start: sunday,
      minutes: 90,
    },
  ]);
});
