import { titleIn } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { LanguageCode } from 'shared/model/language';
import type { GroupMessagePreviewResponse, GroupMessageRequest } from 'shared/model/schemas';
import { isIndianMobile } from 'shared/model/validation';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import { siteIn } from '../../../platform/language';
import { greeting, writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/message-tables';
import { isRegistered } from '../../../platform/messages/sms-gateway';
import type { Config } from '../../../settings/config';
import { languageOf } from '../../accounts/own-account/language-of-account';
import { emailKey } from '../../accounts/accounts-repository';
import type { ListedGroup } from '../group-list';
import { daysThere, peopleOf, type Attendee } from '../group-people';
import { texts as english } from './letter-texts';
import { texts as hindi } from './letter-texts.hi';

export const letterTexts = { en: english, hi: hindi };

/** What is written to a class. */
export interface GroupLetter extends GroupMessageRequest {
  /** Label and value, below the text. */
  rows?: [string, string][];
  /** The same for the people who read Hindi, where the words are not those of an admin. */
  hindi?: Omit<GroupLetter, 'hindi'>;
}

/** Everybody of a class, or who was not there on a day. */
export async function wantedOf(
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
  { config, database }: Pick<Services, 'config' | 'database'>,
  listed: ListedGroup,
  letter: GroupMessageRequest,
): Promise<GroupMessagePreviewResponse['data']> {
  const wanted = await wantedOf(database, listed, letter);
  const receivers = receiversOf(wanted);
  const [first] = receivers;
  const sms = groupSms(config.sms, listed, letter, wanted);
  return {
    receivers: receivers.length,
    sms: [...new Set(sms.map(({ text }) => text))],
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
export function receiversOf(people: readonly Attendee[]): Attendee[] {
  const byEmail = new Map(people.map((person) => [emailKey(person.email), person]));
  byEmail.delete('');
  return [...byEmail.values()];
}

export function groupMessage(
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

/** The template of an SMS to a class. */
export const CLASS_SMS = 'class-sms';

/** To each Indian mobile number once, if it is wanted: the text as it is registered. */
export function groupSms(
  settings: Config['sms'],
  listed: ListedGroup,
  { subject, sms }: GroupLetter,
  people: readonly Attendee[],
): Message[] {
  const wanted = sms ? people.filter(({ phone }) => isIndianMobile(phone)) : [];
  const byNumber = new Map(wanted.map((person) => [person.phone, person]));
  return [...byNumber].map(([phone, person]) => {
    const inHindi = `${CLASS_SMS}-hi`;
    const language = isRegistered(settings, inHindi) ? languageOfPerson(person) : 'en';
    return {
      ...{ channel: 'sms', to: `+91${phone}`, subject, html: null, code: null },
      template: language === 'hi' ? inHindi : CLASS_SMS,
      text: letterTexts[language].sms(titleIn(listed, language), subject),
    };
  });
}
