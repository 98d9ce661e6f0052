import { batchText, sessionText } from 'shared/catalogue';
import { formatShortDate } from 'shared/format';
import type { Batch, Session } from 'shared/schemas';

export type Schedule = Batch | Session;

/** What differs between the batches or sessions of a product, each in words, old beside new. */
export function changesOfSchedules(
  field: string,
  before: readonly Schedule[],
  after: readonly Schedule[],
): { field: string; from: string; to: string }[] {
  const wordsIn = (list: readonly Schedule[], id: string) => {
    const found = list.find((schedule) => schedule.id === id);
    return found ? scheduleWords(found) : '';
  };
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].map((id) => ({ field, from: wordsIn(before, id), to: wordsIn(after, id) }));
}

/** `Mon–Fri, 7:30 pm IST, from 5 January 2026, to 27 Mar 2026, 60 minutes, Hindi, 30 seats` */
function scheduleWords(schedule: Schedule): string {
  const { minutes, seats, classLink } = schedule;
  const links = [linkWords('class link', classLink)];
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
    linkWords('WhatsApp group', whatsappGroup),
  );
}

/** Nothing for a link that stays as it is. */
const linkWords = (name: string, link: string | undefined) =>
  link === undefined ? undefined : `${name} ${link || 'taken away'}`;

const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
