import { joinOpensAt, momentText, type PurchasedGroup, type Meeting } from '../catalogue';
import type { InLanguage } from '../language';
import type { CalendarEvent } from './calendar-file';
import { texts as ownTexts } from './texts';

/** What a language writes into an entry: of the build, or given by the server, which writes to everybody. */
export type EntryTexts = InLanguage<typeof ownTexts>;

/** The address of the classroom of a product, or of the page that leads there. */
export type ClassroomAddress = (bought: PurchasedGroup) => string;

/**
 * The calendar entries of a bought class: one for each meeting, since a batch may skip days and its hour
 * may change. If only the day is known, the entry takes the whole day; without a day there is none. The
 * same meeting has the same uid wherever it comes from, and after a move, so that a calendar shows it once.
 */
export function meetingEvents(
  bought: PurchasedGroup,
  classroom: ClassroomAddress,
  texts: EntryTexts = ownTexts,
): CalendarEvent[] {
  const { meetings, day, title } = bought;
  const url = classroom(bought);
  if (meetings) return meetings.map((meeting) => meetingEvent(bought, meeting, url, texts));
  const description = `${texts.hourComes} ${texts.classroom(url)}`;
  return day ? [{ uid: uidOf(bought, day, url), title, description, url, day }] : [];
}

/** The cancelled classes: a calendar that a program subscribes to takes them out of what it shows. */
export function cancelledEvents(
  bought: PurchasedGroup,
  classroom: ClassroomAddress,
  texts: EntryTexts = ownTexts,
): CalendarEvent[] {
  const { cancelled = [] } = bought;
  return cancelled.map((meeting) => ({
    ...meetingEvent(bought, meeting, classroom(bought), texts),
    isCancelled: true,
  }));
}

const uidOf = ({ kind, productId }: PurchasedGroup, part: string, url: string): string =>
  `${kind}-${productId}-${part}@${new URL(url).hostname}`;

function meetingEvent(
  bought: PurchasedGroup,
  meeting: Meeting,
  url: string,
  texts: EntryTexts,
): CalendarEvent {
  const { scheduleId, title, classLink } = bought;
  const { start, end, number, changedAt } = meeting;
  const lines = [
    texts.joinFrom(momentText(joinOpensAt(meeting), undefined, texts.schedule)),
    ...(classLink ? [texts.join(classLink)] : []),
    texts.classroom(url),
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
