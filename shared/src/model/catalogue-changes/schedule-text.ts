import { batchText, sessionText } from '../catalogue';
import { formatShortDate } from '../format';
import type { Batch, Session } from '../schemas';

/** `Mon–Fri, 7:30 pm IST, from 5 January 2026, to 27 Mar 2026, 60 minutes, Hindi, 30 seats` */
export function scheduleText(schedule: Batch | Session): string {
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
