import { siteName } from 'shared/model/config';
import { formatDateTime } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { isIndianMobile } from 'shared/model/validation';
import type { Services } from '../../platform/app-types';
import { greeting, renderEmail } from '../../platform/messages/email-layout';
import type { Message } from '../../platform/messages/messages';
import type { User } from './accounts-tables';
import { browserName } from './browser-name';

/**
 * Must match the text that is registered with the operators (DLT) word for word; the gateway adds the
 * template id. With the last line, a phone can offer to fill in the code on this site.
 */
export const signUpText = (code: string, siteUrl: string): string =>
  `${code} is your ${siteName} sign-up code. It is valid for 10 minutes. Do not share it with anyone.

@${new URL(siteUrl).hostname} #${code}`;

/**
 * An SMS for an Indian mobile number. For any other number the code is sent by e-mail, to save the cost
 * of an SMS.
 */
export function signUpMessage(user: User, code: string, siteUrl: string): Message {
  if (!isIndianMobile(user.phone)) return codeEmail(user, code, 'sign-up-code', 'sign-up code');
  return {
    channel: 'sms',
    to: `+91${user.phone}`,
    template: 'sign-up-code',
    subject: null,
    text: signUpText(code, siteUrl),
    html: null,
    code,
  };
}

/** Registered like `signUpText`, with its own template id. */
export const phoneText = (code: string, siteUrl: string): string =>
  `${code} confirms your new phone number at ${siteName}. It is valid for 10 minutes. Do not share it with anyone.

@${new URL(siteUrl).hostname} #${code}`;

/** An SMS to the new number, which must be an Indian mobile number. */
export const phoneMessage = (user: User, code: string, siteUrl: string): Message => ({
  channel: 'sms',
  to: `+91${user.phone}`,
  template: 'phone-code',
  subject: null,
  text: phoneText(code, siteUrl),
  html: null,
  code,
});

export const phoneChangedMessage = (user: User, phone: string): Message =>
  notice(user, 'phone-changed', `Your ${siteName} phone number was changed`, [
    `The phone number of your account now ends in ${phone.slice(-4)}.`,
    'If this was not you, reset the password at once and write to our support team.',
  ]);

export const resetMessage = (user: User, code: string): Message =>
  codeEmail(user, code, 'reset-code', 'password reset code');

export const passwordChangedMessage = (user: User): Message =>
  notice(user, 'password-changed', `Your ${siteName} password was changed`, [
    'The password of your account has just been changed, and every other device was signed out. The private address of your calendar has ended: your profile has the new one.',
    'If this was not you, reset the password at once and write to our support team.',
  ]);

export const newSignInNotice = (siteUrl: string, user: User, browser: string, at: Date): Message =>
  notice(
    user,
    'new-sign-in',
    `A new sign-in to your ${siteName} account`,
    [
      `Your account was signed in to on ${formatDateTime(at.toISOString())} with a device that we have not seen before: ${browserName(browser)}.`,
      'If this was you, there is nothing to do. If not, set a new password: that signs everybody else out.',
    ],
    resetButton(siteUrl),
  );

export const lockedNotice = (siteUrl: string, user: User): Message =>
  notice(
    user,
    'account-locked',
    `Wrong passwords for your ${siteName} account`,
    [
      'Somebody has tried many wrong passwords for your account. For an hour we let in only devices that have been signed in before.',
      'If you cannot log in, set a new password with a code by e-mail: that lets you in at once.',
    ],
    resetButton(siteUrl),
  );

export const lockNoticeToAdmin = (admin: Receiver, user: User): Message =>
  notice(admin, 'account-locked-admin', `Wrong passwords for ${user.email}`, [
    `Many wrong passwords were tried for the account ${user.email}. For an hour only devices that have been signed in before can log in to it.`,
    'The owner has been informed and can set a new password at once. If several accounts are affected, check the log to see where the attempts come from.',
  ]);

export type SecondFactorChange = 'on' | 'off' | 'replaced' | 'reset';

const secondFactorTexts: Record<SecondFactorChange, string> = {
  on: 'From now on your account asks for a code of your authenticator app at each login.',
  off: 'Your account no longer asks for a code of an authenticator app.',
  replaced:
    'Another phone has been linked to your account; the codes of the earlier one no longer work.',
  reset:
    'Another administrator has removed the authenticator app and the recovery codes of your account, and signed it out everywhere. At the next login you can link a new phone.',
};

export const secondFactorNotice = (user: User, change: SecondFactorChange): Message =>
  notice(user, 'second-factor', `Your ${siteName} authenticator app`, [
    secondFactorTexts[change],
    'If this was not you, set a new password at once and tell the other administrators.',
  ]);

/** Somebody knows the password and does not have the phone. */
export const wrongCodesNotice = (siteUrl: string, user: User, isLocked: boolean): Message =>
  notice(
    user,
    'wrong-codes',
    `Wrong codes for your ${siteName} account`,
    [
      'Somebody has entered the right password of your account and then several wrong codes of the authenticator app.',
      isLocked
        ? 'The app is locked now. A recovery code on a device that you have signed in on before lifts the lock, and so does another administrator.'
        : 'Each further code must wait twice as long as the one before, at most a day. A recovery code on a device that you have signed in on before lifts this.',
      'If this was not you, set a new password at once.',
    ],
    resetButton(siteUrl),
  );

export const otherRoleNotice = (user: User, role: string): Message =>
  notice(user, 'other-role', `Your role at ${siteName}`, [
    `An owner has given you the role ${role}. Please sign in again.`,
  ]);

export const accessWithdrawnNotice = (user: User): Message =>
  notice(user, 'access-withdrawn', `Your access to ${siteName}`, [
    'An owner has withdrawn your access to the admin area.',
  ]);

const resetButton = (siteUrl: string) => ({
  label: 'Set a new password',
  address: `${siteUrl}${paths.forgotPassword()}`,
});

type Receiver = Pick<User, 'name' | 'email'>;

function notice(
  user: Receiver,
  template: string,
  subject: string,
  paragraphs: string[],
  button?: { label: string; address: string },
): Message {
  return {
    channel: 'email',
    to: user.email,
    template,
    subject,
    code: null,
    ...renderEmail({ heading: subject, paragraphs: [greeting(user.name), ...paragraphs], button }),
  };
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
export function signUpNotice(siteUrl: string, email: string, phone: string): Message {
  const subject = `A ${siteName} account for this address`;
  return {
    channel: 'email',
    to: email,
    template: 'sign-up-notice',
    subject,
    code: null,
    ...renderEmail({
      heading: subject,
      paragraphs: [
        'Hello,',
        `Somebody is signing up with this address and a phone number that ends in ${phone.slice(-4)}.`,
        'If it is you, enter the code that was sent to your phone.',
      ],
      button: resetButton(siteUrl),
      closing:
        'If it is not you, you do not need to do anything: purchases made with this address are shown only to a person who has confirmed that it is theirs. If you set a password with a code sent here, the account becomes yours and everybody else is signed out.',
    }),
  };
}

function codeEmail(user: User, code: string, template: string, name: string): Message {
  const subject = `Your ${siteName} ${name}`;
  return {
    channel: 'email',
    to: user.email,
    template,
    subject,
    code,
    ...renderEmail({
      heading: subject,
      paragraphs: [
        greeting(user.name),
        'Enter this code on the page that asked for it. It is valid for 10 minutes and works once.',
      ],
      code,
      closing: 'If you did not ask for it, you can ignore this message: nothing has changed.',
    }),
  };
}
