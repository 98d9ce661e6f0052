import { courseStart } from './course-start';

const course = {
  startDate: '2025-08-01',
  batches: [
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
  ],
};

test.each([
  [new Date('2025-07-31T23:59:00+05:30'), /^Starts on 1 Aug 2025$/],
  [new Date('2025-08-01T00:00:00+05:30'), /^We will send the date by WhatsApp within 24 hours\.$/],
])('the text without a known batch on %s', (now, text) => {
  expect(courseStart(course, undefined, now)).toMatch(text);
  expect(courseStart(course, 'withdrawn', now)).toMatch(text);
});

test('a bought batch shows its own days and time', () => {
  expect(courseStart(course, 'january', new Date('2025-10-01T00:00:00+05:30'))).toBe(
    'Mon–Fri, 7:30 pm IST, from 5 January 2026',
  );
});
