import type { LanguageCode } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { siteIn } from '../../platform/language';
import { greeting, writeEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { loginButton, orderTexts } from '../orders/order-language';
import type { Order } from '../orders/orders-tables';
import type { Person } from './find-person';
import { texts as english } from './people-mail-texts';
import { texts as hindi } from './people-mail-texts.hi';

const textsIn = { en: english, hi: hindi };

/**
 * To the old address; it does not name the new one, because the old one may be somebody else's. With the
 * token, it can object.
 */
export function addressLeftMessage(
  siteUrl: string,
  { email, language }: Pick<Person, 'email' | 'language'>,
  objection: string | null,
  by: 'changedBySupport' | 'changedByOwner' = 'changedBySupport',
): Message {
  const texts = textsIn[language];
  const { hello, questions } = orderTexts(language);
  return mail(email, 'address-left', texts.addressLeft, language, {
    paragraphs: [
      hello,
      texts[by],
      objection === null ? `${texts.unasked} ${questions}` : texts.mayObject,
    ],
    button:
      objection === null
        ? undefined
        : {
            label: texts.object,
            address: `${siteIn(siteUrl, language)}/objection/${objection}`,
          },
  });
}

/** To either address of two accounts that were joined, or are two again. It names no other address. */
export function joinedMessage(
  siteUrl: string,
  { email, name, language }: Pick<Person, 'email' | 'name' | 'language'>,
  what: 'kept' | 'joined' | 'undone',
): Message {
  const texts = textsIn[language];
  return mail(email, 'accounts-joined', texts.joined, language, {
    paragraphs: [greeting(name, language), texts.joinedWhat[what], orderTexts(language).questions],
    button: loginButton(siteUrl, language),
  });
}

/** To owners, in English. `by` says who has changed the address. */
export function addressMovedNotice(
  siteUrl: string,
  to: string,
  person: number | string,
  { by, from, to: after }: { by: string; from: string; to: string },
): Message {
  const texts = textsIn.en;
  return mail(to, 'address-moved', texts.addressMoved, 'en', {
    paragraphs: [`${by}: ${from} → ${after}`, texts.addressMovedWhy],
    button: { label: texts.openPerson, address: siteUrl + paths.adminPerson(person) },
  });
}

/** To the new address, which still has to be proven. */
export const addressTakenMessage = (
  siteUrl: string,
  to: string,
  name: string,
  language: LanguageCode,
): Message =>
  proofMessage(siteUrl, { email: to, name, language }, 'address-taken', [
    textsIn[language].confirmAddress,
  ]);

/** To an address that has to be proven before it gets what waits for it. */
export const proofWantedMessage = (
  siteUrl: string,
  person: Pick<Person, 'email' | 'name' | 'language'>,
  titles: readonly string[],
): Message => {
  const texts = textsIn[person.language];
  return proofMessage(siteUrl, person, 'proof-wanted', [
    texts.waits(titles.join(', ')),
    orderTexts(person.language).grantedUnproven,
  ]);
};

function proofMessage(
  siteUrl: string,
  { email, name, language }: Pick<Person, 'email' | 'name' | 'language'>,
  template: string,
  paragraphs: string[],
): Message {
  const texts = textsIn[language];
  return mail(email, template, texts.addressTaken, language, {
    paragraphs: [greeting(name, language), ...paragraphs, orderTexts(language).questions],
    button: {
      label: texts.setPassword,
      address: `${siteIn(siteUrl, language)}${paths.forgotPassword()}`,
    },
  });
}

/** A gift or a scholarship. */
export function grantedMessage(
  siteUrl: string,
  order: Order,
  { title, when }: { title: string; when: string },
): Message {
  const { language } = order;
  const texts = orderTexts(language);
  return mail(order.email, 'order-granted', texts.grantedSubject(title), language, {
    about: { kind: 'order', id: order.orderNumber },
    paragraphs: [greeting(order.firstName, language), texts.granted, texts.questions],
    rows: [
      [texts.kind[order.kind], title],
      [texts.when, when],
    ],
    button: loginButton(siteUrl, language),
    closing: order.userId === null ? texts.grantedUnproven : texts.grantedPurchased,
  });
}

function mail(
  to: string,
  template: string,
  subject: string,
  language: LanguageCode,
  content: Pick<
    Parameters<typeof writeEmail>[0],
    'about' | 'paragraphs' | 'rows' | 'button' | 'closing'
  >,
): Message {
  return writeEmail({ to, template, subject, language, ...content });
}
