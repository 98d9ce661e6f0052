import { scaleTicks, shortFigure } from './revenue-series';

const monthWith = (paid_course_amount: number) => ({
  month: '2025-01',
  paid_course_amount,
  paid_webinar_amount: 1_000_000,
  paid_transactions: 3,
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 2, 4]],
  [25, [0, 15, 30]],
  [61000, [0, 40000, 80000]],
  [100000, [0, 50000, 100000]],
])('the scale of a series up to %d', (max, ticks) => {
  expect(scaleTicks([monthWith(0), monthWith(max)], 'paid_course_amount')).toEqual(ticks);
});

test('the scale without months', () => {
  expect(scaleTicks([], 'paid_course_amount')).toEqual([0, 1]);
});

test.each([
  [0, '0'],
  [950, '950'],
  [20000, '20k'],
  [150000, '1.5L'],
  [20000000, '2Cr'],
])('%d is written %s on a scale', (value, text) => {
  expect(shortFigure(value)).toBe(text);
});
