/** Indian days, `YYYY-MM-DD`, both included; an empty one is no limit. */
export interface Days {
  from_date: string;
  to_date: string;
}

export const periods = ['Today', '7 days', 'Month', 'Quarter', 'Financial year'] as const;
export type Period = (typeof periods)[number];

const written = (at: Date) => at.toISOString().slice(0, 10);

function shifted(day: string, days: number): string {
  const at = new Date(day);
  at.setUTCDate(at.getUTCDate() + days);
  return written(at);
}

export const dayBefore = (day: string): string => shifted(day, -1);

/** Whole months from this one on; the first is 0 and may be below or above a year. */
const months = (year: number, first: number, count: number): Days => ({
  from_date: written(new Date(Date.UTC(year, first, 1))),
  to_date: written(new Date(Date.UTC(year, first + count, 0))),
});

/** The days of the period that contains a day, or that ends with it. The financial year begins in April. */
export function daysOf(period: Period, day: string): Days {
  const [year = 0, number = 1] = day.split('-').map(Number);
  const month = number - 1;
  if (period === 'Today') return { from_date: day, to_date: day };
  if (period === '7 days') return { from_date: shifted(day, -6), to_date: day };
  if (period === 'Month') return months(year, month, 1);
  if (period === 'Quarter') return months(year, month - (month % 3), 3);
  return months(month < 3 ? year - 1 : year, 3, 12);
}

/** Which period these days are; null for others. */
export function periodOf({ from_date, to_date }: Days): Period | null {
  if (!from_date || !to_date) return null;
  return (
    periods.find(
      (period) =>
        daysOf(period, to_date).from_date === from_date &&
        daysOf(period, to_date).to_date === to_date,
    ) ?? null
  );
}
