import { formatDay, formatShortDate, formatTime, indianTime, startOfIndianDay } from '../format';
import type { InLanguage } from '../language';
import type { MeetingChange, CourseSummary, PublicBatch, PublicSession } from '../schemas';
import { texts as ownTexts } from './schedule-texts';

/** How a language says when a class is: of the build, or given by the server, which writes to everybody. */
export type ScheduleTexts = InLanguage<typeof ownTexts>;

/** One class of a batch, or the session of a webinar. */
export interface Meeting {
  readonly start: Date;
  readonly end: Date;
  /** Its day by the catalogue, `YYYY-MM-DD` in India: it names the class, also after a move. */
  readonly day: string;
  /** Its place in the catalogue's order, from 1. */
  readonly number: number;
  /** When it was moved or cancelled. */
  readonly changedAt?: Date;
}

interface WithSessions {
  readonly sessions: readonly PublicSession[];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const utcDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The moment of a day `YYYY-MM-DD` and time `HH:MM` in India, which has no summer time. */
const inIndia = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`);

type Hours = { readonly time: string; readonly minutes: number };

function meeting(day: string, number: number, { time, minutes }: Hours): Meeting {
  const start = inIndia(day, time);
  return { start, end: new Date(start.getTime() + minutes * MINUTE), day, number };
}

/**
 * The classes of a batch that take place, in order of time. Without `changes`, those are all classes of
 * the catalogue.
 */
export function batchMeetings(
  batch: PublicBatch,
  changes: readonly MeetingChange[] = [],
): Meeting[] {
  return plannedMeetings(batch)
    .flatMap((planned) => {
      const change = changes.find(({ day }) => day === planned.day);
      if (!change) return planned;
      if (change.start === null) return [];
      const start = new Date(change.start);
      const end = new Date(start.getTime() + batch.minutes * MINUTE);
      return { ...planned, start, end, changedAt: new Date(change.changed_at) };
    })
    .sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** The cancelled classes of a batch, at the times of the catalogue. */
export const cancelledMeetings = (
  batch: PublicBatch,
  changes: readonly MeetingChange[] = [],
): Meeting[] =>
  plannedMeetings(batch).flatMap((planned) => {
    const change = changes.find(({ day, start }) => day === planned.day && start === null);
    return change ? { ...planned, changedAt: new Date(change.changed_at) } : [];
  });

/** All classes of the catalogue in order of time; at most three years of them. */
function plannedMeetings(batch: PublicBatch): Meeting[] {
  const first = utcDay(batch.firstDay).getTime();
  const last = Math.min(utcDay(batch.lastDay).getTime(), first + 3 * 366 * DAY);
  const days = Array.from(
    { length: Math.max(0, (last - first) / DAY + 1) },
    (_, index) => new Date(first + index * DAY),
  );
  return days
    .filter((day) => batch.weekdays.includes(day.getUTCDay() || 7))
    .map((day, index) => meeting(day.toISOString().slice(0, 10), index + 1, batch));
}

export const sessionMeeting = (session: PublicSession): Meeting => meeting(session.day, 1, session);

/** The batches that take place and have not begun yet, the next one first. */
export const futureBatches = ({ batches }: Pick<CourseSummary, 'batches'>, now: Date) =>
  toCome(batches, (each) => (each.cancelled ? undefined : batchMeetings(each)[0]), now);

/** The sessions that take place and have not begun yet, the next one first. */
export const futureSessions = ({ sessions }: WithSessions, now: Date) =>
  toCome(sessions, (each) => (each.cancelled ? undefined : sessionMeeting(each)), now);

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
export const DATE_UNKNOWN_TEXT = ownTexts.dateUnknown;

/** Shown to buyers of courses and of webinars. */
export const HOW_TO_JOIN = ownTexts.howToJoin;

/**
 * When the next batch of a course begins, for a visitor. It never names a past date. Without a known date
 * it says how the date comes.
 */
export function nextBatchText(
  course: Pick<CourseSummary, 'startDate' | 'batches'>,
  now: Date,
): string {
  const batch = nextBatch(course, now);
  if (batch) return ownTexts.nextBatch(batchText(batch, now));
  return startOfIndianDay(course.startDate) > now
    ? ownTexts.nextBatch(formatShortDate(course.startDate))
    : NEXT_BATCH_UNKNOWN;
}

/** Shown while no date of a course is known, and in pages that may be read much later. */
export const NEXT_BATCH_UNKNOWN = ownTexts.nextBatchUnknown;

/*
 * The texts of dates. `now` is given where a page shows them at once: a date within six months has no year
 * then. E-mails and lists that are read later leave it out.
 */

/** `Mon–Fri, 7:30 pm IST, from 5 January 2026`; of a batch that does not take place, with `Cancelled:` before it. */
export function batchText(batch: PublicBatch, now?: Date, texts: ScheduleTexts = ownTexts): string {
  const when = texts.batch(batchHours(batch, texts), formatDay(batch.firstDay, now, texts.words));
  return batch.cancelled ? texts.cancelled(when) : when;
}

/** `Mon–Fri, 7:30 pm IST` */
export const batchHours = (
  { weekdays, time }: PublicBatch,
  texts: ScheduleTexts = ownTexts,
): string => `${weekdaysText(weekdays, texts)}, ${indianHour(time, texts)}`;

/** `Sunday, 29 November 2026, 11:00 am IST`; of a session that does not take place, with `Cancelled:` before it. */
export function sessionText(
  { day, time, cancelled }: Pick<PublicSession, 'day' | 'time' | 'cancelled'>,
  now?: Date,
  texts: ScheduleTexts = ownTexts,
): string {
  const when = `${dayText(day, now, texts)}, ${indianHour(time, texts)}`;
  return cancelled ? texts.cancelled(when) : when;
}

/** `Sunday, 29 November 2026, 11:00 am IST`, of an instant. */
export function momentText(moment: Date, now?: Date, texts?: ScheduleTexts): string {
  const inIndia = indianTime(moment);
  return sessionText({ day: inIndia.slice(0, 10), time: inIndia.slice(11, 16) }, now, texts);
}

/** `Sunday, 29 November 2026`, of a day `YYYY-MM-DD` */
export const dayText = (day: string, now?: Date, texts: ScheduleTexts = ownTexts): string =>
  `${texts.weekday.format(utcDay(day))}, ${formatDay(day, now, texts.words)}`;

/** `7:30 pm IST`, on one line. */
const indianHour = (time: string, texts: ScheduleTexts): string =>
  texts.indianTime(formatTime(time, texts.words));

/** `Mon–Fri`, `Mon, Wed, Fri`, `Every day` */
function weekdaysText(weekdays: readonly number[], texts: ScheduleTexts): string {
  if (weekdays.length === 7) return texts.everyDay;
  const sorted = [...weekdays].sort();
  const names = sorted.map((weekday) => texts.shortWeekdays[weekday - 1]);
  const isRun = sorted.length > 2 && sorted.at(-1)! - sorted[0]! === sorted.length - 1;
  return isRun ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
