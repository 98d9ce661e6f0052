import { greatest, scaleTicks, shortFigure } from './revenue-series';

test.each([
  [0, 4, [0, 1]],
  [3, 2, [0, 2, 4]],
  [7, 4, [0, 2, 4, 6, 8]],
  [61000, 4, [0, 20000, 40000, 60000, 80000]],
  [100000, 4, [0, 25000, 50000, 75000, 100000]],
])('a scale up to %d in about %d steps', (max, steps, ticks) => {
  expect(scaleTicks(max, steps)).toEqual(ticks);
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

test('the greatest value counts only the series asked for', () => {
  const months = [
    { month: '2025-01', paid_course_amount: 10, paid_webinar_amount: 30, paid_transactions: 90 },
    { month: '2025-02', paid_course_amount: 20, paid_webinar_amount: 5, paid_transactions: 1 },
  ];
  expect(greatest(months, ['paid_course_amount', 'paid_webinar_amount'])).toBe(30);
  expect(greatest(months, ['paid_transactions'])).toBe(90);
  expect(greatest([], ['paid_transactions'])).toBe(0);
});
