import { formatDateTime } from 'shared/model/format';
import type { LanguageCode } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { isIndianMobile } from 'shared/model/validation';
import type { Services } from '../../platform/app-types';
import type { Config } from '../../settings/config';
import { siteIn, spoken } from '../../platform/language';
import { greeting, writeEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import { isRegistered } from '../../platform/messages/sms-gateway';
import { texts as english } from './account-texts';
import { texts as hindi } from './account-texts.hi';
import type { User } from './accounts-tables';
import { languageOf } from './own-account/language-of-account';
import { browserName } from './browser-name';

const textsIn = { en: english, hi: hindi };

/**
 * Must match the text that is registered with the operators (DLT) word for word; the gateway adds the
 * template id. With the last line, a phone can offer to fill in the code on this site.
 */
export const signUpText = (code: string, siteUrl: string, language: LanguageCode = 'en'): string =>
  codeSms(textsIn[language].signUpSms(code), code, siteUrl);

/** Registered like `signUpText`, with a template id of its own, as `orderText`. */
export const phoneText = (code: string, siteUrl: string, language: LanguageCode = 'en'): string =>
  codeSms(textsIn[language].phoneSms(code), code, siteUrl);

export const orderText: typeof phoneText = (code, siteUrl, language = 'en') =>
  codeSms(textsIn[language].orderSms(code), code, siteUrl);

const codeSms = (text: string, code: string, siteUrl: string): string =>
  `${text}\n\n@${new URL(siteUrl).hostname} #${code}`;

/**
 * An SMS for an Indian mobile number. For any other number the code is sent by e-mail, to save the cost
 * of an SMS.
 */
export function signUpMessage(user: User, code: string, config: SmsSettings): Message {
  return isIndianMobile(user.phone)
    ? sms(user, code, 'sign-up-code', config, signUpText)
    : codeEmail(user, code, 'sign-up-code', textsIn[languageOf(user)].signUpCode);
}

/** An SMS to the new number, which must be an Indian mobile number. */
export const phoneMessage = (user: User, code: string, config: SmsSettings): Message =>
  sms(user, code, 'phone-code', config, phoneText);

/** An SMS to the number of an order, which must be an Indian mobile number. */
export const orderCodeMessage = (user: User, code: string, config: SmsSettings): Message =>
  sms(user, code, 'order-code', config, orderText);

type SmsSettings = Pick<Config, 'siteUrl' | 'sms'>;

function sms(
  user: User,
  code: string,
  name: 'sign-up-code' | 'phone-code' | 'order-code',
  { siteUrl, sms: settings }: SmsSettings,
  text: typeof signUpText,
): Message {
  const inHindi = `${name}-hi`;
  const language = isRegistered(settings, inHindi) ? languageOf(user) : 'en';
  return {
    channel: 'sms',
    to: `+91${user.phone}`,
    template: language === 'hi' ? inHindi : name,
    subject: null,
    text: text(code, siteUrl, language),
    html: null,
    code,
  };
}

export function phoneChangedMessage(user: User, phone: string): Message {
  const texts = textsIn[languageOf(user)];
  return notice(user, 'phone-changed', texts.phoneChanged, [
    texts.phoneEndsIn(phone.slice(-4)),
    texts.notYou,
  ]);
}

export const resetMessage = (user: User, code: string): Message =>
  codeEmail(user, code, 'reset-code', textsIn[languageOf(user)].resetCode);

export const emailCodeMessage = (user: User, code: string): Message =>
  codeEmail(user, code, 'email-code', textsIn[languageOf(user)].emailCode);

export function passwordChangedMessage(user: User): Message {
  const texts = textsIn[languageOf(user)];
  return notice(user, 'password-changed', texts.passwordChanged, [
    texts.passwordJustChanged,
    texts.notYou,
  ]);
}

export function newSignInNotice(siteUrl: string, user: User, browser: string, at: Date): Message {
  const language = languageOf(user);
  const texts = textsIn[language];
  const when = formatDateTime(at.toISOString(), spoken[language].words);
  return notice(
    user,
    'new-sign-in',
    texts.newSignIn,
    [texts.signedIn(when, browserName(browser, language)), texts.ifItWasYou],
    resetButton(siteUrl, language),
  );
}

export function lockedNotice(siteUrl: string, user: User): Message {
  const language = languageOf(user);
  const texts = textsIn[language];
  return notice(
    user,
    'account-locked',
    texts.locked,
    [texts.manyWrong, texts.lockedOut],
    resetButton(siteUrl, language),
  );
}

export const resetButton = (siteUrl: string, language: LanguageCode) => ({
  label: textsIn[language].setPassword,
  address: `${siteIn(siteUrl, language)}${paths.forgotPassword()}`,
});

export type Receiver = Pick<User, 'name' | 'email'> & Partial<Pick<User, 'roleId' | 'language'>>;

/** An e-mail about an account, with a greeting. */
export function notice(
  user: Receiver,
  template: string,
  subject: string,
  paragraphs: string[],
  button?: { label: string; address: string },
): Message {
  const language = languageOf(user);
  return writeEmail({
    to: user.email,
    template,
    subject,
    language,
    paragraphs: [greeting(user.name, language), ...paragraphs],
    button,
  });
}

/** Queues the messages, so that none is lost while the mail server is down. */
export async function notify(
  { database, messenger }: Services,
  ...messages: Message[]
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const message of messages) await messenger.queue(transaction, message);
  });
  void messenger.deliver();
}

/** The notice to the e-mail address of a sign-up, whose code went to a phone. */
export function signUpNotice(siteUrl: string, user: User, phone: string): Message {
  const language = languageOf(user);
  const texts = textsIn[language];
  const subject = texts.signUpNotice;
  return writeEmail({
    to: user.email,
    template: 'sign-up-notice',
    subject,
    language,
    paragraphs: [texts.hello, texts.signingUp(phone.slice(-4)), texts.codeOnPhone],
    button: resetButton(siteUrl, language),
    closing: texts.signUpNotYou,
  });
}

function codeEmail(user: User, code: string, template: string, subject: string): Message {
  const language = languageOf(user);
  const texts = textsIn[language];
  return writeEmail({
    to: user.email,
    template,
    subject,
    language,
    paragraphs: [greeting(user.name, language), texts.enterCode],
    code,
    closing: texts.codeUnasked,
  });
}
