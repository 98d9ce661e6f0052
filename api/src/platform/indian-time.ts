import { indianDay, startOfIndianDay } from 'shared/model/format';
import { DAY } from './durations';
import { invalid } from './errors';

export { indianDay, indianTime, startOfIndianDay } from 'shared/model/format';

export const indianMonth = (instant: Date): string => indianDay(instant).slice(0, 7);

/** Whether a text like `2026-02-29` is a day that exists. */
export function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day;
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

export const dayAfter = (day: string): string => daysAfter(day, 1);

/** The end of the business day so many later; Saturday and Sunday do not count. */
export function businessDaysAfter(from: Date, days: number): Date {
  let day = indianDay(from);
  for (let left = days; left > 0;) {
    day = dayAfter(day);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return startOfIndianDay(dayAfter(day));
}

const FURTHEST = 5 * 366 * DAY;
const EARLIEST = new Date('2000-01-01');

/**
 * A given time; without a zone, as a form has it, it is Indian. 422 for a time that does not exist, is more than five years
 * ahead, or in an earlier century.
 */
export function givenMoment(field: string, text: string, now: Date): Date {
  const at = new Date(/T\d\d:\d\d$/.test(text) ? `${text}+05:30` : text);
  if (!(at >= EARLIEST)) throw invalid({ [field]: ['Please enter day and hour.'] });
  if (at.getTime() - now.getTime() > FURTHEST) {
    throw invalid({ [field]: ['Please choose a time within five years.'] });
  }
  return at;
}
