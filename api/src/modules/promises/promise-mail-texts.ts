import { contact, siteName } from 'shared/model/config';

export const texts = {
  movedSubject: (title: string, when: string) => `${title}: now ${when}`,
  moved: 'Your webinar has another day',
  notKept: (day: string) =>
    `We promised you the hour of your webinar on ${day}, and did not keep that. It does not take place on that day, and we are sorry.`,
  movedTo: 'So we have moved your ticket. If the new day does not suit you, take your money back.',
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
  lateWith: {
    call: {
      subject: `${siteName}: we are late with our call`,
      heading: 'We are late',
      get text() {
        return `We said that we would call you by now, and did not. We are sorry. We call as soon as we can; if you do not want to wait, call us: ${contact.phone}.`;
      },
    },
    refund: {
      subject: `${siteName}: we are late with your refund`,
      heading: 'We are late with your refund',
      get text() {
        return `You have asked for your money back, and we promised an answer within 7 business days. There is none yet, and we are sorry. Your request is the first thing on our desk now; if you do not want to wait, call us: ${contact.phone}.`;
      },
    },
  },
  // To an admin, in English only
  dueSoon: 'Promised within the hour',
  otherwise:
    'Where people wait and nothing is done by then, the product acts by itself and tells them.',
  kinds: {
    hour: 'The hour of a webinar',
    date: 'The date of a batch',
    call: 'Calls after a form',
    refund: 'Answers about a refund',
    question: 'Answers to students',
    review: 'Decisions about reviews',
  },
  toHowMany: (count: string, due: string) => `to ${count}, by ${due}`,
  openDesk: 'Open the desk',
};
