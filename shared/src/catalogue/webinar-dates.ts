import { formatLongDate, padTwo } from '../format';
import type { PublicSession } from '../schemas';
import {
  DATE_TO_COME,
  nextSession,
  sessionMeeting,
  sessionsToCome,
  sessionText,
} from './schedules';

/**
 * The dates of a webinar, under the names the webinar entity uses. All but the words are empty where
 * the day is still to come: the sessions that are planned are full.
 */
export interface WebinarDates {
  /** For reading: `5 March 2025`. */
  readonly dateOfWebinar: string;
  /** The value of a date picker: `2025-03-05`. */
  readonly formattedWebinarDate: string;
  /**
   * When it begins: that of a session, `2025-03-05T11:00:00+05:30`, or midnight of that day in local
   * time, without a zone: `2025-03-05T00:00:00`.
   */
  readonly targetDate: string;
  /** When a session ends: `2025-03-05T12:30:00+05:30`. */
  readonly endDate?: string;
}

interface WithSessions {
  readonly sessions?: readonly PublicSession[];
}

const DAYS_IN_WEEK = 7;
const INDIA_AHEAD = 5.5 * 3_600_000;

/** Local midnight of the next Sunday, never today: a webinar is always still to come. */
export function comingSunday(now: Date): Date {
  const daysAhead = DAYS_IN_WEEK - now.getDay();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
}

/**
 * The day `YYYY-MM-DD` of a ticket that has no session: the Sunday that was coming in India when it was
 * bought. Null where there were sessions to come, all of them full: its date is told later.
 */
export function ticketDay({ sessions = [] }: WithSessions, boughtAt: Date): string | null {
  if (sessionsToCome({ sessions }, boughtAt).length > 0) return null;
  const inIndia = new Date(boughtAt.getTime() + INDIA_AHEAD);
  inIndia.setUTCDate(inIndia.getUTCDate() + DAYS_IN_WEEK - inIndia.getUTCDay());
  return inIndia.toISOString().slice(0, 10);
}

/**
 * The dates of the next session that has a seat left; without any session the webinar is held on the
 * coming Sunday.
 */
export function webinarDates({ sessions = [] }: WithSessions, now: Date): WebinarDates {
  const session = nextSession({ sessions }, now);
  if (!session) {
    return sessionsToCome({ sessions }, now).length > 0
      ? { dateOfWebinar: DATE_TO_COME, formattedWebinarDate: '', targetDate: '' }
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
 * The webinar with its dates filled in. Pages call this with the browser's clock after hydration,
 * since a prerendered page must not carry the day on which it was rendered.
 */
export function datedWebinar<Webinar extends object>(
  webinar: Webinar & WithSessions,
  now: Date,
): Webinar & WebinarDates {
  return { ...webinar, ...webinarDates(webinar, now) };
}
