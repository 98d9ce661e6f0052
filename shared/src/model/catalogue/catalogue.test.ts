import { comingSunday, datedWebinar, indianStates, ticketDay } from './index';

describe('the coming Sunday in India', () => {
  test.each([
    ['Monday', '2025-03-03T09:00:00+05:30', '2025-03-09'],
    ['Tuesday', '2025-03-04T09:00:00+05:30', '2025-03-09'],
    ['Wednesday', '2025-03-05T09:00:00+05:30', '2025-03-09'],
    ['Thursday', '2025-03-06T09:00:00+05:30', '2025-03-09'],
    ['Friday', '2025-03-07T09:00:00+05:30', '2025-03-09'],
    ['Saturday', '2025-03-08T23:59:59.999+05:30', '2025-03-09'],
    ['Sunday at midnight', '2025-03-09T00:00:00+05:30', '2025-03-16'],
    ['Sunday', '2025-03-09T10:00:00+05:30', '2025-03-16'],
    ['Sunday night', '2025-03-09T23:59:59+05:30', '2025-03-16'],
    ['the last days of a year', '2025-12-30T00:00:00+05:30', '2026-01-04'],
  ])('seen from %s', (_day, now, expected) => {
    expect(comingSunday(new Date(now))).toBe(expected);
    // The buyer's ticket names the same day as the page.
    expect(ticketDay({}, new Date(now))).toBe(expected);
  });
});

test('a webinar gets its three dates in Indian time', () => {
  const dated = datedWebinar({ id: 201 }, new Date('2025-03-08T18:29:59Z'));
  expect(dated).toEqual({
    id: 201,
    dateOfWebinar: '9 March 2025',
    formattedWebinarDate: '2025-03-09',
    targetDate: '2025-03-09T00:00:00+05:30',
  });
  expect(new Date(dated.targetDate)).toEqual(new Date('2025-03-08T18:30:00Z'));
});

test('37 states and union territories, each once, in alphabetical order', () => {
  expect(indianStates).toHaveLength(37);
  expect(new Set(indianStates).size).toBe(37);
  expect([...indianStates].sort()).toEqual([...indianStates]);
});
