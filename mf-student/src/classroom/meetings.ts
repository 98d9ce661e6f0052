import { currentTime } from 'shared/actions';
import { sessionText, type Meeting } from 'shared/model/catalogue';
import { useClock } from 'shared/ui/showcase';

const MINUTE = 60_000;
const INDIA_AHEAD = 330 * MINUTE;
/** The link to a class is available this long before the class begins. */
const JOIN_BEFORE = 15 * MINUTE;

/** The meetings that have not ended, in the given order. */
export function comingMeetings(meetings: readonly Meeting[], now: Date): Meeting[] {
  return meetings.filter(({ end }) => end > now);
}

export const joinOpensAt = ({ start }: Meeting): Date => new Date(start.getTime() - JOIN_BEFORE);

export const canJoin = (meeting: Meeting, now: Date): boolean =>
  joinOpensAt(meeting) <= now && now < meeting.end;

/** A text such as `Sunday, 29 November 2026, 11:00 am IST`. */
export function momentText(moment: Date): string {
  const inIndia = new Date(moment.getTime() + INDIA_AHEAD).toISOString();
  return sessionText({ day: inIndia.slice(0, 10), time: inIndia.slice(11, 16) });
}

/** The current minute: classes begin and end on the minute. */
export const useMinute = (): Date => new Date(useClock(thisMinute));

const thisMinute = () => Math.floor(currentTime().getTime() / MINUTE) * MINUTE;
