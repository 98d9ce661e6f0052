import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  consentPurposes,
  consentText,
  consentTexts,
  type ConsentForm,
  type ConsentPurpose,
  type ContactWay,
} from 'shared/model/consents';
import * as hindi from 'shared/model/hindi';
import type { LanguageCode } from 'shared/model/language';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { siteIn } from '../../platform/language';
import type { Message } from '../../platform/messages/messages';
import type { LoginAccount } from '../../platform/http/access';
import { emailKey } from '../accounts/accounts-repository';
import { belongsTo, lastTen, type Identity } from '../accounts/person-identity';
import { linkToken, readLink } from '../accounts/private-links';
import { consents, type Consent } from './consents-tables';

const textsIn = { en: consentTexts, hi: hindi.consentTexts };

interface GivenConsent {
  purpose: ConsentPurpose;
  form: ConsentForm;
  email: string;
  phone: string;
  /** The account that is signed in. */
  account: { id: number; email: string } | null;
  /** That of the words which the person has read. */
  language: LanguageCode;
  at: Date;
}

/**
 * Stores a consent to today's words, in the transaction that stores the form. A consent that stands for
 * the same e-mail and phone is not repeated.
 */
export async function giveConsent(
  transaction: Transaction,
  { purpose, form, account, language, at, ...given }: GivenConsent,
): Promise<void> {
  const email = emailKey(given.email);
  const phone = lastTen(given.phone);
  const same = and(eq(consents.email, email), eq(consents.phone, phone), stands(purpose));
  if ((await transaction.$count(consents, same)) > 0) return;
  await transaction.insert(consents).values({
    purpose,
    form,
    email,
    phone,
    version: consentText(purpose, textsIn[language]).version,
    userId: account?.email === email ? account.id : null,
    givenAt: at,
  });
}

/** The consent of a signed-in person, given in the profile. */
export const giveOwnConsent = (
  { database, now }: Services,
  account: LoginAccount,
  purpose: ConsentPurpose,
  language: LanguageCode,
): Promise<void> =>
  database.transaction((transaction) =>
    giveConsent(transaction, {
      ...{ email: account.email, phone: account.phone },
      ...{ purpose, form: 'profile', account, language, at: now() },
    }),
  );

/** All consents of a person, the latest first; withdrawn ones too. */
export const consentsOf = (
  database: Database | Transaction,
  identity: Identity,
): Promise<Consent[]> =>
  database
    .select()
    .from(consents)
    .where(belongsTo(identity, consents))
    .orderBy(desc(consents.givenAt), desc(consents.id));

/** The purposes that a person has agreed to and not taken back. */
export async function standingConsents(
  database: Database,
  identity: Identity,
): Promise<ConsentPurpose[]> {
  const own = await consentsOf(database, identity);
  const standing = own.filter(({ withdrawnAt }) => withdrawnAt === null);
  return consentPurposes.filter((each) => standing.some(({ purpose }) => purpose === each));
}

/** Withdraws a person's consents for this purpose; false if there is none. */
export const withdrawConsent = (
  { database, now }: Services,
  identity: Identity,
  purpose: ConsentPurpose,
): Promise<boolean> =>
  withdraw(database, and(belongsTo(identity, consents), stands(purpose)), now());

/**
 * Withdraws the consent of a message's link, with all others for the same purpose and address. False for
 * a link that is not ours, or to a consent that is no longer stored.
 */
export async function withdrawByLink(
  { config, database, now }: Services,
  token: string,
): Promise<boolean> {
  const link = readLink(config.acceptedKeys, 'consent', token);
  if (!link) return false;
  const [consent] = await database.select().from(consents).where(eq(consents.id, link.id));
  if (!consent) return false;
  const { purpose, email, phone } = consent;
  await withdraw(database, and(reaches(purpose, { email, phone }), stands(purpose)), now());
  return true;
}

async function withdraw(
  database: Database,
  condition: SQL | undefined,
  at: Date,
): Promise<boolean> {
  const withdrawn = await database.update(consents).set({ withdrawnAt: at }).where(condition);
  return withdrawn.rowCount !== 0;
}

/** News goes to the e-mail; calls and WhatsApp go to the phone. */
const reaches = (purpose: ConsentPurpose, { email, phone }: Pick<Consent, 'email' | 'phone'>) =>
  purpose === 'news' ? eq(consents.email, email) : eq(consents.phone, phone);

const stands = (purpose: ConsentPurpose) =>
  and(eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** The consent by which messages of this purpose may go to this e-mail or phone. */
export async function consentFor(
  database: Database | Transaction,
  purpose: ConsentPurpose,
  to: string,
): Promise<Consent | undefined> {
  const address = { email: emailKey(to), phone: lastTen(to) };
  const [found] = await database
    .select()
    .from(consents)
    .where(and(reaches(purpose, address), stands(purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return found;
}

/**
 * By which ways people may be contacted on these numbers: those that they have agreed to. Whoever has not taken
 * any back is also answered on the number if `hasAsked`, as after a message.
 */
export async function contactWays(
  database: Database,
  phones: readonly string[],
): Promise<(phone: string, hasAsked: boolean) => ContactWay[]> {
  const numbers = [...new Set(phones.map(lastTen))];
  const found =
    numbers.length === 0
      ? []
      : await database
          .select({
            phone: consents.phone,
            purpose: consents.purpose,
            stands: sql<boolean>`bool_or(${consents.withdrawnAt} IS NULL)`,
          })
          .from(consents)
          .where(and(inArray(consents.phone, numbers), inArray(consents.purpose, contactWayNames)))
          .groupBy(consents.phone, consents.purpose);
  const said = new Map(found.map(({ phone, purpose, stands }) => [`${purpose} ${phone}`, stands]));
  return (phone, hasAsked) => {
    const answers = contactWayNames.map((way) => said.get(`${way} ${lastTen(phone)}`));
    const isAnswered = hasAsked && !answers.includes(false);
    return contactWayNames.filter((_, index) => answers[index] ?? isAnswered);
  };
}

const contactWayNames: ContactWay[] = ['calls', 'whatsapp'];

/**
 * The only way to send something that needs a consent: it queues the message if the consent stands, and
 * hands the message the address of the page that takes the consent back. The messenger asks again before
 * it sends. Returns whether a message was queued.
 */
export async function queueWithConsent(
  { config, messenger }: Services,
  transaction: Transaction,
  purpose: ConsentPurpose,
  to: string,
  language: LanguageCode,
  message: (to: string, withdrawal: string, language: LanguageCode) => Message,
): Promise<boolean> {
  const consent = await consentFor(transaction, purpose, to);
  if (!consent) return false;
  const token = linkToken(config.secretKey, 'consent', consent.id, 1);
  const withdrawal = `${siteIn(config.siteUrl, language)}/consents/${purpose}/${encodeURIComponent(token)}`;
  await messenger.queue(transaction, {
    ...message(to, withdrawal, language),
    purpose,
    unsubscribe: `${config.siteUrl}/api/consents/withdraw/${token}`,
  });
  return true;
}
