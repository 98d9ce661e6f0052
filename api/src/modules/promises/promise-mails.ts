import { dayText } from 'shared/model/catalogue';
import { formatCount, formatDateTime, formatRupees } from 'shared/model/format';
import type { LanguageCode } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { DuePromises, PromiseAnswer } from 'shared/model/schemas';
import { siteIn } from '../../platform/language';
import { greeting, renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { rupees } from '../../platform/money';
import type { Config } from '../../settings/config';
import { linkToken } from '../accounts/private-links';
import type { Lead } from '../enquiries/enquiries-tables';
import { scheduleTextsIn } from '../orders/order-language';
import type { Order } from '../orders/orders-tables';
import type { RebookTarget } from '../orders/rebook';
import type { PurchasedItem } from '../orders/seats/schedules';
import { texts as english } from './promise-mail-texts';
import { texts as hindi } from './promise-mail-texts.hi';
import type { StoredPromise } from './promises-tables';

const textsIn = { en: english, hi: hindi };
/** What a link asks follows from its row, so that its token needs no further version. */
const VERSION = 1;

type LinkConfig = Pick<Config, 'secretKey' | 'siteUrl'>;
type Item = Pick<PurchasedItem, 'title' | 'when' | 'hour'>;

export const movedMessage = (
  config: LinkConfig,
  order: Order,
  item: Item,
  promise: StoredPromise,
) => {
  const texts = textsIn[order.language];
  const day = dayText(promise.day ?? '', undefined, scheduleTextsIn[order.language]);
  return question(config, order, promise, ['keep', 'back'], {
    template: 'ticket-moved',
    subject: texts.movedSubject(item.title, item.when),
    heading: texts.moved,
    paragraphs: [texts.notKept(day), texts.movedTo, ...(item.hour ? [item.hour] : [])],
    rows: [[item.title, `${texts.forDay} ${item.when}`]],
  });
};

export const lateMessage = (
  config: LinkConfig,
  order: Order,
  { title }: Item,
  promise: StoredPromise,
) => {
  const texts = textsIn[order.language];
  return question(config, order, promise, ['keep', 'back'], {
    template: 'date-late',
    subject: texts.lateSubject(title),
    heading: texts.late,
    paragraphs: [texts.noDate(title), texts.whatHappens],
    rows: [],
  });
};

export const offerMessage = (
  config: LinkConfig,
  order: Order,
  to: RebookTarget,
  promise: StoredPromise,
) => {
  const texts = textsIn[order.language];
  const { title, when } = order.language === 'hi' ? to.hindi : to;
  return question(config, order, promise, ['take', 'wait'], {
    template: 'batch-offered',
    subject: texts.offerSubject(title),
    heading: texts.offered,
    paragraphs: [texts.offer],
    rows: [[title, when]],
  });
};

interface Content {
  template: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  rows: [string, string][];
}

/** With a button for each answer; without one for the money if nothing was paid. */
function question(
  { secretKey, siteUrl }: LinkConfig,
  { email, firstName, language, orderNumber, payablePaise, refundedPaise }: Order,
  { id }: StoredPromise,
  [first, second]: [PromiseAnswer, PromiseAnswer],
  { template, subject, heading, paragraphs, rows }: Content,
): Message {
  const texts = textsIn[language];
  const page = `${siteIn(siteUrl, language)}/promise/${linkToken(secretKey, 'promise', id, VERSION)}`;
  const button = (answer: PromiseAnswer) => ({
    label: texts[answer],
    address: `${page}?answer=${answer}`,
  });
  const left = second === 'back' ? payablePaise - refundedPaise : null;
  const content = {
    heading,
    paragraphs: [greeting(firstName, language), ...paragraphs],
    rows: left
      ? [...rows, [texts.amount, formatRupees(rupees(left))] satisfies Content['rows'][0]]
      : rows,
    button: button(first),
    ...(left !== 0 && { otherButton: button(second) }),
  };
  return mail(email, template, subject, content, language, orderNumber);
}

export function lateCallMessage({ email, fullName, language }: Lead): Message {
  const { callLate: heading, call, callSubject } = textsIn[language];
  const paragraphs = [greeting(fullName, language), call];
  return mail(email, 'call-late', callSubject, { heading, paragraphs }, language);
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

function mail(
  to: string,
  template: string,
  subject: string,
  content: Parameters<typeof renderEmail>[0],
  language?: LanguageCode,
  order?: string,
): Message {
  return {
    ...{ channel: 'email', to, template, subject, code: null },
    ...(order && { about: { kind: 'order', id: order } }),
    ...renderEmail(content, language),
  };
}
