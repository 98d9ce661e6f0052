import { formatLongDate, padTwo } from '../format';

/** The three dates of a webinar, under the names the webinar entity uses. */
export interface WebinarDates {
  /** For reading: `5 March 2025`. */
  readonly dateOfWebinar: string;
  /** The value of a date picker: `2025-03-05`. */
  readonly formattedWebinarDate: string;
  /** Midnight of that day in local time, without a zone: `2025-03-05T00:00:00`. */
  readonly targetDate: string;
}

const DAYS_IN_WEEK = 7;

/** Local midnight of the next Sunday, never today: a webinar is always still to come. */
export function comingSunday(now: Date): Date {
  const daysAhead = DAYS_IN_WEEK - now.getDay();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
}

/** The three dates of a webinar held on the given day. */
export function webinarDatesOn(date: Date): WebinarDates {
  const day = [date.getFullYear(), padTwo(date.getMonth() + 1), padTwo(date.getDate())].join('-');
  return {
    dateOfWebinar: formatLongDate(date),
    formattedWebinarDate: day,
    targetDate: `${day}T00:00:00`,
  };
}

/**
 * The webinar with its dates filled in. Pages call this with the browser's clock after hydration,
 * since a prerendered page must not carry the day on which it was rendered.
 */
export function datedWebinar<Webinar extends object>(
  webinar: Webinar,
  now: Date,
): Webinar & WebinarDates {
  return { ...webinar, ...webinarDatesOn(comingSunday(now)) };
}
