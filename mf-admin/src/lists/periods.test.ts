import { dayBefore, daysOf, periodOf, periods } from './periods';

test.each([
  ['Today', '2026-11-28', '2026-11-28', '2026-11-28'],
  ['7 days', '2026-11-03', '2026-10-28', '2026-11-03'],
  ['Month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['Quarter', '2026-11-28', '2026-10-01', '2026-12-31'],
  ['Quarter', '2027-01-01', '2027-01-01', '2027-03-31'],
  ['Financial year', '2026-11-28', '2026-04-01', '2027-03-31'],
  ['Financial year', '2027-03-31', '2026-04-01', '2027-03-31'],
  ['Financial year', '2027-04-01', '2027-04-01', '2028-03-31'],
] as const)('%s of %s', (period, day, from_date, to_date) => {
  expect(daysOf(period, day)).toEqual({ from_date, to_date });
});

test('days are recognised as their period, and lead to the one before', () => {
  for (const period of periods) {
    const days = daysOf(period, '2026-11-28');
    expect(periodOf(days)).toBe(period);
    const before = daysOf(period, dayBefore(days.from_date));
    expect(periodOf(before)).toBe(period);
    expect(before.to_date).toBe(dayBefore(days.from_date));
  }
  expect(periodOf({ from_date: '2026-11-02', to_date: '2026-11-28' })).toBeNull();
  expect(periodOf({ from_date: '', to_date: '' })).toBeNull();
});
