/** Days in the words of the documents: `30 days`, `a year`, `2 years`. */
export function periodText(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? 'a year' : `${years} years`;
  return days === 1 ? 'a day' : `${days} days`;
}

/** A period as a sentence: `Enquiries: …: 2 years after you sent them.` */
export const sentence = (what: string, after: string, length: string | null): string =>
  `${what}: ${length === null ? '' : `${length} `}${after}.`;

/** What is kept, and from when the days count, or what ends the keeping. */
export const texts = {
  account: {
    what: 'Your account with profile and picture, what you have bought, the modules you tick, your reviews and your certificates',
    after: 'until you close the account',
  },
  unopenedAccount: {
    what: 'An account that was never opened, because no code was entered and nothing was paid',
    after: 'after it was begun',
  },
  signUp: {
    what: 'A sign-up without its code, and the password of an unpaid order',
    after: 'after you sent it',
  },
  login: { what: 'A login on a device', after: 'until it expires or you log out' },
  knownDevice: {
    what: 'The mark that a device was signed in before: we accept it for',
    after: 'after the login',
  },
  code: { what: 'Records of one-time codes, without the codes', after: 'after they expire' },
  resetToken: { what: 'Password resets', after: 'until they expire' },
  enquiry: {
    what: 'Enquiries: demo class, callback, newsletter, syllabus and contact form',
    after: 'after you sent them',
  },
  consent: { what: 'A consent', after: 'after you took it back' },
  unpaidOrder: { what: 'Name and address on an order that was not paid', after: 'after the order' },
  taxRecord: {
    what: 'Receipts with the name and address on them, the orders they belong to, and what was done about them',
    after: 'after the end of the financial year, as tax and company law demand',
  },
  providerEvent: {
    what: 'Messages of the payment provider about a payment',
    after: 'after they arrived',
  },
  idempotencyKey: {
    what: 'The keys by which a repeated request is recognised',
    after: 'after the request',
  },
  sentMessage: {
    what: 'E-mails and text messages that we have sent you',
    after: 'after they were sent',
  },
  undeliveredMessage: {
    what: 'Messages that could not be delivered',
    after: 'after they were written',
  },
  reminder: { what: 'The record that you were reminded of a class', after: 'after the class' },
  attendance: { what: 'Which classes you came to', after: 'after it was noted' },
  groupMessage: {
    what: 'What we have written to a whole class, without the list of its receivers',
    after: 'after it was sent',
  },
  question: {
    what: 'Your questions to teachers, with photos and answers',
    after: 'after the last message',
  },
  unusedFile: { what: 'Pictures and documents that nothing shows', after: 'after that' },
  browserReport: {
    what: 'Reports of failed pages, which name no person',
    after: 'after they arrived',
  },
  rateLimit: {
    what: 'Counts of requests, by keyed hashes of addresses and numbers',
    after: 'at most, until the limit ends',
  },
  log: {
    what: 'The log of the server, which names accounts by number, and the network address of each request',
    after: 'after the event',
  },
  staff: {
    what: 'Names of staff and teachers in what they published or changed',
    after: 'as long as that record',
  },
  emailCorrection: {
    what: 'An e-mail address that was corrected, so that it can be put back',
    after: 'after the correction',
  },
  joining: {
    what: 'What was moved when two accounts were joined, so that it can be undone',
    after: 'after the joining',
  },
  invitation: {
    what: 'An invitation to the admin area',
    after: 'after it was sent, or until it is accepted',
  },
  secondFactor: {
    what: 'The sealed secret of an administrator’s authenticator app, and recovery codes as hashes',
    after: 'until the administrator removes the app',
  },
};
