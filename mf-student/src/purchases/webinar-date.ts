import {
  comingSunday,
  DATE_TO_COME,
  nextSession,
  sessionMeeting,
  sessionsToCome,
  sessionText,
} from 'shared/catalogue';
import { formatLongDate } from 'shared/format';
import type { PublicSession, WebinarSummary } from 'shared/schemas';

type Webinar = Pick<WebinarSummary, 'sessions'>;

/** When a webinar takes place. */
export interface WebinarDate {
  /** The day, and the hour where it is known. */
  text: string;
  /** Null where even the day is still to come. */
  start: Date | null;
  end: Date | null;
  /** Null where the webinar has no sessions: it is held on the coming Sunday then. */
  session: PublicSession | null;
}

const sessionDate = (session: PublicSession): WebinarDate => ({
  ...sessionMeeting(session),
  text: sessionText(session),
  session,
});

/** The day on which every webinar without sessions is held. */
function sundayDate(now: Date): WebinarDate {
  const start = comingSunday(now);
  return { text: `Sunday, ${formatLongDate(start)}`, start, end: null, session: null };
}

/** The date of a ticket: that of the session it was bought for. */
export function ticketDate(
  webinar: Webinar,
  sessionId: string | undefined,
  now: Date,
): WebinarDate {
  const session = webinar.sessions.find(({ id }) => id === sessionId);
  return session ? sessionDate(session) : unplannedDate(webinar, now);
}

/** Where no session is known though some are planned, theirs are full. */
function unplannedDate(webinar: Webinar, now: Date): WebinarDate {
  if (sessionsToCome(webinar, now).length === 0) return sundayDate(now);
  return { text: DATE_TO_COME, start: null, end: null, session: null };
}

/** The date of a ticket that would be bought now. */
export function dateOnSale(webinar: Webinar, now: Date): WebinarDate {
  const session = nextSession(webinar, now);
  return session ? sessionDate(session) : unplannedDate(webinar, now);
}

export const isOver = ({ end }: WebinarDate, now: Date): boolean => end !== null && end <= now;

/** 'Live on Sunday, 29 November 2026', or that it was held. */
export function liveOn(date: WebinarDate, now: Date): string {
  if (!date.start) return date.text;
  return `${isOver(date, now) ? 'Held on' : 'Live on'} ${date.text}`;
}
