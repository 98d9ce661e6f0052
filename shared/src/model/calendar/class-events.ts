import { joinOpensAt, momentText, type BoughtClass } from '../catalogue';
import type { CalendarEvent } from './calendar-file';

/** The address of the classroom of a product, or of the page that leads there. */
export type ClassroomAddress = (bought: BoughtClass) => string;

/**
 * The calendar entries of a bought class: one for each meeting, since a batch may skip days and its hour
 * may change. If only the day is known, the entry takes the whole day; without a day there is none. The
 * same meeting has the same uid wherever it comes from, so that a calendar shows it once.
 */
export function classEvents(bought: BoughtClass, classroom: ClassroomAddress): CalendarEvent[] {
  const { kind, productId, scheduleId, title, meetings, day, classLink } = bought;
  const url = classroom(bought);
  const uid = (part: string) => `${kind}-${productId}-${part}@${new URL(url).hostname}`;
  if (!meetings) {
    const description = `The hour comes by e-mail. Classroom: ${url}`;
    return day ? [{ uid: uid(day), title, description, url, day }] : [];
  }
  return meetings.map((meeting, index) => {
    const { start, end } = meeting;
    const lines = [
      `Join from ${momentText(joinOpensAt(meeting))}`,
      ...(classLink ? [`Join: ${classLink}`] : []),
      `Classroom: ${url}`,
    ];
    return {
      uid: uid(`${scheduleId}-${index + 1}`),
      title,
      description: lines.join('\n'),
      url,
      start,
      minutes: (end.getTime() - start.getTime()) / 60_000,
    };
  });
}
