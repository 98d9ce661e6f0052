import { dayText } from 'shared/model/catalogue';
import { formatCount, formatDateTime, formatRupees } from 'shared/model/format';
import type { LanguageCode } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { DuePromises, PromiseAnswer } from 'shared/model/schemas';
import { siteIn } from '../../platform/language';
import { greeting, writeEmail, type EmailContent } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { rupees } from '../../platform/money';
import type { Config } from '../../settings/config';
import { linkToken } from '../accounts/private-links';
import type { Lead } from '../enquiries/enquiries-tables';
import { scheduleTextsIn } from '../orders/order-language';
import type { Order } from '../orders/orders-tables';
import type { PurchasedItem } from '../orders/seats/schedules';
import { texts as english } from './promise-mail-texts';
import { texts as hindi } from './promise-mail-texts.hi';
import type { StoredPromise } from './promises-tables';

const textsIn = { en: english, hi: hindi };
/** What a link asks follows from its row, so that its token needs no further version. */
const VERSION = 1;

/** Asks the buyer of a ticket that has moved, of a course whose date is late, or to whom a batch is offered. */
export function questionMessage(
  { secretKey, siteUrl }: Pick<Config, 'secretKey' | 'siteUrl'>,
  { email, firstName, language, orderNumber, payablePaise, refundedPaise }: Order,
  { id, day }: StoredPromise,
  { title, when, hour }: Pick<PurchasedItem, 'title' | 'when'> & { hour?: string | null },
  about: 'moved' | 'late' | 'offer',
): Message {
  const texts = textsIn[language];
  const was = day === null ? '' : dayText(day, undefined, scheduleTextsIn[language]);
  const { template, subject, heading, paragraphs, row } = {
    moved: {
      ...{ template: 'ticket-moved', subject: texts.movedSubject(title, when) },
      ...{ heading: texts.moved, row: `${texts.forDay} ${when}` },
      paragraphs: [texts.notKept(was), texts.movedTo, ...(hour ? [hour] : [])],
    },
    late: {
      ...{ template: 'date-late', subject: texts.lateSubject(title), heading: texts.late },
      ...{ paragraphs: [texts.noDate(title), texts.whatHappens], row: null },
    },
    offer: {
      ...{ template: 'batch-offered', subject: texts.offerSubject(title) },
      ...{ heading: texts.offered, paragraphs: [texts.offer], row: when },
    },
  }[about];
  const page = `${siteIn(siteUrl, language)}/promise/${linkToken(secretKey, 'promise', id, VERSION)}`;
  const button = (answer: PromiseAnswer) => ({
    label: texts[answer],
    address: `${page}?answer=${answer}`,
  });
  const left = about === 'offer' ? 0 : payablePaise - refundedPaise;
  const rows: [string, string][] = row === null ? [] : [[title, row]];
  if (left > 0) rows.push([texts.amount, formatRupees(rupees(left))]);
  const content = {
    ...{ heading, rows, paragraphs: [greeting(firstName, language), ...paragraphs] },
    button: button(about === 'offer' ? 'take' : 'keep'),
    ...(about === 'offer' && { otherButton: button('wait') }),
    // Where nothing was paid, no money goes back.
    ...(left > 0 && { otherButton: button('back') }),
  };
  return mail(email, template, subject, content, language, orderNumber);
}

/** To whoever waits for a call or for money, with our number. */
export function lateMessage(
  what: 'call' | 'refund',
  { email, language, orderNumber }: Pick<Lead, 'email' | 'language'> & { orderNumber?: string },
  name: string,
): Message {
  const { subject, heading, text } = textsIn[language].lateWith[what];
  const paragraphs = [greeting(name, language), text];
  return mail(email, `${what}-late`, subject, { heading, paragraphs }, language, orderNumber);
}

/** To an admin, in English. */
export const dueSoonMessage = (siteUrl: string, to: string, due: readonly DuePromises[]): Message =>
  mail(to, 'promises-due', english.dueSoon, {
    heading: english.dueSoon,
    paragraphs: [english.otherwise],
    rows: due.map(({ what, count, due_at }) => [
      what,
      english.toHowMany(formatCount(count), formatDateTime(due_at)),
    ]),
    button: { label: english.openDesk, address: siteUrl + paths.admin('dashboard') },
  });

const mail = (
  to: string,
  template: string,
  subject: string,
  content: EmailContent,
  language?: LanguageCode,
  order?: string,
): Message =>
  writeEmail({
    ...{ to, template, subject, ...content, language },
    ...(order && { about: { kind: 'order', id: order } }),
  });
