import { formatLongDate, padTwo } from '../format';
import type { PublicSession } from '../schemas';
import {
  DATE_UNKNOWN_TEXT,
  nextSession,
  sessionMeeting,
  futureSessions,
  sessionText,
} from './schedules';

/**
 * The dates of a webinar, with the field names of the webinar entity. If all planned sessions are
 * full, the day is not known yet: `dateOfWebinar` says so, and the other fields are empty.
 */
export interface WebinarDates {
  /** For display: `5 March 2025`. */
  readonly dateOfWebinar: string;
  /** The value of a date picker: `2025-03-05`. */
  readonly formattedWebinarDate: string;
  /**
   * The start: of a session `2025-03-05T11:00:00+05:30`, otherwise midnight of that day in local time,
   * without a time zone: `2025-03-05T00:00:00`.
   */
  readonly targetDate: string;
  /** The end of a session: `2025-03-05T12:30:00+05:30`. */
  readonly endDate?: string;
}

interface WithSessions {
  readonly sessions?: readonly PublicSession[];
}

const DAYS_IN_WEEK = 7;
const INDIA_AHEAD = 5.5 * 3_600_000;

/** Local midnight of the next Sunday, never of today, so that the webinar is always in the future. */
export function comingSunday(now: Date): Date {
  const daysAhead = DAYS_IN_WEEK - now.getDay();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
}

/**
 * The day `YYYY-MM-DD` of a ticket without a session: the next Sunday in India after the purchase.
 * Null if there were future sessions, all of them full: the buyer gets the date later.
 */
export function ticketDay({ sessions = [] }: WithSessions, boughtAt: Date): string | null {
  if (futureSessions({ sessions }, boughtAt).length > 0) return null;
  const inIndia = new Date(boughtAt.getTime() + INDIA_AHEAD);
  inIndia.setUTCDate(inIndia.getUTCDate() + DAYS_IN_WEEK - inIndia.getUTCDay());
  return inIndia.toISOString().slice(0, 10);
}

/**
 * The dates of the next session that has seats left. A webinar without future sessions is
 * held on the coming Sunday.
 */
export function webinarDates({ sessions = [] }: WithSessions, now: Date): WebinarDates {
  const session = nextSession({ sessions }, now);
  if (!session) {
    return futureSessions({ sessions }, now).length > 0
      ? { dateOfWebinar: DATE_UNKNOWN_TEXT, formattedWebinarDate: '', targetDate: '' }
      : webinarDatesOn(comingSunday(now));
  }
  const { start, end } = sessionMeeting(session);
  return {
    dateOfWebinar: sessionText(session),
    formattedWebinarDate: session.day,
    targetDate: indianTime(start),
    endDate: indianTime(end),
  };
}

/** `2025-03-05T11:00:00+05:30` */
function indianTime(moment: Date): string {
  return `${new Date(moment.getTime() + INDIA_AHEAD).toISOString().slice(0, 19)}+05:30`;
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
 * Fills in the dates of the webinar. Pages call this with the browser's clock after hydration, because
 * a prerendered page must not contain the day on which it was rendered.
 */
export function datedWebinar<Webinar extends object>(
  webinar: Webinar & WithSessions,
  now: Date,
): Webinar & WebinarDates {
  return { ...webinar, ...webinarDates(webinar, now) };
}
