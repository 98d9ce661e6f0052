/** Days in the words of the documents: `30 days`, `a year`, `2 years`. */
export function periodText(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? 'a year' : `${years} years`;
  return days === 1 ? 'a day' : `${days} days`;
}

/** What is kept for how long. Without `days`, only `after` says when it ends. */
export interface Period {
  /** What is kept, in the words of the privacy page. */
  readonly what: string;
  readonly days?: number;
  /** From when the days count, or what ends the keeping. */
  readonly after: string;
  /** Only for the operator: the privacy page leaves it out. */
  readonly isTechnical?: true;
}

/**
 * How long tax and company law want receipts and what belongs to them: eight years after the financial
 * year (Companies Act 2013, s. 128(5)), which covers the 72 months of s. 36 of the CGST Act.
 */
export const TAX_YEARS = 8;

/**
 * How long personal records are kept. The server removes by these periods (`retention-rules.ts` of the
 * API), and the privacy page and docs/retention.md are written from them.
 */
export const periods = {
  account: {
    what: 'Your account with profile and picture, what you have bought, the modules you tick and your certificates',
    after: 'until you close the account',
  },
  unopenedAccount: {
    what: 'An account that was never opened, because no code was entered and nothing was paid',
    days: 90,
    after: 'after it was begun',
  },
  signUp: {
    what: 'A sign-up without its code, and the password of an unpaid order',
    days: 30,
    after: 'after you sent it',
  },
  session: { what: 'A login on a device', after: 'until it expires or you log out' },
  knownDevice: {
    what: 'The mark that a device was signed in before: we accept it for',
    days: 365,
    after: 'after the login',
  },
  code: {
    what: 'One-time codes, as hashes',
    days: 1,
    after: 'after they expire',
    isTechnical: true,
  },
  resetToken: { what: 'Password resets', after: 'until they expire', isTechnical: true },
  enquiry: {
    what: 'Enquiries: demo class, callback, newsletter, syllabus and contact form',
    days: 730,
    after: 'after you sent them',
  },
  consent: { what: 'A consent', days: 365, after: 'after you took it back' },
  unpaidOrder: {
    what: 'Name and address on an order that was not paid',
    days: 365,
    after: 'after the order',
  },
  taxRecord: {
    what: 'Receipts with the name and address on them, the orders they belong to, and what was done about them',
    days: TAX_YEARS * 365,
    after: 'after the end of the financial year, as tax and company law demand',
  },
  providerEvent: {
    what: 'Messages of the payment provider about a payment',
    days: 365,
    after: 'after they arrived',
  },
  idempotencyKey: {
    what: 'The keys by which a repeated order is recognised',
    days: 2,
    after: 'after the order',
    isTechnical: true,
  },
  sentMessage: {
    what: 'E-mails and text messages that we have sent you',
    days: 30,
    after: 'after they were sent',
  },
  undeliveredMessage: {
    what: 'Messages that could not be delivered',
    days: 90,
    after: 'after they were written',
  },
  reminder: {
    what: 'The record that you were reminded of a class',
    days: 60,
    after: 'after the class',
  },
  attendance: {
    what: 'Which classes you came to',
    days: 730,
    after: 'after it was noted',
  },
  classMessage: {
    what: 'What we have written to a whole class, without the list of its receivers',
    days: 365,
    after: 'after it was sent',
    isTechnical: true,
  },
  unusedFile: {
    what: 'Pictures and documents that nothing shows',
    days: 1,
    after: 'after that',
  },
  browserReport: {
    what: 'Reports of failed pages, which name no person',
    days: 90,
    after: 'after they arrived',
  },
  rateLimit: {
    what: 'Counts of requests, by keyed hashes of addresses and numbers',
    days: 1,
    after: 'at most, until the limit ends',
    isTechnical: true,
  },
  log: {
    what: 'The log of the server, which names accounts by number, and the network address of each request',
    days: 30,
    after: 'after the event',
  },
  staff: {
    what: 'Names of staff and teachers in what they published or changed',
    after: 'as long as that record',
    isTechnical: true,
  },
  invitation: {
    what: 'An invitation to the admin area',
    days: 7,
    after: 'after it was sent, or until it is accepted',
    isTechnical: true,
  },
  secondFactor: {
    what: 'The sealed secret of an administrator’s authenticator app, and recovery codes as hashes',
    after: 'until the administrator removes the app',
    isTechnical: true,
  },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof periods;

/** One period as a sentence: `Enquiries: …: 2 years after you sent them.` */
export function periodSentence({ what, days, after }: Period): string {
  return `${what}: ${days === undefined ? '' : `${periodText(days)} `}${after}.`;
}
