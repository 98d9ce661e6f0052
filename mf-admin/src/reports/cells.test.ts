import { dateCell, rupeesCell } from './cells';

test.each([
  [9999, '₹9,999'],
  ['9999.00', '₹9,999'],
  [0, '₹0'],
  [null, '—'],
  [undefined, '—'],
  ['', '—'],
  ['free', 'free'],
])('the amount %p reads %s', (amount, text) => {
  expect(rupeesCell(amount)).toBe(text);
});

test.each([
  ['2025-08-01', '1 Aug 2025'],
  ['2025-08-01T20:00:00Z', '2 Aug 2025'],
  ['not a date', '—'],
  ['', '—'],
  [null, '—'],
])('the date %p reads %s', (value, text) => {
  expect(dateCell(value)).toBe(text);
});
