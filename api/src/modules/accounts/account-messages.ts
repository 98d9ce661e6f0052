import { siteName } from 'shared/config';
import { paths } from 'shared/paths';
import { isIndianMobile } from 'shared/validation';
import { greeting, renderEmail } from '../../platform/email-layout';
import type { Message } from '../../platform/messages';
import type { User } from './accounts-tables';

/**
 * Word for word as registered with the operators (DLT); the gateway sends its template id along.
 * By the last line a phone knows for which site the code is, and offers to fill it in there.
 */
export const signUpText = (code: string, siteUrl: string): string =>
  `${code} is your ${siteName} sign-up code. It is valid for 10 minutes. Do not share it with anyone.

@${new URL(siteUrl).hostname} #${code}`;

/**
 * By SMS to an Indian mobile number. Nobody pays for an SMS to anything else: such a number gets
 * its code by e-mail.
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

export const resetMessage = (user: User, code: string): Message =>
  codeEmail(user, code, 'reset-code', 'password reset code');

export function passwordChangedMessage(user: User): Message {
  const subject = `Your ${siteName} password was changed`;
  return {
    channel: 'email',
    to: user.email,
    template: 'password-changed',
    subject,
    code: null,
    ...renderEmail({
      heading: subject,
      paragraphs: [
        greeting(user.name),
        'The password of your account has just been changed, and every device was signed out.',
        'If this was not you, reset the password at once and write to our support.',
      ],
    }),
  };
}

/** To the address that a sign-up names; its code went to a phone. */
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
      button: {
        label: 'Set a password of your own',
        address: `${siteUrl}${paths.forgotPassword()}`,
      },
      closing:
        'If it is not you, you need do nothing: purchases made with this address are shown only to somebody who has proven that it is theirs. Setting a password with a code sent here makes the account yours and signs everybody else out.',
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
