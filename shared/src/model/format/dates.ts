import type { InLanguage } from '../language';
import { words as ownWords } from './words';

/**
 * How a language says dates. The functions below say them in the language of the build; the server, which
 * writes to everybody, gives the words.
 */
export type DateWords = InLanguage<typeof ownWords>;

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const HALF_A_YEAR_MS = 183 * 86_400_000;

/**
 * '1 Aug 2025'. A day such as '2025-08-01' stays the same in every time zone; a point in time is
 * shown as its day in India.
 */
export function formatShortDate(value: string, words: DateWords = ownWords): string {
  return (DAY_ONLY.test(value) ? words.shortUtcDate : words.shortDate).format(new Date(value));
}

/** '5 March 2025', of a day `YYYY-MM-DD`. */
export const formatLongDay = (day: string, words: DateWords = ownWords): string =>
  words.longUtcDate.format(new Date(`${day}T00:00:00Z`));

/**
 * The same, but it does not break between day and month. For what is read at once, `now` is given: a day
 * within six months of it needs no year.
 */
export function formatDay(day: string, now?: Date, words?: DateWords): string {
  const [date = '', month = '', year = ''] = formatLongDay(day, words).split(' ');
  const isNear = now && Math.abs(Date.parse(day) - now.getTime()) < HALF_A_YEAR_MS;
  return `${date}\u00a0${month}${isNear ? '' : ` ${year}`}`;
}

/** '7:30 pm' of '19:30', which does not break. */
export function formatTime(time: string, words: DateWords = ownWords): string {
  const [hour, minutes = ''] = time.split(':');
  return words.time(Number(hour), minutes);
}

/** '1 Aug 2025, 3:04 pm', Indian time. The hour does not break. */
export const formatDateTime = (value: string, words?: DateWords): string =>
  `${formatShortDate(value, words)}, ${formatTime(indianTime(new Date(value)).slice(11, 16), words)}`;

/** India has no summer time. */
const AHEAD_MS = 5.5 * 3_600_000;

/** The day `YYYY-MM-DD` of an instant in India: the day that counts for everybody. */
export const indianDay = (instant: Date): string => indianTime(instant).slice(0, 10);

/** `2025-03-05T11:00:00+05:30` */
export const indianTime = (instant: Date | string): string =>
  `${new Date(new Date(instant).getTime() + AHEAD_MS).toISOString().slice(0, 19)}+05:30`;

/** The first instant of a day `YYYY-MM-DD` in India; an invalid date for another text. */
export const startOfIndianDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
