import { countdownParts } from './countdown-parts';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['2026-11-20T10:00:01Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-11-22T13:04:05Z', { days: 2, hours: 3, minutes: 4, seconds: 5 }],
  ['2026-11-20T10:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-11-19T10:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('until %s', (target, parts) => {
  expect(countdownParts(new Date(target), now)).toEqual(parts);
});
