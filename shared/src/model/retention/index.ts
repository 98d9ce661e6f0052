import { periodText, sentence, texts } from './texts';

export { periodText };
/** For the server, which writes to each person in their language. */
export * as retentionTexts from './texts';

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
  account: texts.account,
  unopenedAccount: { ...texts.unopenedAccount, days: 90 },
  signUp: { ...texts.signUp, days: 30 },
  login: texts.login,
  knownDevice: { ...texts.knownDevice, days: 365 },
  code: { ...texts.code, days: 1, isTechnical: true },
  resetToken: { ...texts.resetToken, isTechnical: true },
  enquiry: { ...texts.enquiry, days: 730 },
  consent: { ...texts.consent, days: 365 },
  unpaidOrder: { ...texts.unpaidOrder, days: 365 },
  taxRecord: { ...texts.taxRecord, days: TAX_YEARS * 365 },
  providerEvent: { ...texts.providerEvent, days: 365 },
  idempotencyKey: { ...texts.idempotencyKey, days: 2, isTechnical: true },
  sentMessage: { ...texts.sentMessage, days: 30 },
  undeliveredMessage: { ...texts.undeliveredMessage, days: 90 },
  reminder: { ...texts.reminder, days: 60 },
  attendance: { ...texts.attendance, days: 730 },
  groupMessage: { ...texts.groupMessage, days: 365, isTechnical: true },
  question: { ...texts.question, days: 730 },
  unusedFile: { ...texts.unusedFile, days: 1 },
  browserReport: { ...texts.browserReport, days: 90 },
  rateLimit: { ...texts.rateLimit, days: 1, isTechnical: true },
  log: { ...texts.log, days: 30 },
  staff: { ...texts.staff, isTechnical: true },
  emailCorrection: { ...texts.emailCorrection, days: 7, isTechnical: true },
  joining: { ...texts.joining, days: 7, isTechnical: true },
  invitation: { ...texts.invitation, days: 7, isTechnical: true },
  secondFactor: { ...texts.secondFactor, isTechnical: true },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof periods;

/**
 * One period as a sentence: `Enquiries: …: 2 years after you sent them.` A period in another language than
 * that of the build comes with the words of its language.
 */
export const periodSentence = (
  { what, days, after }: Period,
  words = { periodText, sentence },
): string => words.sentence(what, after, days === undefined ? null : words.periodText(days));
