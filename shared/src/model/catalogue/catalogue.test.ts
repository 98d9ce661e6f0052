import { comingSunday, datedWebinar, indianStates } from './index';

describe('the coming Sunday', () => {
  test.each([
    ['Monday', new Date(2025, 2, 3, 9), new Date(2025, 2, 9)],
    ['Tuesday', new Date(2025, 2, 4, 9), new Date(2025, 2, 9)],
    ['Wednesday', new Date(2025, 2, 5, 9), new Date(2025, 2, 9)],
    ['Thursday', new Date(2025, 2, 6, 9), new Date(2025, 2, 9)],
    ['Friday', new Date(2025, 2, 7, 9), new Date(2025, 2, 9)],
    ['Saturday', new Date(2025, 2, 8, 23, 59, 59, 999), new Date(2025, 2, 9)],
    ['Sunday at midnight', new Date(2025, 2, 9), new Date(2025, 2, 16)],
    ['Sunday', new Date(2025, 2, 9, 10), new Date(2025, 2, 16)],
    ['the last days of a year', new Date(2025, 11, 30), new Date(2026, 0, 4)],
  ])('seen from %s', (_day, now, expected) => {
    expect(comingSunday(now)).toEqual(expected);
  });
});

test('a webinar gets its three dates from the local clock', () => {
  const dated = datedWebinar({ id: 201 }, new Date(2025, 2, 3, 18, 30));
  expect(dated).toEqual({
    id: 201,
    dateOfWebinar: '9 March 2025',
    formattedWebinarDate: '2025-03-09',
    targetDate: '2025-03-09T00:00:00',
  });
  expect(new Date(dated.targetDate)).toEqual(new Date(2025, 2, 9));
});

test('37 states and union territories, each once, in alphabetical order', () => {
  expect(indianStates).toHaveLength(37);
  expect(new Set(indianStates).size).toBe(37);
  expect([...indianStates].sort()).toEqual([...indianStates]);
});
