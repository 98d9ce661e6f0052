import type { MonthlyTotals } from 'shared/schemas';

export type SeriesKey = 'paid_course_amount' | 'paid_webinar_amount' | 'paid_transactions';

interface Series {
  key: SeriesKey;
  name: string;
  unit: 'rupees' | 'count';
}

export const revenueSeries: readonly Series[] = [
  { key: 'paid_course_amount', name: 'Course Revenue', unit: 'rupees' },
  { key: 'paid_webinar_amount', name: 'Webinar Revenue', unit: 'rupees' },
  { key: 'paid_transactions', name: 'Transactions', unit: 'count' },
];

/** A month may lack a figure; its bar is then empty. */
export function valueOf(month: MonthlyTotals, key: SeriesKey): number {
  return Number(month[key] ?? 0);
}

/** The greatest value of some series over all months. */
export function greatest(months: readonly MonthlyTotals[], keys: readonly SeriesKey[]): number {
  let max = 0;
  for (const month of months) for (const key of keys) max = Math.max(max, valueOf(month, key));
  return max;
}

/** Round steps from 0 to at least `max`, in about `steps` parts: 0, 20,000, 40,000, 60,000. */
export function scaleTicks(max: number, steps: number): number[] {
  const rough = Math.max(max, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    ([1, 2, 2.5, 5, 10].find((nice) => nice * power >= rough) ?? 10) * power,
  );
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Axis figures in Indian units: 950, 20k, 1.5L, 2Cr. */
export function shortFigure(value: number): string {
  const units = [
    [1e7, 'Cr'],
    [1e5, 'L'],
    [1e3, 'k'],
  ] as const;
  const unit = units.find(([size]) => value >= size);
  return unit ? `${Number((value / unit[0]).toFixed(2))}${unit[1]}` : String(value);
}
