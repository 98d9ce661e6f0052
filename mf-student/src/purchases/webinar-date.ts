import {
  comingSunday,
  DATE_TO_COME,
  nextSession,
  sessionMeeting,
  sessionsToCome,
  sessionText,
} from 'shared/catalogue';
import type { PaidProducts } from 'shared/api';
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

/** All of a day, which begins at midnight where the student is. */
const dayDate = (start: Date, end: Date | null): WebinarDate => ({
  text: `Sunday, ${formatLongDate(start)}`,
  start,
  end,
  session: null,
});

/** The day on which every webinar without sessions is held. */
const sundayDate = (now: Date): WebinarDate => dayDate(comingSunday(now), null);

const toBeTold: WebinarDate = { text: DATE_TO_COME, start: null, end: null, session: null };

/** Where no session is known though some are planned, theirs are full. */
const unplannedDate = (webinar: Webinar, now: Date): WebinarDate =>
  sessionsToCome(webinar, now).length === 0 ? sundayDate(now) : toBeTold;

/** The date of a ticket: that of the session, or of the day, it was bought for. */
export function ticketDate(
  webinar: Webinar & Pick<WebinarSummary, 'id'>,
  { scheduleIds, days }: Pick<PaidProducts, 'scheduleIds' | 'days'>,
  now: Date,
): WebinarDate {
  const sessionId = scheduleIds[webinar.id];
  const session = webinar.sessions.find(({ id }) => id === sessionId);
  if (session) return sessionDate(session);
  const day = days[webinar.id];
  if (day) {
    const [start, end] = [new Date(`${day}T00:00:00`), new Date(`${day}T00:00:00`)];
    end.setDate(end.getDate() + 1);
    return dayDate(start, end);
  }
  // One without a date, or whose session was taken away.
  if (day === null || sessionId) return toBeTold;
  return unplannedDate(webinar, now);
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
