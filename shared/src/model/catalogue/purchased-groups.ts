import { formatShortDate, indianDay, startOfIndianDay } from '../format';
import type { MeetingChange, CourseSummary, PublicBatch, PublicSession } from '../schemas';
import { texts as ownTexts } from './schedule-texts';
import {
  batchMeetings,
  batchText,
  cancelledMeetings,
  dayText,
  futureSessions,
  sessionMeeting,
  sessionText,
  type Meeting,
  type ScheduleTexts,
} from './schedules';
import { openSunday } from './webinar-dates';

/** A course or webinar that somebody has bought, with the dates that it was bought for. */
export interface PurchasedGroup {
  readonly kind: 'course' | 'webinar';
  readonly productId: number;
  readonly title: string;
  readonly urlTitle: string;
  /** The batch or session; null while none is fixed. */
  readonly scheduleId: string | null;
  /** The days and the hour as text, or that they come later. */
  readonly when: string;
  /** What is said about the date while it is not known. */
  readonly dateComes?: string;
  /** In order of time; null while no hour is fixed. */
  readonly meetings: readonly Meeting[] | null;
  /** The cancelled classes of a batch, or the cancelled session, at the times that they had. */
  readonly cancelled?: readonly Meeting[];
  /** The day of a webinar, `YYYY-MM-DD` in India; null for a course, and while it is not known. */
  readonly day: string | null;
  /** The link to join; only the classroom gives it. */
  readonly classLink?: string;
}

type Names = Pick<PurchasedGroup, 'title' | 'urlTitle'> & { readonly id: number };
type Links = { readonly classLink?: string };

/** What was bought of a product. */
interface Purchase {
  /** Null or undefined while no batch or session is fixed. */
  readonly scheduleId?: string | null;
  /** Of a webinar ticket without a session; null while the day is not known. */
  readonly day?: string | null;
  /** The changed classes of the batch. */
  readonly changes?: readonly MeetingChange[];
  /** Since when the buyer waits for a date; left out if that was just now. */
  readonly waitsSince?: string | undefined;
}

const PROMISED_WITHIN = 86_400_000;

/** What a buyer who has no date is told: the promise of a date, and that it was not kept once it is overdue. */
export const unknownDateText = (
  boughtAt: Date,
  now: Date,
  texts: ScheduleTexts = ownTexts,
): string =>
  now.getTime() - boughtAt.getTime() < PROMISED_WITHIN ? texts.dateUnknown : texts.dateLate;

const namesOf = ({ id, title, urlTitle }: Names) => ({ productId: id, title, urlTitle });

/**
 * A bought course. Without a known batch, its text is 'Starts on 1 Aug 2025'; from that day on, in
 * India, it says that the date comes later, because `startDate` is then the date of an earlier batch.
 */
export function purchasedCourse(
  course: Names &
    Pick<CourseSummary, 'startDate'> & { readonly batches: readonly (PublicBatch & Links)[] },
  { scheduleId, changes, waitsSince }: Purchase,
  now: Date,
  texts: ScheduleTexts = ownTexts,
): PurchasedGroup {
  const batch = course.batches.find(({ id }) => id === scheduleId);
  const product = { kind: 'course', ...namesOf(course), day: null } as const;
  if (batch) {
    const { id, classLink } = batch;
    return {
      ...product,
      scheduleId: id,
      when: batchText(batch, now, texts),
      meetings: batchMeetings(batch, changes),
      cancelled: cancelledMeetings(batch, changes),
      classLink,
    };
  }
  const isToCome = startOfIndianDay(course.startDate) > now;
  const dateComes = unknownDateText(new Date(waitsSince ?? now), now, texts);
  const when = isToCome
    ? texts.startsOn(formatShortDate(course.startDate, texts.words))
    : dateComes;
  return { ...product, scheduleId: null, when, dateComes, meetings: null };
}

/**
 * A bought ticket. Without a session it is for its day. If the purchase names neither (`day` is
 * undefined), it is for the coming Sunday, unless sessions are planned: then its date comes later.
 */
export function purchasedWebinar(
  webinar: Names & { readonly sessions: readonly (PublicSession & Links)[] },
  { scheduleId, day, waitsSince }: Purchase,
  now: Date,
  texts: ScheduleTexts = ownTexts,
): PurchasedGroup {
  const product = { kind: 'webinar', ...namesOf(webinar) } as const;
  const session = webinar.sessions.find(({ id }) => id === scheduleId);
  if (session) {
    const meeting = sessionMeeting(session);
    return {
      ...product,
      scheduleId: session.id,
      when: sessionText(session, now, texts),
      meetings: session.cancelled ? [] : [meeting],
      ...(session.cancelled && { cancelled: [meeting] }),
      day: session.day,
      classLink: session.classLink,
    };
  }
  const isOpen = day === undefined && !scheduleId && futureSessions(webinar, now).length === 0;
  const ownDay = isOpen ? openSunday(webinar.sessions, now) : (day ?? null);
  const dateComes = unknownDateText(new Date(waitsSince ?? now), now, texts);
  const when = ownDay ? dayText(ownDay, now, texts) : dateComes;
  return { ...product, scheduleId: null, when, dateComes, meetings: null, day: ownDay };
}

/** What comes next of everything that somebody has bought. */
export type NextMeeting =
  | { readonly state: 'nothing' }
  /** `live`: it has begun. `soon`: it can be joined already. `later`: it cannot be joined yet. */
  | {
      readonly state: 'live' | 'soon' | 'later';
      readonly bought: PurchasedGroup;
      readonly meeting: Meeting;
    }
  /** `day`: only its day is known. `waiting`: not even that. `over`: nothing else comes. */
  | { readonly state: 'day' | 'waiting' | 'over'; readonly bought: PurchasedGroup };

/** The next of these classes; what is over comes only if nothing else is left. */
export const nextMeeting = (bought: readonly PurchasedGroup[], now: Date): NextMeeting =>
  inOrder(bought, now)[0] ?? { state: 'nothing' };

/** All of them, each with its own next meeting: the next one first, what is over last. */
export function inOrder(
  bought: readonly PurchasedGroup[],
  now: Date,
): Exclude<NextMeeting, { state: 'nothing' }>[] {
  return bought
    .map((each) => ({ next: stateOf(each, now), at: beginning(each, now) }))
    .sort((a, b) => a.at - b.at)
    .map(({ next }) => next);
}

function stateOf(bought: PurchasedGroup, now: Date): Exclude<NextMeeting, { state: 'nothing' }> {
  if (isOver(bought, now)) return { state: 'over', bought };
  const meeting = bought.meetings && comingMeetings(bought.meetings, now)[0];
  if (!meeting) return { state: bought.day ? 'day' : 'waiting', bought };
  if (meeting.start <= now) return { state: 'live', bought, meeting };
  return { state: canJoin(meeting, now) ? 'soon' : 'later', bought, meeting };
}

/** Milliseconds; a day without an hour counts from its end, because its hour is not known. */
function beginning(bought: PurchasedGroup, now: Date): number {
  if (isOver(bought, now)) return Infinity;
  const next = bought.meetings && comingMeetings(bought.meetings, now)[0];
  if (next) return next.start.getTime();
  return bought.day ? startOfIndianDay(bought.day).getTime() + DAY : Number.MAX_SAFE_INTEGER;
}

/** Whether the last meeting, or the day of a ticket without an hour, is over. */
export function isOver({ meetings, day }: PurchasedGroup, now: Date): boolean {
  if (meetings) return comingMeetings(meetings, now).length === 0;
  return day !== null && day < indianDay(now);
}

const DAY = 86_400_000;
/** The link to a class is available this long before the class begins. */
const JOIN_BEFORE = 15 * 60_000;

/** The meetings that have not ended, in the given order. */
export const comingMeetings = (meetings: readonly Meeting[], now: Date): Meeting[] =>
  meetings.filter(({ end }) => end > now);

export const joinOpensAt = ({ start }: Pick<Meeting, 'start'>): Date =>
  new Date(start.getTime() - JOIN_BEFORE);

const canJoin = (meeting: Meeting, now: Date): boolean =>
  joinOpensAt(meeting) <= now && now < meeting.end;
