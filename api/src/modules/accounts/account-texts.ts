import { siteName } from 'shared/model/config';

/** The SMS and e-mails about an account. */
export const texts = {
  /** The SMS: as they are registered with the operators (DLT), word for word. */
  signUpSms: (code: string) =>
    `${code} is your ${siteName} sign-up code. It is valid for 10 minutes. Do not share it with anyone.`,
  phoneSms: (code: string) =>
    `${code} confirms your new phone number at ${siteName}. It is valid for 10 minutes. Do not share it with anyone.`,
  orderSms: (code: string) =>
    `${code} corrects the e-mail of your ${siteName} order. It is valid for 10 minutes. Do not share it with anyone.`,
  signUpCode: `Your ${siteName} sign-up code`,
  resetCode: `Your ${siteName} password reset code`,
  emailCode: `Confirm your new ${siteName} e-mail address`,
  enterCode:
    'Enter this code on the page that asked for it. It is valid for 10 minutes and works once.',
  codeUnasked: 'If you did not ask for it, you can ignore this message: nothing has changed.',
  phoneChanged: `Your ${siteName} phone number was changed`,
  phoneEndsIn: (digits: string) => `The phone number of your account now ends in ${digits}.`,
  notYou: 'If this was not you, reset the password at once and write to our support team.',
  passwordChanged: `Your ${siteName} password was changed`,
  passwordJustChanged:
    'The password of your account has just been changed, and every other device was signed out. The private address of your calendar has ended: your profile has the new one.',
  newSignIn: `A new sign-in to your ${siteName} account`,
  signedIn: (when: string, browser: string) =>
    `Your account was signed in to on ${when} with a device that we have not seen before: ${browser}.`,
  ifItWasYou:
    'If this was you, there is nothing to do. If not, set a new password: that signs everybody else out.',
  locked: `Wrong passwords for your ${siteName} account`,
  manyWrong:
    'Somebody has tried many wrong passwords for your account. For an hour we let in only devices that have been signed in before.',
  lockedOut:
    'If you cannot log in, set a new password with a code by e-mail: that lets you in at once.',
  setPassword: 'Set a new password',
  signUpNotice: `A ${siteName} account for this address`,
  hello: 'Hello,',
  signingUp: (digits: string) =>
    `Somebody is signing up with this address and a phone number that ends in ${digits}.`,
  codeOnPhone: 'If it is you, enter the code that was sent to your phone.',
  signUpNotYou:
    'If it is not you, you do not need to do anything: purchases made with this address are shown only to a person who has confirmed that it is theirs. If you set a password with a code sent here, the account becomes yours and everybody else is signed out.',
  unknownBrowser: 'Unknown browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
};
