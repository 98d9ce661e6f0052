import { pollDelay } from './use-payment-result';

test('the wait grows from two seconds to half a minute', () => {
  const waits = [0, 1, 2, 5, 10].map((attempt) => pollDelay(attempt, null));
  expect(waits).toEqual([2000, 3000, 4500, 15187.5, 30_000]);
});

test('the server can make the wait longer, not shorter', () => {
  expect(pollDelay(0, 45)).toBe(45_000);
  expect(pollDelay(10, 1)).toBe(30_000);
});
