import { CHART_HEIGHT } from 'shared/model/constants';
import { formatCount, formatRupees, formatShortDate } from 'shared/model/format';
import type { MonthlyTotals } from 'shared/model/schemas';

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

/** A month's figure in full, as the table writes it. */
export function figureText(month: MonthlyTotals, { key, unit }: Series): string {
  const value = month[key];
  return unit === 'rupees' ? formatRupees(value) : formatCount(value);
}

/** Whether it is a day, `YYYY-MM-DD`, and no month. */
export const isDay = ({ month }: Pick<MonthlyTotals, 'month'>): boolean => month.length > 7;

/** The name below its bars: a month as it is, and a day without its year, such as '28 Nov'. */
export const partName = (part: Pick<MonthlyTotals, 'month'>): string =>
  isDay(part) ? formatShortDate(part.month).replace(/ \d+$/, '') : part.month;

const STEPS = 2;

/** The scale of a series: round steps from 0 to at least its greatest value, such as 0, 20, 40. */
export function scaleTicks(months: readonly MonthlyTotals[], key: SeriesKey): number[] {
  let max = 0;
  for (const month of months) max = Math.max(max, month[key]);
  const rough = Math.max(max, 1) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((nice) => nice * power >= rough) ?? 10;
  const step = Math.ceil(factor * power);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A scale's figure in Indian units: 950, 20k, 1.5L, 2Cr. */
export function shortFigure(value: number): string {
  const units = [
    [1e7, 'Cr'],
    [1e5, 'L'],
    [1e3, 'k'],
  ] as const;
  const unit = units.find(([size]) => value >= size);
  return unit ? `${Number((value / unit[0]).toFixed(2))}${unit[1]}` : String(value);
}

/*
 * Each series has its own panel above one row of months: a course costs three hundred times as much
 * as a webinar ticket, so on a common scale the bars of the webinars could not be seen.
 */

/** Pixels of a panel: a line for its name, then the bars. `Dashboard.module.css` repeats the value. */
const PANEL_HEIGHT = 106;
const NAME_HEIGHT = 28;
const SPACE_BELOW = 4;

interface Panel {
  /** Distances from the chart's upper and lower edge, in pixels. */
  readonly top: number;
  readonly bottom: number;
}

// The type of `Object.fromEntries` does not keep the keys, which are the keys of the series.
export const panels = Object.fromEntries(
  revenueSeries.map(({ key }, index) => [
    key,
    {
      top: index * PANEL_HEIGHT + NAME_HEIGHT,
      bottom: CHART_HEIGHT - (index + 1) * PANEL_HEIGHT + SPACE_BELOW,
    },
  ]),
) as Record<SeriesKey, Panel>;

/** Where a value lies in its panel, in pixels from the top of the chart. */
export function heightIn({ top, bottom }: Panel, value: number, max: number): number {
  const floor = CHART_HEIGHT - bottom;
  return floor - (value / max) * (floor - top);
}
