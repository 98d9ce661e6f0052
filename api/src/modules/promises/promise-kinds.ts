import { sql, type SQL } from 'drizzle-orm';
import { hourDueDay } from 'shared/model/catalogue';
import type { Right } from 'shared/model/rights';
import type { PromiseKind } from 'shared/model/schemas';
import { DAY, HOUR } from '../../platform/durations';
import { dayAfter, indianDay, startOfIndianDay } from '../../platform/indian-time';
import { reviews } from '../classroom/classroom-tables';
import { leads } from '../enquiries/enquiries-tables';
import { undated, waitForDate } from '../orders/seats/waiting';
import { reviewCases } from '../payments/payments-tables';
import { threadMessages, threads } from '../threads/threads-tables';
import { refundAnswerDue } from '../payments/returns/ask-for-refund';

/** Somebody who waits for what a promise of this kind says. */
export interface Waiting {
  about_id: number;
  product_id: number;
  day: string | null;
  since: string;
}

interface Kind {
  /** Who keeps it: the admins with this right. */
  keeper: Right;
  /** Who waits. Whoever does not wait any more has got it: so the act itself keeps the promise. */
  waiting: SQL;
  dueAt: (since: Date, day: string | null) => Date;
  /** How long after `dueAt` the product acts. */
  patience: number;
}

/** Also those of blocked senders, who are told the same as everybody, and called by nobody. */
export const promisedCalls = sql`
  SELECT l.id AS about_id, 0 AS product_id, NULL::text AS day, l.created_at AS since FROM ${leads} l
  WHERE l.status = 'new' AND l.call_back IS NULL AND l.source = 'demo'`;

/** Six in the evening. */
const EVENING = 18 * HOUR;

/** Everything that the product says will happen. */
export const promiseKinds: Record<PromiseKind, Kind> = {
  /** The hour of a ticket that was sold for a day. */
  hour: {
    keeper: 'catalogue',
    waiting: undated(sql`i.day IS NOT NULL`),
    dueAt: (since, day) => startOfIndianDay(dayAfter(hourDueDay(day ?? indianDay(since), since))),
    patience: 0,
  },
  /** The date of what was bought without one: "within 24 hours". */
  date: {
    keeper: 'catalogue',
    waiting: waitForDate,
    dueAt: (since) => new Date(since.getTime() + DAY),
    patience: 6 * DAY,
  },
  /** The call after the form for a demo class: "by tomorrow, 6 pm". */
  call: {
    keeper: 'enquiries',
    waiting: sql`${promisedCalls} AND NOT l.is_spam`,
    dueAt: (since) => new Date(startOfIndianDay(dayAfter(indianDay(since))).getTime() + EVENING),
    patience: 0,
  },
  /** The answer to who has asked for a refund, as the policy says. */
  refund: {
    keeper: 'orders',
    waiting: sql`
      SELECT c.id AS about_id, 0 AS product_id, NULL::text AS day, c.opened_at AS since FROM ${reviewCases} c
      WHERE c.reason = 'refund_asked' AND c.closed_at IS NULL`,
    dueAt: refundAnswerDue,
    patience: 0,
  },
  /** The answer to a student's question, of the teacher or the office. */
  question: {
    keeper: 'meetings',
    waiting: sql`
      SELECT t.id AS about_id, t.product_id, NULL::text AS day, t.changed_at AS since FROM ${threads} t
      WHERE t.solved_at IS NULL AND t.closed_at IS NULL AND (
        SELECT m.author FROM ${threadMessages} m WHERE m.thread_id = t.id ORDER BY m.id DESC LIMIT 1
      ) = 'student'`,
    dueAt: (since) => new Date(since.getTime() + 2 * DAY),
    patience: 0,
  },
  /** Whether what a student has written, or changed, is shown: "We read each review." */
  review: {
    keeper: 'enquiries',
    waiting: sql`
      SELECT r.id AS about_id, r.product_id, NULL::text AS day, r.changed_at AS since FROM ${reviews} r
      WHERE r.state = 'waiting'`,
    dueAt: (since) => new Date(since.getTime() + 2 * DAY),
    patience: 0,
  },
};
