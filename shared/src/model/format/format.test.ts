import {
  formatClock,
  formatCount,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatRupees,
  formatShortDate,
  formatTime,
  padTwo,
  readPaise,
} from './index';

test.each([
  [0, '₹0'],
  [29, '₹29'],
  [9999, '₹9,999'],
  [25000, '₹25,000'],
  [2500000, '₹25,00,000'],
  [29.5, '₹29.50'],
  [29.99, '₹29.99'],
])('%d rupees read %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text);
});

test.each([
  ['1234.57', 123_457],
  ['20.42', 2042],
  ['1,000', 100_000],
  ['1000.50', 100_050],
  ['499.5', 49_950],
  ['1,00,000.01', 10_000_001],
  ['₹6,998.50', 699_850],
  [' Rs. 29 ', 2900],
  ['४९९.५०', 49_950],
  ['0', 0],
])('%j is read as %d paise', (text, paise) => {
  expect(readPaise(text)).toBe(paise);
});

test.each([
  '',
  ' ',
  '1.005',
  '1,5',
  '1,50',
  '10,00',
  '1 000',
  '-5',
  '1e3',
  '.5',
  '5.',
  'NaN',
  '₹',
  '1e-7',
  '10000000.01',
  '1,00,00,001',
])('%j is not read as an amount', (text) => {
  expect(readPaise(text)).toBeNull();
});

test('every amount is read as it is written, with and without grouping', () => {
  for (let paise = 1; paise <= 1e9; paise += 1 + Math.floor(paise / 97)) {
    expect(readPaise(String(paise / 100))).toBe(paise);
    expect(readPaise(formatRupees(paise / 100))).toBe(paise);
  }
});

test.each([
  [0, '0'],
  [-950, '-950'],
  [1000, '1,000'],
  [10_099, '10,099'],
  [1_234_567, '12,34,567'],
])('the count %d reads %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test('rupees have the format of Intl.NumberFormat', () => {
  const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  for (let paise = -20_012; paise < 1e12; paise += 1 + Math.floor(Math.abs(paise) / 37)) {
    const expected = whole.format(paise / 100).replace(/\.00$/, '');
    expect(formatRupees(paise / 100)).toBe(expected);
  }
});

test('a day is the same day in every time zone', () => {
  expect(formatShortDate('2025-08-01')).toBe('1 Aug 2025');
  expect(formatShortDate('2025-01-31')).toBe('31 Jan 2025');
});

test('a moment is shown as the day in India', () => {
  expect(formatShortDate('2025-08-01T20:00:00Z')).toBe('2 Aug 2025');
  expect(formatShortDate('2025-08-01T12:00:00.000Z')).toBe('1 Aug 2025');
});

test('a long date has the full name of the month', () => {
  expect(formatLongDay('2025-03-05')).toBe('5 March 2025');
});

test('a day without a break between its number and its month has no year within six months', () => {
  expect(formatDay('2025-03-05')).toBe('5\u00a0March 2025');
  expect(formatDay('2025-03-05', new Date('2024-09-10T00:00:00Z'))).toBe('5\u00a0March');
  expect(formatDay('2025-03-05', new Date('2025-08-30T00:00:00Z'))).toBe('5\u00a0March');
  expect(formatDay('2025-03-05', new Date('2024-08-30T00:00:00Z'))).toBe('5\u00a0March 2025');
});

test.each([
  ['00:05', '12:05\u00a0am'],
  ['12:00', '12:00\u00a0pm'],
  ['19:30', '7:30\u00a0pm'],
])('the hour %s does not break: %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test('a date with time is Indian time on a twelve-hour clock', () => {
  expect(formatDateTime('2025-08-01T09:34:00Z')).toBe('1 Aug 2025, 3:04\u00a0pm');
  expect(formatDateTime('2025-08-01T18:30:00Z')).toBe('2 Aug 2025, 12:00\u00a0am');
});

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [60, '01:00'],
  [119, '01:59'],
  [120, '02:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

test('padTwo fills up to two digits', () => {
  expect([0, 3, 12, 100].map(padTwo)).toEqual(['00', '03', '12', '100']);
});
