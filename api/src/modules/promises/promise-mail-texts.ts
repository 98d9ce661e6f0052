import { contact, siteName } from 'shared/model/config';

export const texts = {
  movedSubject: (title: string, when: string) => `${title}: now ${when}`,
  moved: 'Your webinar has another day',
  notKept: (day: string) =>
    `We promised you the hour of your webinar on ${day}, and did not keep that. It does not take place on that day, and we are sorry.`,
  movedTo: 'So we have moved your ticket. Do you want to keep it, or do you want your money back?',
  movedGift: 'So we have moved your ticket.',
  forDay: 'Now for',
  lateSubject: (title: string) => `${title}: we are late with your date`,
  late: 'We are late with your date',
  noDate: (title: string) =>
    `We promised you a date for ${title} within 24 hours, and there is none yet. We are sorry.`,
  whatHappens:
    'Your place stays yours. As soon as a batch is on sale, we offer its places by e-mail to those who wait, in the order in which they paid. If you do not want to wait, take your money back.',
  offerSubject: (title: string) => `${title}: a batch for you`,
  offered: 'A batch for you',
  offer:
    'There is a batch now, and we offer you a place before others. Whoever answers first has it: please answer within two days.',
  take: 'Take this batch',
  wait: 'Wait for the next',
  keep: 'Keep it',
  back: 'Money back',
  amount: 'Goes back',
  when: 'When',
  callSubject: `${siteName}: we are late with our call`,
  callLate: 'We are late',
  call: `We said that we would call you by now, and did not. We are sorry. We call as soon as we can; if you do not want to wait, call us: ${contact.phone}.`,
};
