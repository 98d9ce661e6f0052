import {
  batchMeetings,
  batchText,
  productOf,
  sessionMeeting,
  sessionText,
  titleIn,
} from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import { formatDay } from 'shared/model/format';
import type { LanguageCode } from 'shared/model/language';
import type { AuditChange, Batch, Catalogue, Session } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Transaction } from '../../../platform/database/database';
import { siteIn } from '../../../platform/language';
import { greeting, writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/message-tables';
import { loginButton, orderTexts, scheduleTextsIn } from '../order-language';
import type { Order, OrderKind } from '../orders-tables';
import { placesOf } from './seat-holders';

type TellServices = Pick<Services, 'config' | 'messenger' | 'now'>;
type Schedule = Batch | Session;

/** A batch or session that both catalogues have, with other dates or links. */
interface Changed {
  kind: OrderKind;
  productId: number;
  title: (language: LanguageCode) => string;
  before: Schedule;
  after: Schedule;
}

/**
 * Tells the buyers of each batch and session whose days, hours or links a new catalogue changes: each address once,
 * with the old and the new dates. A link is only in the classroom, never in an e-mail. Returns whom it concerned.
 */
export async function tellChanged(
  { config, messenger, now }: TellServices,
  transaction: Transaction,
  before: Catalogue,
  after: Catalogue,
  words: string,
): Promise<AuditChange[]> {
  const told: AuditChange[] = [];
  for (const changed of changedSchedules(before, after, now())) {
    const { kind, productId, title } = changed;
    const places = await placesOf(transaction, kind, productId, changed.after.id);
    const byAddress = new Map(places.map(({ order }) => [order.email.toLowerCase(), order]));
    for (const order of byAddress.values()) {
      await messenger.queue(transaction, changedMessage(config.siteUrl, order, changed, words));
    }
    if (byAddress.size > 0) {
      told.push({ field: `told of ${title('en')}`, from: '', to: String(byAddress.size) });
    }
  }
  return told;
}

function changedSchedules(before: Catalogue, after: Catalogue, at: Date): Changed[] {
  const changed = (kind: OrderKind, productId: number): Changed[] => {
    const product = productOf(after, kind, productId);
    const earlier = productOf(before, kind, productId);
    if (!product || !earlier) return [];
    const title = (language: LanguageCode) => titleIn(product, language);
    return schedulesIn(product).flatMap((schedule) => {
      const old = schedulesIn(earlier).find(({ id }) => id === schedule.id);
      if (!old || [old, schedule].every((each) => endOf(each) <= at)) return [];
      if (!hasOtherDates(old, schedule) && !hasOtherLink(old, schedule)) return [];
      return [{ kind, productId, title, before: old, after: schedule }];
    });
  };
  return [
    ...after.courses.flatMap(({ id }) => changed('course', id)),
    ...after.webinars.flatMap(({ id }) => changed('webinar', id)),
  ];
}

const schedulesIn = (product: { batches: Batch[] } | { sessions: Session[] }): Schedule[] =>
  'batches' in product ? product.batches : product.sessions;

/** Of the last class. */
const endOf = (schedule: Schedule): Date =>
  ('day' in schedule ? sessionMeeting(schedule) : batchMeetings(schedule).at(-1))?.end ??
  new Date(0);

const hasOtherDates = (before: Schedule, after: Schedule): boolean =>
  datesText(before, 'en') !== datesText(after, 'en');

const hasOtherLink = (before: Schedule, after: Schedule): boolean =>
  (['classLink', 'whatsappGroup'] as const).some((name) => {
    // A session has no group.
    const [old, link] = [before, after].map((each: Partial<Batch>) => each[name]);
    return link !== undefined && link !== old;
  });

/** `Mon–Fri, 7:30 pm IST, from 5 January 2026, to 27 March 2026, 60 minutes` */
function datesText(schedule: Schedule, language: LanguageCode): string {
  const texts = orderTexts(language);
  const scheduleTexts = scheduleTextsIn[language];
  const when =
    'day' in schedule
      ? sessionText(schedule, undefined, scheduleTexts)
      : batchText(schedule, undefined, scheduleTexts);
  const last =
    'day' in schedule
      ? []
      : [texts.to(formatDay(schedule.lastDay, undefined, scheduleTexts.words))];
  return [when, ...last, texts.minutes(schedule.minutes)].join(', ');
}

function changedMessage(
  siteUrl: string,
  { email, firstName, language, orderNumber }: Order,
  { title, before, after }: Changed,
  words: string,
): Message {
  const texts = orderTexts(language);
  const isMoved = hasOtherDates(before, after);
  return writeEmail({
    to: email,
    about: { kind: 'order', id: orderNumber },
    template: 'dates-changed',
    opens: siteIn('', language) + paths.login(),
    subject: texts.changedSubject(title(language)),
    language,
    heading: title(language),
    paragraphs: [
      greeting(firstName, language),
      ...(isMoved ? [texts.datesChanged] : []),
      ...(hasOtherLink(before, after) ? [texts.linkChanged] : []),
      ...words.split(/\n+/).filter((line) => line.trim()),
      texts.doesNotSuit,
    ],
    rows: [
      [texts.orderNumber, orderNumber],
      ...(isMoved
        ? ([
            [texts.was, datesText(before, language)],
            [texts.now, datesText(after, language)],
          ] satisfies [string, string][])
        : []),
    ],
    button: loginButton(siteUrl, language),
  });
}
