import { dayText } from 'shared/model/catalogue';
import { formatRupees } from 'shared/model/format';
import type { LanguageCode } from 'shared/model/language';
import type { PromiseAnswer } from 'shared/model/schemas';
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
/** The link of a promise is valid as long as its row asks something. */
const VERSION = 1;

type LinkConfig = Pick<Config, 'secretKey' | 'siteUrl'>;

/** A button of an e-mail: the page asks, and only its own button answers. */
function button(
  config: LinkConfig,
  { id }: StoredPromise,
  language: LanguageCode,
  answer: PromiseAnswer,
) {
  const token = linkToken(config.secretKey, 'promise', id, VERSION);
  const address = `${siteIn(config.siteUrl, language)}/promise/${token}?answer=${answer}`;
  return { label: textsIn[language][answer], address };
}

/** The button for the money; none if nothing was paid. */
function moneyBack(config: LinkConfig, order: Order, promise: StoredPromise) {
  const left = order.payablePaise - order.refundedPaise;
  return left > 0
    ? {
        otherButton: button(config, promise, order.language, 'back'),
        amount: formatRupees(rupees(left)),
      }
    : {};
}

const amountRow = (label: string, amount: string): [string, string][] => [[label, amount]];

export function movedMessage(
  config: LinkConfig,
  order: Order,
  { title, when, hour }: PurchasedItem,
  promise: StoredPromise,
): Message {
  const { language } = order;
  const texts = textsIn[language];
  const { amount, otherButton } = moneyBack(config, order, promise);
  const day = dayText(promise.day ?? '', undefined, scheduleTextsIn[language]);
  return toBuyer(order, 'ticket-moved', texts.movedSubject(title, when), {
    heading: texts.moved,
    paragraphs: [
      texts.notKept(day),
      ...(hour ? [hour] : []),
      amount ? texts.movedTo : texts.movedGift,
    ],
    rows: [[title, `${texts.forDay} ${when}`], ...(amount ? amountRow(texts.amount, amount) : [])],
    button: button(config, promise, language, 'keep'),
    otherButton,
  });
}

export function lateMessage(
  config: LinkConfig,
  order: Order,
  { title }: PurchasedItem,
  promise: StoredPromise,
): Message {
  const { language } = order;
  const texts = textsIn[language];
  const { amount, otherButton } = moneyBack(config, order, promise);
  return toBuyer(order, 'date-late', texts.lateSubject(title), {
    heading: texts.late,
    paragraphs: [texts.noDate(title), texts.whatHappens],
    rows: amount ? [[texts.amount, amount]] : undefined,
    button: button(config, promise, language, 'keep'),
    otherButton,
  });
}

export function offerMessage(
  config: LinkConfig,
  order: Order,
  to: RebookTarget,
  promise: StoredPromise,
): Message {
  const { language } = order;
  const texts = textsIn[language];
  const { title, when } = language === 'hi' ? to.hindi : to;
  return toBuyer(order, 'batch-offered', texts.offerSubject(title), {
    heading: texts.offered,
    paragraphs: [texts.offer],
    rows: [[title, when]],
    button: button(config, promise, language, 'take'),
    otherButton: button(config, promise, language, 'wait'),
  });
}

function toBuyer(
  { email, firstName, language, orderNumber }: Order,
  template: string,
  subject: string,
  { paragraphs, ...content }: Parameters<typeof renderEmail>[0],
): Message {
  return {
    channel: 'email',
    to: email,
    about: { kind: 'order', id: orderNumber },
    template,
    subject,
    code: null,
    ...renderEmail(
      { ...content, paragraphs: [greeting(firstName, language), ...paragraphs] },
      language,
    ),
  };
}

export function lateCallMessage({ email, fullName, language }: Lead): Message {
  const texts = textsIn[language];
  const content = {
    heading: texts.callLate,
    paragraphs: [greeting(fullName, language), texts.call],
  };
  return {
    channel: 'email',
    to: email,
    template: 'call-late',
    subject: texts.callSubject,
    code: null,
    ...renderEmail(content, language),
  };
}
