const INDIA = 'Asia/Kolkata';

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDate = new Intl.DateTimeFormat('en-IN', { ...shortDay, timeZone: INDIA });
const shortUtcDate = new Intl.DateTimeFormat('en-IN', { ...shortDay, timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dateTime = new Intl.DateTimeFormat('en-IN', {
  ...shortDay,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: INDIA,
});

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * '1 Aug 2025'. A day such as '2025-08-01' stays the same in every time zone; a point in time is
 * shown as its day in India.
 */
export function formatShortDate(value: string): string {
  return (DAY_ONLY.test(value) ? shortUtcDate : shortDate).format(new Date(value));
}

/** '5 March 2025', the day in the local time zone. */
export function formatLongDate(date: Date): string {
  return longDate.format(date);
}

/** '1 Aug 2025, 3:04 pm', Indian time. */
export function formatDateTime(value: string): string {
  // Some browsers put a narrow no-break space before 'pm', others a normal space.
  return dateTime.format(new Date(value)).replaceAll('\u202f', ' ');
}
