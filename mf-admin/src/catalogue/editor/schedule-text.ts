import { batchText, sessionText } from 'shared/model/catalogue';
import { formatShortDate } from 'shared/model/format';
import type { Batch, Session } from 'shared/model/schemas';

export type Schedule = Batch | Session;

/**
 * The old and the new text of each batch or session, matched by id. An added or removed entry has one
 * empty text; an unchanged entry has equal texts.
 */
export function changesOfSchedules(
  field: string,
  before: readonly Schedule[],
  after: readonly Schedule[],
): { field: string; from: string; to: string }[] {
  const wordsIn = (list: readonly Schedule[], id: string) => {
    const found = list.find((schedule) => schedule.id === id);
    return found ? scheduleText(found) : '';
  };
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].map((id) => ({ field, from: wordsIn(before, id), to: wordsIn(after, id) }));
}

/** `Mon–Fri, 7:30 pm IST, from 5 January 2026, to 27 Mar 2026, 60 minutes, Hindi, 30 seats` */
function scheduleText(schedule: Schedule): string {
  const { minutes, seats, classLink } = schedule;
  const links = [linkText('class link', classLink)];
  if ('day' in schedule) {
    return listed(sessionText(schedule), `${minutes} minutes`, `${seats} seats`, ...links);
  }
  const { lastDay, language, whatsappGroup } = schedule;
  return listed(
    batchText(schedule),
    `to ${formatShortDate(lastDay)}`,
    `${minutes} minutes`,
    language,
    `${seats} seats`,
    ...links,
    linkText('WhatsApp group', whatsappGroup),
  );
}

/** Undefined for a link that stays unchanged. */
const linkText = (name: string, link: string | undefined) =>
  link === undefined ? undefined : `${name} ${link || 'removed'}`;

const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
