import { formatLongDay, indianDay, indianTime, startOfIndianDay } from '../format';
import type { PublicSession } from '../schemas';
import { texts as ownTexts } from './schedule-texts';
import {
  DATE_UNKNOWN_TEXT,
  dayText,
  nextSession,
  sessionMeeting,
  futureSessions,
  sessionText,
  type ScheduleTexts,
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
   * The start in Indian time: of a session `2025-03-05T11:00:00+05:30`, otherwise midnight of that
   * day, `2025-03-05T00:00:00+05:30`.
   */
  readonly targetDate: string;
  /** The end of a session: `2025-03-05T12:30:00+05:30`. */
  readonly endDate?: string;
}

interface WithSessions {
  readonly sessions?: readonly PublicSession[];
}

const DAYS_IN_WEEK = 7;
const DAY = 86_400_000;

/** The next Sunday `YYYY-MM-DD` in India, never today, so that the webinar is always in the future. */
export function comingSunday(now: Date): string {
  const day = new Date(`${indianDay(now)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS_IN_WEEK - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

/** The next Sunday whose session is not cancelled. */
export function openSunday(sessions: readonly PublicSession[], now: Date): string {
  const sunday = comingSunday(now);
  const isCancelled = sessions.some(({ day, cancelled }) => cancelled && day === sunday);
  return isCancelled ? openSunday(sessions, startOfIndianDay(sunday)) : sunday;
}

/**
 * The day `YYYY-MM-DD` of a ticket that is bought now without a session: the next Sunday in India.
 * Null if there are future sessions, all of them full: the buyer gets the date later.
 */
export function ticketDay({ sessions = [] }: WithSessions, boughtAt: Date): string | null {
  return futureSessions({ sessions }, boughtAt).length > 0 ? null : openSunday(sessions, boughtAt);
}

/**
 * How and by when the buyer of a ticket of this day gets its hour: at the latest two days before it, or
 * on the day of the purchase if that is later. Days are `YYYY-MM-DD` in India.
 */
export function hourText(day: string, boughtAt: Date, texts: ScheduleTexts = ownTexts): string {
  return texts.hourComes(dayText(hourDueDay(day, boughtAt), boughtAt, texts));
}

/** The last day on which `hourText` says that the hour comes. */
export function hourDueDay(day: string, boughtAt: Date): string {
  const usual = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * DAY).toISOString().slice(0, 10);
  const bought = indianDay(boughtAt);
  return bought > usual ? bought : usual;
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
      : webinarDatesOn(openSunday(sessions, now));
  }
  const { start, end } = sessionMeeting(session);
  return {
    dateOfWebinar: sessionText(session),
    formattedWebinarDate: session.day,
    targetDate: indianTime(start),
    endDate: indianTime(end),
  };
}

/** The three dates of a webinar held on the given day `YYYY-MM-DD`. */
export const webinarDatesOn = (day: string): WebinarDates => ({
  dateOfWebinar: formatLongDay(day),
  formattedWebinarDate: day,
  targetDate: indianTime(startOfIndianDay(day)),
});

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
