import type { ConsentPurpose } from 'shared/model/consents';

export const texts = {
  toHome: 'Go to home',
  agreedTo: (consent: string) => `You have agreed to: “${consent}”`,
  takenBack:
    'You have taken it back, and nothing more of it comes. You can agree again at any time, in a form or in your profile.',
};

export const stopRemindersTexts = {
  heading: 'Reminders of your classes',
  text: 'We e-mail you one day and one hour before a webinar or first class, and an hour before each other class.',
  stop: 'Stop reminders',
  stoppedHeading: 'No more reminders',
  stoppedText:
    'You will get no more e-mails before a class. You can turn them on again in your profile in the dashboard.',
};

export const objectionTexts = {
  heading: 'Another address for your account',
  text: 'This address was replaced in your account. If you object, it is put back, and everybody who uses the account is signed out.',
  stop: 'I object',
  stoppedHeading: 'Your address is back',
  stoppedText:
    'Please set a new password now: choose “Forgot your password?” on the login page. The one before does not work any more.',
  setPassword: 'Set a new password',
};

export const purposeTexts: Readonly<
  Record<ConsentPurpose, { heading: string; stop: string; stoppedHeading: string }>
> = {
  news: { heading: 'Our news by e-mail', stop: 'Stop the news', stoppedHeading: 'No more news' },
  calls: { heading: 'Our calls', stop: 'Stop the calls', stoppedHeading: 'No more calls' },
  whatsapp: {
    heading: 'Our messages by WhatsApp',
    stop: 'Stop WhatsApp',
    stoppedHeading: 'No more WhatsApp messages',
  },
};
