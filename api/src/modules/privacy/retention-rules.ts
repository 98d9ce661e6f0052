import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { periods, TAX_YEARS, type Period, type PeriodName } from 'shared/model/retention';
import type { Database, Transaction } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { idempotencyKeys } from '../../platform/http/request/idempotency-tables';
import { rateLimits } from '../../platform/limits/rate-limit-tables';
import { startOfIndianDay } from '../../platform/indian-time';
import { isAbout, outgoingMessages, receiver } from '../../platform/messages/message-tables';
import {
  adminInvitations,
  adminRoles,
  oneTimeCodes,
  purchasePasswords,
  recoveryCodes,
  resetTokens,
  secondFactors,
  logins,
  signUps,
  users,
} from '../accounts/accounts-tables';
import { belongsTo } from '../accounts/person-identity';
import { isUnopened, removeAccounts } from '../accounts/remove-accounts';
import { pushSubscriptions } from '../push/push-tables';
import { auditLog } from '../audit/audit-tables';
import { clientErrors } from '../browser-reports/client-errors-tables';
import { catalogueVersions } from '../catalogue/catalogue-tables';
import { groupLinks, groupMessages } from '../groups/groups-tables';
import {
  certificates,
  meetingAttendance,
  materials,
  progress,
  reminders,
  reviews,
} from '../classroom/classroom-tables';
import { consents } from '../consents/consents-tables';
import {
  blockedSenders,
  contactOfLead,
  contactOfMessage,
  contacts,
  leads,
} from '../enquiries/enquiries-tables';
import { enrolments, orderItems, orders } from '../orders/orders-tables';
import {
  attempts,
  payments,
  providerEvents,
  refunds,
  reviewCases,
} from '../payments/payments-tables';
import { emailCorrections, joinedPeople, personNotes } from '../people/people-tables';
import { financialYear } from '../receipts/receipts';
import { receipts } from '../receipts/receipts-tables';
import { publishTokens } from '../site/publishing/publishing-tables';
import { removeThreadMessages, removeThreads } from '../threads/remove-threads';
import { threadMessages, threads } from '../threads/threads-tables';
import { uploads } from '../uploads/uploads-tables';
import type { PersonRecords } from './person';
import { removeJoined } from './remove-joined';

type Fields<Table extends PgTable> = keyof Table['$inferSelect'] & string;

/** The end of a period: which rows have reached it, and what happens to them. */
interface End<Table extends PgTable> {
  period: PeriodName;
  reached: (now: Date, database: Database | Transaction) => SQL | undefined;
  /** What is written over the row; without it, the row is removed. */
  clear?: PgUpdateSetSource<Table>;
}

/**
 * How one table with personal records is kept, handed over and erased. The server removes by these
 * rules, and docs/retention.md is written from them.
 */
export interface RetentionRule<Table extends PgTable = PgTable> {
  table: Table;
  /** Whose records they are, as text. */
  whose: string;
  /** How long the rows are kept; `ends` has what the server removes by time. */
  period: PeriodName;
  /** The columns that are never handed over: hashes, secrets, and what others have written. */
  withheld: readonly Fields<Table>[];
  ends: readonly End<Table>[];
  /** The rows of a person; `null` if no row can be told to be somebody's. */
  of: ((person: PersonRecords, database: Database | Transaction) => SQL | undefined) | null;
  /** Columns with free text: rows whose text names the person are erased too, but not handed over. */
  mentions: readonly Fields<Table>[];
  /** Whether the rows are part of what a person gets on demand. */
  isHandedOver: boolean;
  /** What an erasure does: it removes the rows, unless the rule says that it writes over them or leaves them. */
  erasure: 'remove' | 'keep' | PgUpdateSetSource<Table>;
  /** How rows are removed, if more than the row has to change. */
  remove?: (transaction: Transaction, condition: SQL) => Promise<unknown>;
}

type Given<Table extends PgTable> = Pick<
  RetentionRule<Table>,
  'table' | 'whose' | 'period' | 'of'
> &
  Partial<RetentionRule<Table>> & {
    /** The period begins at this time, and the row ends with it. */
    since?: PgColumn;
    /** The row ends at this time. */
    until?: PgColumn;
  };

const rule = <Table extends PgTable>({ since, until, ...given }: Given<Table>): RetentionRule => {
  const { period } = given;
  const complete: RetentionRule<Table> = {
    withheld: [],
    ends: [
      ...(since ? [{ period, reached: olderThan(since, period) }] : []),
      ...(until ? [{ period, reached: (now: Date) => lt(until, now) }] : []),
    ],
    mentions: [],
    isHandedOver: true,
    erasure: 'remove',
    ...given,
  };
  // The cast: a list holds rules of different tables, each of which fits its own columns.
  return complete as unknown as RetentionRule;
};

/** Rows that are erased with the account they belong to. */
const ofAccount = <Table extends PgTable & { userId: PgColumn }>(
  table: Table,
  whose: string,
  period: PeriodName,
  more: Omit<Partial<Given<Table>>, 'table' | 'whose' | 'period'> = {},
): RetentionRule => rule({ table, whose, period, of: ofUser(table.userId), ...more });

/** Rows with names of people who work here, which stay. */
const ofStaff = (table: PgTable, whose: string): RetentionRule =>
  rule({ table, whose, period: 'staff', of: null, erasure: 'keep' });

/** Rows whose time is further back than the days of the period. */
const olderThan =
  (column: PgColumn, period: PeriodName) =>
  (now: Date): SQL => {
    const { days = 0 }: Period = periods[period];
    return lt(column, new Date(now.getTime() - days * DAY));
  };
const ofUser =
  (column: PgColumn) =>
  ({ userId }: PersonRecords): SQL | undefined =>
    userId === null ? undefined : eq(column, userId);
/** Of whoever has the e-mail for sure. */
const ofEmail =
  (column: PgColumn) =>
  ({ ownEmail, phone }: PersonRecords): SQL | undefined =>
    phone === null && ownEmail ? eq(column, ownEmail) : undefined;
const ofOrders =
  (column: PgColumn) =>
  ({ orderIds }: PersonRecords): SQL | undefined =>
    orderIds.length > 0 ? inArray(column, orderIds) : undefined;

/** The first year whose receipts are still wanted, as the beginning of `2026-27`. */
const firstTaxYear = (now: Date): number => Number(financialYear(now).slice(0, 4)) - TAX_YEARS;
/** What lies before this time belongs to no financial year that is still wanted. */
const beforeTaxYears =
  (column: PgColumn) =>
  (now: Date): SQL =>
    lt(column, startOfIndianDay(`${firstTaxYear(now)}-04-01`));
/** Once no tax year wants the row, this is written over what it still says. */
const afterTaxYears = <Table extends PgTable>(
  since: PgColumn,
  stillSays: SQL | undefined,
  clear: PgUpdateSetSource<Table>,
): End<Table>[] => [
  { period: 'taxRecord', reached: (now) => and(beforeTaxYears(since)(now), stillSays), clear },
];

/** What an order without its buyer shows in lists. */
export const ERASED = 'Erased';
const noBuyer = {
  firstName: ERASED,
  lastName: '',
  email: '',
  firstEmail: null,
  phone: '',
  streetAddress: null,
  townCity: null,
  country: null,
  postcode: null,
  company: null,
  companyGstin: null,
  remarks: null,
  campaign: null,
  buyerState: null,
};

/** All tables with personal records, in an order in which they can be erased. */
export const retentionRules: readonly RetentionRule[] = [
  rule({
    table: leads,
    whose: 'who sent the form',
    period: 'enquiry',
    since: leads.createdAt,
    of: (person) => belongsTo(person, contactOfLead),
    mentions: ['note'],
  }),
  rule({
    table: contacts,
    whose: 'who sent the form',
    period: 'enquiry',
    since: contacts.createdAt,
    of: (person) => belongsTo(person, contactOfMessage),
    mentions: ['note'],
  }),
  rule({
    table: blockedSenders,
    whose: 'whose forms are kept apart',
    period: 'enquiry',
    since: blockedSenders.createdAt,
    of: ({ ownEmail, phone, number, account }) =>
      or(
        phone === null && ownEmail ? eq(blockedSenders.contact, ownEmail) : undefined,
        (phone === null || ownEmail === '' || account?.phoneProvenAt) && number
          ? eq(blockedSenders.contact, number)
          : undefined,
      ),
  }),
  rule({
    table: personNotes,
    whose: 'whom the note is about',
    period: 'enquiry',
    since: personNotes.createdAt,
    of: ofEmail(personNotes.email),
    mentions: ['text'],
  }),
  rule({
    table: joinedPeople,
    whose: 'whose accounts were joined',
    period: 'joining',
    since: joinedPeople.joinedAt,
    of: (person) =>
      or(
        ofUser(joinedPeople.keptId)(person),
        ofUser(joinedPeople.joinedId)(person),
        ofEmail(joinedPeople.email)(person),
      ),
    isHandedOver: false,
    remove: removeJoined,
  }),
  rule({
    table: emailCorrections,
    whose: 'whose e-mail was corrected',
    period: 'emailCorrection',
    since: emailCorrections.correctedAt,
    of: (person) =>
      or(ofUser(emailCorrections.userId)(person), ofEmail(emailCorrections.emailAfter)(person)),
    isHandedOver: false,
  }),
  rule({
    table: consents,
    whose: 'who agreed',
    period: 'consent',
    since: consents.withdrawnAt,
    of: (person) => belongsTo(person, consents),
  }),
  rule({
    table: outgoingMessages,
    whose: 'the receiver',
    period: 'sentMessage',
    ends: [
      { period: 'sentMessage', reached: olderThan(outgoingMessages.sentAt, 'sentMessage') },
      {
        // The attempts end within two days, so messages that are still here could not be sent.
        period: 'undeliveredMessage',
        reached: olderThan(outgoingMessages.createdAt, 'undeliveredMessage'),
      },
    ],
    of: ({ ownEmail, phone, email, number, numbers, account, orderNumbers, orderEmails }) => {
      const isProven = phone === null;
      return or(
        isProven && ownEmail ? eq(receiver, ownEmail) : undefined,
        // With an e-mail that is only claimed, what waits may be for its owner.
        !isProven && email
          ? and(eq(receiver, email), isNotNull(outgoingMessages.sentAt))
          : undefined,
        orderNumbers.length > 0
          ? and(isAbout('order', orderNumbers), inArray(receiver, orderEmails))
          : undefined,
        numbers.length > 0
          ? and(
              sql`${outgoingMessages.message}->>'template' LIKE 'class-sms%'`,
              inArray(sql`right(${receiver}, 10)`, numbers),
            )
          : undefined,
        account?.phoneProvenAt && number ? sql`right(${receiver}, 10) = ${number}` : undefined,
      );
    },
    mentions: ['message', 'lastError'],
  }),
  ofAccount(progress, 'the student', 'account'),
  ofAccount(reviews, 'the student', 'account', { mentions: ['text'] }),
  ofAccount(reminders, 'the student', 'reminder', { since: reminders.startsAt }),
  rule({
    table: meetingAttendance,
    whose: 'the student',
    period: 'attendance',
    since: meetingAttendance.notedAt,
    of: ofOrders(meetingAttendance.orderId),
  }),
  rule({
    // The e-mails themselves are outgoing messages, and are handed over and erased as such. They are
    // about a class that the person has booked, so they need no consent.
    table: groupMessages,
    whose: 'the admin, and whom the text is about',
    period: 'groupMessage',
    since: groupMessages.createdAt,
    of: null,
    mentions: ['subject', 'text'],
    isHandedOver: false,
  }),
  rule({
    // The answers of a teacher or the office are not handed over, and go with the question.
    table: threadMessages,
    whose: 'the student',
    period: 'question',
    of: ({ userId }, database) =>
      userId === null
        ? undefined
        : and(
            eq(threadMessages.author, 'student'),
            inArray(
              threadMessages.threadId,
              database.select({ id: threads.id }).from(threads).where(eq(threads.userId, userId)),
            ),
          ),
    mentions: ['text'],
    remove: removeThreadMessages,
  }),
  rule({
    table: threads,
    whose: 'the student',
    period: 'question',
    since: threads.changedAt,
    of: ofUser(threads.userId),
    remove: removeThreads,
  }),
  ofStaff(groupLinks, 'the teacher'),
  ofAccount(certificates, 'the student', 'account'),
  ofAccount(enrolments, 'the student', 'account'),
  rule({
    table: idempotencyKeys,
    whose: 'who sent the request',
    period: 'idempotencyKey',
    withheld: ['key', 'bodyHash'],
    since: idempotencyKeys.createdAt,
    of: ({ orderIds }) =>
      orderIds.length > 0
        ? inArray(sql`(${idempotencyKeys.result}->>'orderId')::integer`, orderIds)
        : undefined,
    isHandedOver: false,
  }),
  rule({
    table: purchasePasswords,
    whose: 'the buyer',
    period: 'signUp',
    withheld: ['passwordHash'],
    since: purchasePasswords.createdAt,
    of: ofOrders(purchasePasswords.orderId),
    isHandedOver: false,
  }),
  rule({
    table: providerEvents,
    whose: 'the buyer',
    period: 'providerEvent',
    since: providerEvents.receivedAt,
    of: ({ references }) =>
      references.length > 0 ? inArray(providerEvents.reference, references) : undefined,
    mentions: ['body', 'error'],
    // The row stays, so that a repeated delivery is not stored again.
    erasure: { body: '{}', error: null },
  }),
  rule({
    table: orderItems,
    whose: 'the buyer',
    period: 'taxRecord',
    of: ofOrders(orderItems.orderId),
    // They count seats and are the lines of a receipt.
    erasure: 'keep',
  }),
  rule({
    table: payments,
    whose: 'the buyer',
    period: 'taxRecord',
    of: ofOrders(payments.orderId),
    // The books: money that was received, by the number that the provider gave it.
    erasure: 'keep',
  }),
  rule({
    table: attempts,
    whose: 'the buyer',
    period: 'taxRecord',
    ends: afterTaxYears(attempts.createdAt, isNotNull(attempts.paymentLink), { paymentLink: null }),
    of: ofOrders(attempts.orderId),
    // The page of the provider greets the buyer by name.
    erasure: { paymentLink: null },
  }),
  rule({
    table: refunds,
    whose: 'the buyer',
    period: 'taxRecord',
    ends: afterTaxYears(refunds.createdAt, ne(refunds.reason, ''), { reason: '', proof: '' }),
    of: ofOrders(refunds.orderId),
    mentions: ['reason', 'proof'],
    erasure: { reason: '', proof: '' },
  }),
  rule({
    table: reviewCases,
    whose: 'the buyer',
    period: 'taxRecord',
    ends: afterTaxYears(
      reviewCases.openedAt,
      or(ne(reviewCases.detail, ''), isNotNull(reviewCases.note)),
      { detail: '', note: null },
    ),
    of: ofOrders(reviewCases.orderId),
    mentions: ['detail', 'note'],
    erasure: { detail: '', note: null },
  }),
  rule({
    table: receipts,
    whose: 'the buyer',
    period: 'taxRecord',
    ends: [
      {
        period: 'taxRecord',
        reached: (now) =>
          and(
            lt(receipts.financialYear, String(firstTaxYear(now))),
            sql`${receipts.details}->'buyer'->>'name' <> ''`,
          ),
        clear: {
          details: sql`jsonb_set(${receipts.details}, '{buyer}',
            '{"name": "", "email": "", "phone": "", "address": []}')`,
        },
      },
    ],
    of: ofOrders(receipts.orderId),
    // What tax law wants on a receipt is the name and address of the buyer and of the company with its tax
    // number, not how to reach the buyer.
    erasure: {
      details: sql`jsonb_set(${receipts.details}, '{buyer}',
        ${receipts.details}->'buyer' || '{"email": "", "phone": ""}')`,
    },
  }),
  rule({
    table: orders,
    whose: 'the buyer',
    period: 'taxRecord',
    withheld: ['tokenHash'],
    ends: [
      {
        period: 'unpaidOrder',
        reached: (now) =>
          and(
            olderThan(orders.createdAt, 'unpaidOrder')(now),
            inArray(orders.state, ['created', 'pending', 'failed', 'expired']),
            ne(orders.email, ''),
          ),
        clear: noBuyer,
      },
      {
        period: 'taxRecord',
        reached: (now) => and(beforeTaxYears(orders.createdAt)(now), ne(orders.email, '')),
        clear: noBuyer,
      },
    ],
    of: ofOrders(orders.id),
    // The row stays for totals, counts and its receipt. A link to it no longer opens anything.
    erasure: { ...noBuyer, userId: null, tokenHash: '' },
  }),
  rule({
    table: auditLog,
    whose: 'who did it, and whom the change was about',
    period: 'taxRecord',
    ends: [{ period: 'taxRecord', reached: beforeTaxYears(auditLog.createdAt) }],
    of: ({ subjects }) => (subjects.length > 0 ? inArray(auditLog.subject, subjects) : undefined),
    mentions: ['subject', 'changes'],
    isHandedOver: false,
    // Who did what and when stays; what the fields of the person contained does not.
    erasure: {
      actorName: sql`CASE ${auditLog.actorKind} WHEN 'buyer' THEN 'Buyer' ELSE ${auditLog.actorName} END`,
      subject: sql`regexp_replace(${auditLog.subject}, '(Certificate|Contact message|Lead|Person) .*', '\\1')`,
      changes: sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('field', c->'field', 'from', '', 'to', '')), '[]')
        FROM jsonb_array_elements(${auditLog.changes}) AS c)`,
    },
  }),
  rule({
    table: clientErrors,
    whose: 'nobody that we know',
    period: 'browserReport',
    since: clientErrors.createdAt,
    of: null,
    mentions: ['cause', 'source', 'path'],
  }),
  rule({
    table: uploads,
    whose: 'who uploaded the file',
    period: 'unusedFile',
    of: ({ account }) => (account?.avatar ? eq(uploads.url, account.avatar) : undefined),
    erasure: { unusedSince: new Date(0) },
  }),
  rule({
    table: rateLimits,
    whose: 'nobody that we know',
    period: 'rateLimit',
    until: rateLimits.expiresAt,
    of: null,
    // A keyed hash of an address, an e-mail or a number, which ends within a day.
    erasure: 'keep',
  }),
  ofAccount(logins, 'the account', 'login', { withheld: ['tokenHash'], until: logins.expiresAt }),
  ofAccount(pushSubscriptions, 'the account', 'login', {
    withheld: ['tokenHash', 'p256dh', 'auth'],
  }),
  ofAccount(oneTimeCodes, 'the account', 'code', {
    withheld: ['seed', 'requestKey', 'asker'],
    since: oneTimeCodes.expiresAt,
    isHandedOver: false,
  }),
  ofAccount(resetTokens, 'the account', 'resetToken', {
    withheld: ['tokenHash'],
    until: resetTokens.expiresAt,
    isHandedOver: false,
  }),
  ofAccount(signUps, 'the account', 'signUp', {
    withheld: ['passwordHash'],
    since: signUps.startedAt,
  }),
  rule({
    table: adminInvitations,
    whose: 'who is invited',
    period: 'invitation',
    until: adminInvitations.expiresAt,
    of: ofEmail(adminInvitations.email),
  }),
  ofAccount(adminRoles, 'the admin', 'staff', { isHandedOver: false }),
  ofAccount(secondFactors, 'the admin', 'secondFactor', {
    withheld: ['sealedSecret', 'nextSealedSecret'],
    isHandedOver: false,
  }),
  ofAccount(recoveryCodes, 'the admin', 'secondFactor', {
    withheld: ['codeHash'],
    isHandedOver: false,
  }),
  ofStaff(catalogueVersions, 'teachers and the admin'),
  ofStaff(publishTokens, 'the team'),
  ofStaff(materials, 'the admin'),
  rule({
    table: users,
    whose: 'the account',
    period: 'account',
    withheld: ['passwordHash', 'linkVersion'],
    ends: [
      {
        period: 'unopenedAccount',
        reached: (now, database) =>
          and(
            isUnopened(database),
            olderThan(users.createdAt, 'unopenedAccount')(now),
            notExists(database.select().from(signUps).where(eq(signUps.userId, users.id))),
          ),
      },
    ],
    of: ofUser(users.id),
    remove: removeAccounts,
  }),
];
