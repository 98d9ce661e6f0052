import { indianDay, indianTime as timeInIndia } from 'shared/model/format';
import { invalid } from './errors';

export { indianDay } from 'shared/model/format';

/** Reports use the days and months of India, which has no summer time. */
const OFFSET_MS = 5.5 * 3_600_000;

export const indianMonth = (instant: Date): string => indianDay(instant).slice(0, 7);

/** The first instant of a day, or null where the day does not exist. */
export function startOfIndianDay(day: string): Date | null {
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  return new Date(midnight.getTime() - OFFSET_MS);
}

export const dayAfter = (day: string): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10);

/** The Indian time of an instant, as exported files show it: `2026-11-22T09:41:26+05:30`. */
export const indianTime = (instant: string): string => timeInIndia(new Date(instant));

/** A given time; without a zone, as a form has it, it is Indian. 422 for a time that does not exist. */
export function givenMoment(field: string, text: string): Date {
  const at = new Date(/T\d\d:\d\d$/.test(text) ? `${text}+05:30` : text);
  if (Number.isNaN(at.getTime())) throw invalid({ [field]: ['Please enter day and hour.'] });
  return at;
}
