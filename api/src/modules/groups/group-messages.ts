import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { titleIn } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { LanguageCode } from 'shared/model/language';
import type {
  GroupMessage,
  GroupMessagePreviewResponse,
  GroupMessageRequest,
} from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { lockUntilCommit } from '../../platform/database/locks';
import { MINUTE } from '../../platform/durations';
import { HttpError } from '../../platform/errors';
import { siteIn } from '../../platform/language';
import type { Admin } from '../../platform/http/access';
import { once } from '../../platform/http/request/once';
import { greeting, writeEmail } from '../../platform/messages/email-layout';
import { isAbout, outgoingMessages, type Message } from '../../platform/messages/message-tables';
import { deliveryState } from '../../platform/messages/undelivered';
import { readableEmail } from '../../platform/text-forms';
import { languageOf } from '../accounts/own-account/language-of-account';
import { emailKey } from '../accounts/accounts-repository';
import { recordAction } from '../audit/audit-repository';
import type { ListedGroup } from './group-list';
import { daysThere, peopleOf, type Attendee } from './group-people';
import { groupMessages } from './groups-tables';
import { texts as english } from './letter-texts';
import { texts as hindi } from './letter-texts.hi';

type MessageServices = Pick<Services, 'config' | 'database' | 'messenger' | 'now'>;

export const letterTexts = { en: english, hi: hindi };

/** What is written to a class. */
export interface GroupLetter extends GroupMessageRequest {
  /** Label and value, below the text. */
  rows?: [string, string][];
  /** The same for the people who read Hindi, where the words are not those of an admin. */
  hindi?: Omit<GroupLetter, 'hindi'>;
}

/** What the e-mails of a message to a class are about. */
const ABOUT = 'class message';
/** The same words to the same class within this time are one message: two admins may press at once. */
const SAME_WITHIN = 60 * MINUTE;

/**
 * Writes to everybody of a class by e-mail, each person once. A repeated request writes nothing: one
 * with the same key, or with the same words within the hour. Returns how many people the message has.
 * 409 if nobody is in the class, or if the key was used for other words.
 */
export async function writeToGroup(
  services: MessageServices,
  listed: ListedGroup,
  letter: GroupMessageRequest,
  admin: Admin,
  idempotencyKey: string | undefined,
): Promise<{ receivers: number; isNew: boolean }> {
  const { database, messenger, now } = services;
  const result = await database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `class ${listed.id}`);
    const request = {
      idempotencyKey,
      of: ['class message', admin.id],
      body: { class: listed.id, ...letter },
      refusal: 'This Idempotency-Key was used for another message.',
    };
    const { result, isNew } = await once(services, transaction, request, async () => {
      const earlier = await sameMessage(transaction, listed, letter, now());
      if (earlier) return { receivers: earlier.receivers, isNew: false };
      const receivers = await queueForGroup(services, transaction, { listed, letter, admin });
      if (receivers === 0) throw new HttpError(409, 'Nobody is in this class yet.');
      return { receivers, isNew: true };
    });
    return isNew ? result : { ...result, isNew };
  });
  void messenger.deliver();
  return result;
}

/** The same words to the same class, a short time ago. */
async function sameMessage(
  transaction: Transaction,
  listed: ListedGroup,
  { subject, text, absent_on: day }: GroupMessageRequest,
  at: Date,
) {
  const [found] = await transaction
    .select()
    .from(groupMessages)
    .where(
      and(
        ofGroup(listed),
        eq(groupMessages.subject, subject),
        eq(groupMessages.text, text),
        sql`${groupMessages.absentOn} IS NOT DISTINCT FROM ${day ?? null}::date`,
        gt(groupMessages.createdAt, new Date(at.getTime() - SAME_WITHIN)),
      ),
    )
    .orderBy(desc(groupMessages.id))
    .limit(1);
  return found;
}

/**
 * Queues one e-mail for each person of a class, and keeps what was written. It is about a class that they
 * have booked, so that it needs no consent. Returns the number of people; 0 changes nothing.
 */
export async function queueForGroup(
  { config, messenger, now }: MessageServices,
  transaction: Transaction,
  { listed, letter, admin }: { listed: ListedGroup; letter: GroupLetter; admin: Admin },
): Promise<number> {
  const { kind, productId, scheduleId, title, when } = listed;
  const { subject, rows = [], absent_on: absentOn = null } = letter;
  const receivers = receiversOf(await wantedOf(transaction, listed, letter));
  if (receivers.length === 0) return 0;
  const at = now();
  const text = [letter.text, rows.map(([label, value]) => `${label}: ${value}`).join('\n')]
    .filter(Boolean)
    .join('\n\n');
  const [stored] = await transaction
    .insert(groupMessages)
    .values({
      ...{ kind, productId, scheduleId, subject, text, absentOn },
      author: admin.name,
      receivers: receivers.length,
      createdAt: at,
    })
    .returning();
  for (const person of receivers) {
    await messenger.queue(transaction, {
      ...groupMessage(config.siteUrl, listed, letter, person),
      bulk: true,
      about: { kind: ABOUT, id: String(stored!.id) },
    });
  }
  await recordAction(transaction, {
    actor: admin,
    action: 'Write to class',
    subject: `${title}: ${when}`,
    changes: [
      { field: 'subject', from: '', to: subject },
      { field: 'people', from: '', to: String(receivers.length) },
    ],
    at,
  });
  return receivers.length;
}

/** Everybody of a class, or who was not there on a day. */
async function wantedOf(
  on: Database | Transaction,
  listed: ListedGroup,
  { absent_on: day }: Pick<GroupMessageRequest, 'absent_on'>,
): Promise<Attendee[]> {
  const people = await peopleOf(on, listed);
  if (day === undefined) return people;
  const there = await daysThere(on, listed);
  return people.filter((person) => !there(person).includes(day));
}

/** What would be sent, and the same text for WhatsApp with each person's own link. */
export async function previewMessage(
  { config, database }: Pick<MessageServices, 'config' | 'database'>,
  listed: ListedGroup,
  letter: GroupMessageRequest,
): Promise<GroupMessagePreviewResponse['data']> {
  const wanted = await wantedOf(database, listed, letter);
  const receivers = receiversOf(wanted);
  const [first] = receivers;
  return {
    receivers: receivers.length,
    emails: (['en', 'hi'] as const).flatMap((language) => {
      if (!first) return [];
      const { subject, text } = groupMessage(config.siteUrl, listed, letter, first, language);
      return [{ language, subject: subject ?? '', text }];
    }),
    whatsapp: wanted.flatMap((person) => {
      const digits = person.phone.replace(/\D/g, '');
      if (digits.length < 10) return [];
      const language = languageOfPerson(person);
      const { address } = classroomButton(config.siteUrl, listed, person, language);
      const words = [greeting(person.name, language), letter.text.trim(), address].join('\n\n');
      const number = digits.length === 10 ? `91${digits}` : digits;
      const link = `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
      return [{ name: person.name, link }];
    }),
  };
}

const languageOfPerson = ({ user, orders }: Attendee): LanguageCode =>
  user ? languageOf(user) : orders.at(-1)!.language;

/** The person's own way into the classroom. */
function classroomButton(
  siteUrl: string,
  { kind, urlTitle }: ListedGroup,
  { user }: Attendee,
  language: LanguageCode,
) {
  const texts = letterTexts[language];
  const site = siteIn(siteUrl, language);
  return user
    ? { label: texts.openClassroom, address: `${site}${paths.classroom(user, kind, urlTitle)}` }
    : { label: texts.goToLogin, address: `${site}${paths.login()}` };
}

/** The people with an e-mail address, each address once. */
function receiversOf(people: readonly Attendee[]): Attendee[] {
  const byEmail = new Map(people.map((person) => [emailKey(person.email), person]));
  byEmail.delete('');
  return [...byEmail.values()];
}

function groupMessage(
  siteUrl: string,
  listed: ListedGroup,
  letter: GroupLetter,
  person: Attendee,
  language = languageOfPerson(person),
): Message {
  const { kind } = listed;
  const { name, email } = person;
  const texts = letterTexts[language];
  const { subject, text, rows } = (language === 'hi' && letter.hindi) || letter;
  return writeEmail({
    to: email,
    template: 'class-message',
    // The office's own words are for the mailbox, a class that is moved or cancelled for every device.
    ...(rows && { opens: classroomButton('', listed, person, language).address }),
    subject,
    language,
    heading: titleIn(listed, language),
    paragraphs: [greeting(name, language), ...text.split(/\n+/).filter((line) => line.trim())],
    rows,
    button: classroomButton(siteUrl, listed, person, language),
    closing: kind === 'course' ? texts.placeInBatch : texts.placeInWebinar,
  });
}

const ofGroup = ({ kind, productId, scheduleId }: ListedGroup) =>
  and(
    eq(groupMessages.kind, kind),
    eq(groupMessages.productId, productId),
    eq(groupMessages.scheduleId, scheduleId),
  );

/** The messages of a class, the latest first, and how far the e-mails of each have come. */
export async function messagesOf(database: Database, listed: ListedGroup): Promise<GroupMessage[]> {
  const found = await database
    .select()
    .from(groupMessages)
    .where(ofGroup(listed))
    .orderBy(desc(groupMessages.id));
  if (found.length === 0) return [];
  const sent = await database
    .select()
    .from(outgoingMessages)
    .where(
      isAbout(
        ABOUT,
        found.map(({ id }) => String(id)),
      ),
    )
    .orderBy(asc(outgoingMessages.id));
  return found.map(({ id, subject, text, author, receivers, createdAt }) => ({
    id,
    subject,
    text,
    by: author,
    at: createdAt.toISOString(),
    receivers,
    deliveries: sent
      .filter(({ message }) => message.about?.id === String(id))
      .map((row) => ({ to: readableEmail(row.message.to), state: deliveryState(row) })),
  }));
}
