const INDIA = 'Asia/Kolkata';

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDate = new Intl.DateTimeFormat('en-IN', { ...shortDay, timeZone: INDIA });
const shortUtcDate = new Intl.DateTimeFormat('en-IN', { ...shortDay, timeZone: 'UTC' });
const longUtcDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dateTime = new Intl.DateTimeFormat('en-IN', {
  ...shortDay,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: INDIA,
});

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const HALF_A_YEAR_MS = 183 * 86_400_000;

/**
 * '1 Aug 2025'. A day such as '2025-08-01' stays the same in every time zone; a point in time is
 * shown as its day in India.
 */
export function formatShortDate(value: string): string {
  return (DAY_ONLY.test(value) ? shortUtcDate : shortDate).format(new Date(value));
}

/** '5 March 2025', of a day `YYYY-MM-DD`. */
export const formatLongDay = (day: string): string =>
  longUtcDate.format(new Date(`${day}T00:00:00Z`));

/**
 * The same, but it does not break between day and month. For what is read at once, `now` is given: a day
 * within six months of it needs no year.
 */
export function formatDay(day: string, now?: Date): string {
  const [date = '', month = '', year = ''] = formatLongDay(day).split(' ');
  const isNear = now && Math.abs(Date.parse(day) - now.getTime()) < HALF_A_YEAR_MS;
  return `${date}\u00a0${month}${isNear ? '' : ` ${year}`}`;
}

/** '7:30 pm' of '19:30', which does not break. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${half}`;
}

/** '1 Aug 2025, 3:04 pm', Indian time. The hour does not break. */
export function formatDateTime(value: string): string {
  // Some browsers put a narrow no-break space before 'pm', others a normal space.
  return dateTime.format(new Date(value)).replace(/[\u202f ](?=[ap]m$)/, '\u00a0');
}

/** India has no summer time. */
const AHEAD_MS = 5.5 * 3_600_000;

/** The day `YYYY-MM-DD` of an instant in India: the day that counts for everybody. */
export const indianDay = (instant: Date): string => indianTime(instant).slice(0, 10);

/** `2025-03-05T11:00:00+05:30` */
export const indianTime = (instant: Date): string =>
  `${new Date(instant.getTime() + AHEAD_MS).toISOString().slice(0, 19)}+05:30`;

/** The first instant of a day `YYYY-MM-DD` in India; an invalid date for another text. */
export const startOfIndianDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
