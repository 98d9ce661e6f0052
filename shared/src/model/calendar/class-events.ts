import { joinOpensAt, momentText, type BoughtClass, type Meeting } from '../catalogue';
import type { CalendarEvent } from './calendar-file';

/** The address of the classroom of a product, or of the page that leads there. */
export type ClassroomAddress = (bought: BoughtClass) => string;

/**
 * The calendar entries of a bought class: one for each meeting, since a batch may skip days and its hour
 * may change. If only the day is known, the entry takes the whole day; without a day there is none. The
 * same meeting has the same uid wherever it comes from, and after a move, so that a calendar shows it once.
 */
export function classEvents(bought: BoughtClass, classroom: ClassroomAddress): CalendarEvent[] {
  const { meetings, day, title } = bought;
  const url = classroom(bought);
  if (meetings) return meetings.map((meeting) => meetingEvent(bought, meeting, url));
  const description = `The hour comes by e-mail. Classroom: ${url}`;
  return day ? [{ uid: uidOf(bought, day, url), title, description, url, day }] : [];
}

/** The cancelled classes: a calendar that a program subscribes to takes them out of what it shows. */
export function cancelledEvents(bought: BoughtClass, classroom: ClassroomAddress): CalendarEvent[] {
  const { cancelled = [] } = bought;
  return cancelled.map((meeting) => ({
    ...meetingEvent(bought, meeting, classroom(bought)),
    isCancelled: true,
  }));
}

const uidOf = ({ kind, productId }: BoughtClass, part: string, url: string): string =>
  `${kind}-${productId}-${part}@${new URL(url).hostname}`;

function meetingEvent(bought: BoughtClass, meeting: Meeting, url: string): CalendarEvent {
  const { scheduleId, title, classLink } = bought;
  const { start, end, number, changedAt } = meeting;
  const lines = [
    `Join from ${momentText(joinOpensAt(meeting))}`,
    ...(classLink ? [`Join: ${classLink}`] : []),
    `Classroom: ${url}`,
  ];
  return {
    uid: uidOf(bought, `${scheduleId}-${number}`, url),
    title,
    description: lines.join('\n'),
    url,
    start,
    minutes: (end.getTime() - start.getTime()) / 60_000,
    ...(changedAt && { changedAt }),
  };
}
