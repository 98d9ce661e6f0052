import { formatDay, formatShortDate, formatTime, indianTime, startOfIndianDay } from '../format';
import type { CourseSummary, PublicBatch, PublicSession } from '../schemas';

/** One class of a batch, or the session of a webinar. */
export interface Meeting {
  readonly start: Date;
  readonly end: Date;
}

interface WithSessions {
  readonly sessions: readonly PublicSession[];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const weekdayName = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });
const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const utcDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The moment of a day `YYYY-MM-DD` and time `HH:MM` in India, which has no summer time. */
const inIndia = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`);

function meeting(day: string, { time, minutes }: { time: string; minutes: number }): Meeting {
  const start = inIndia(day, time);
  return { start, end: new Date(start.getTime() + minutes * MINUTE) };
}

/** All classes of a batch in order of time; at most three years of classes. */
export function batchMeetings(batch: PublicBatch): Meeting[] {
  const first = utcDay(batch.firstDay).getTime();
  const last = Math.min(utcDay(batch.lastDay).getTime(), first + 3 * 366 * DAY);
  const days = Array.from(
    { length: Math.max(0, (last - first) / DAY + 1) },
    (_, index) => new Date(first + index * DAY),
  );
  return days
    .filter((day) => batch.weekdays.includes(day.getUTCDay() || 7))
    .map((day) => meeting(day.toISOString().slice(0, 10), batch));
}

export const sessionMeeting = (session: PublicSession): Meeting => meeting(session.day, session);

/** The batches that have not begun yet, the next one first. */
export const futureBatches = ({ batches }: Pick<CourseSummary, 'batches'>, now: Date) =>
  toCome(batches, (batch) => batchMeetings(batch)[0], now);

/** The sessions that have not begun yet, the next one first. */
export const futureSessions = ({ sessions }: WithSessions, now: Date) =>
  toCome(sessions, sessionMeeting, now);

/** The next batch that has not begun and has seats left; `null` if there is none. */
export const nextBatch = (course: Pick<CourseSummary, 'batches'>, now: Date) =>
  futureBatches(course, now).find(hasSeats) ?? null;

/** The next session that has not begun and has seats left; `null` if there is none. */
export const nextSession = (webinar: WithSessions, now: Date) =>
  futureSessions(webinar, now).find(hasSeats) ?? null;

/** As far as the page knows (see `Seating`); the server checks it when an order is placed. */
const hasSeats = (schedule: object): boolean => !('full' in schedule);

function toCome<Schedule>(
  schedules: readonly Schedule[],
  firstMeeting: (schedule: Schedule) => Meeting | undefined,
  now: Date,
): Schedule[] {
  return schedules
    .flatMap((schedule) => {
      const start = firstMeeting(schedule)?.start;
      return start && start > now ? [{ schedule, start: start.getTime() }] : [];
    })
    .sort((a, b) => a.start - b.start)
    .map(({ schedule }) => schedule);
}

/** Shown for a product that was bought without a known batch or session. */
export const DATE_UNKNOWN_TEXT = 'We will send the date by WhatsApp within 24 hours.';

/** Shown to buyers of courses and of webinars. */
export const HOW_TO_JOIN =
  'You can join from your classroom in the dashboard, from 15 minutes before it begins. If the link is not there, we will send it by WhatsApp.';

/**
 * When the next batch of a course begins, for a visitor. It never names a past date. Without a known date
 * it says how the date comes.
 */
export function nextBatchText(
  course: Pick<CourseSummary, 'startDate' | 'batches'>,
  now: Date,
): string {
  const batch = nextBatch(course, now);
  if (batch) return `Next batch: ${batchText(batch, now)}`;
  return startOfIndianDay(course.startDate) > now
    ? `Next batch: ${formatShortDate(course.startDate)}`
    : NEXT_BATCH_UNKNOWN;
}

/** Shown while no date of a course is known, and in pages that may be read much later. */
export const NEXT_BATCH_UNKNOWN = 'Dates by WhatsApp within 24 hours';

/*
 * The texts of dates. `now` is given where a page shows them at once: a date within six months has no year
 * then. E-mails and lists that are read later leave it out.
 */

/** `Mon–Fri, 7:30 pm IST, from 5 January 2026` */
export const batchText = (batch: PublicBatch, now?: Date): string =>
  `${batchHours(batch)}, from ${formatDay(batch.firstDay, now)}`;

/** `Mon–Fri, 7:30 pm IST` */
export const batchHours = ({ weekdays, time }: PublicBatch): string =>
  `${weekdaysText(weekdays)}, ${indianHour(time)}`;

/** `Sunday, 29 November 2026, 11:00 am IST` */
export const sessionText = (
  { day, time }: Pick<PublicSession, 'day' | 'time'>,
  now?: Date,
): string => `${dayText(day, now)}, ${indianHour(time)}`;

/** `Sunday, 29 November 2026, 11:00 am IST`, of an instant. */
export function momentText(moment: Date, now?: Date): string {
  const inIndia = indianTime(moment);
  return sessionText({ day: inIndia.slice(0, 10), time: inIndia.slice(11, 16) }, now);
}

/** `Sunday, 29 November 2026`, of a day `YYYY-MM-DD` */
export const dayText = (day: string, now?: Date): string =>
  `${weekdayName.format(utcDay(day))}, ${formatDay(day, now)}`;

/** `7:30 pm IST`, on one line. */
const indianHour = (time: string): string => `${formatTime(time)}\u00a0IST`;

/** `Mon–Fri`, `Mon, Wed, Fri`, `Every day` */
function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'Every day';
  const sorted = [...weekdays].sort();
  const names = sorted.map((weekday) => shortWeekdays[weekday - 1]);
  const isRun = sorted.length > 2 && sorted.at(-1)! - sorted[0]! === sorted.length - 1;
  return isRun ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
