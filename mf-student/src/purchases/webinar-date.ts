import {
  comingSunday,
  DATE_UNKNOWN_TEXT,
  dayText,
  nextSession,
  sessionMeeting,
  futureSessions,
  sessionText,
} from 'shared/model/catalogue';
import type { PaidProducts } from 'shared/api';
import { startOfIndianDay } from 'shared/model/format';
import type { PublicSession, WebinarSummary } from 'shared/model/schemas';

const DAY = 86_400_000;

type Webinar = Pick<WebinarSummary, 'sessions'>;

/** When a webinar takes place. */
export interface WebinarDate {
  /** The day, with the time if it is known. */
  text: string;
  /** Null if even the day is not known yet. */
  start: Date | null;
  end: Date | null;
  /** Null if the date is a day without a session, or not known yet. */
  session: PublicSession | null;
}

const sessionDate = (session: PublicSession): WebinarDate => ({
  ...sessionMeeting(session),
  text: sessionText(session),
  session,
});

/** A whole day `YYYY-MM-DD` in India. */
const dayDate = (day: string, ends: boolean): WebinarDate => {
  const start = startOfIndianDay(day);
  return {
    text: dayText(day),
    start,
    end: ends ? new Date(start.getTime() + DAY) : null,
    session: null,
  };
};

/** The coming Sunday, on which every webinar without sessions is held. */
const sundayDate = (now: Date): WebinarDate => dayDate(comingSunday(now), false);

const unknownDate: WebinarDate = { text: DATE_UNKNOWN_TEXT, start: null, end: null, session: null };

/** Without planned sessions, the coming Sunday. Otherwise not known yet: the planned sessions are full. */
const dateWithoutSession = (webinar: Webinar, now: Date): WebinarDate =>
  futureSessions(webinar, now).length === 0 ? sundayDate(now) : unknownDate;

/** The date of a ticket: the session or the day for which it was bought. */
export function ticketDate(
  webinar: Webinar & Pick<WebinarSummary, 'id'>,
  { scheduleIds, days }: Pick<PaidProducts, 'scheduleIds' | 'days'>,
  now: Date,
): WebinarDate {
  const sessionId = scheduleIds[webinar.id];
  const session = webinar.sessions.find(({ id }) => id === sessionId);
  if (session) return sessionDate(session);
  const day = days[webinar.id];
  if (day) return dayDate(day, true);
  // The server has no date for this ticket yet, or the session of the ticket was removed.
  if (day === null || sessionId) return unknownDate;
  return dateWithoutSession(webinar, now);
}

/** The date of a ticket that would be bought now. */
export function dateOnSale(webinar: Webinar, now: Date): WebinarDate {
  const session = nextSession(webinar, now);
  return session ? sessionDate(session) : dateWithoutSession(webinar, now);
}

export const isOver = ({ end }: WebinarDate, now: Date): boolean => end !== null && end <= now;

/** A text such as 'Live on Sunday, 29 November 2026', or 'Held on …' after the end. */
export function liveOn(date: WebinarDate, now: Date): string {
  if (!date.start) return date.text;
  return `${isOver(date, now) ? 'Held on' : 'Live on'} ${date.text}`;
}
