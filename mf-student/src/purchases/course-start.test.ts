import { courseStart } from './course-start';

test.each([
  [new Date(2025, 6, 31, 23, 59), /^Starts on 1 Aug 2025$/],
  [new Date(2025, 7, 1, 0, 0), /^Started on 1 Aug 2025$/],
  [new Date(2026, 0, 1), /^Started on 1 Aug 2025$/],
])('on %s', (now, text) => {
  expect(courseStart('2025-08-01', now)).toMatch(text);
});
