import { WebinarWithoutHour } from './classroom';
import { Type, type Static } from '@sinclair/typebox';
import { AnswerOf } from './responses';
import { Instant, OrNull, Rupees } from './fields';
import { LeadRow, LeadSource } from './leads';
import { OrderSummary } from './people';
import { MonthlyTotals } from './reports';
import { DuePromises } from './promises';

/** Figures for the days between two Indian days, both included. Money counts on the day on which it was received or returned. */
export const PeriodFigures = Type.Object({
  from_date: Type.String(),
  to_date: Type.String(),
  /** What was received, what was returned, and the difference. */
  sold_amount: Rupees,
  returned_amount: Rupees,
  paid_amount: Rupees,
  paid_orders: Type.Integer(),
  new_users: Type.Integer(),
  new_leads: Type.Integer(),
  /** How many of the new leads have bought something since, by e-mail or phone. */
  leads_bought: Type.Integer(),
});
export type PeriodFigures = Static<typeof PeriodFigures>;

export const Overview = Type.Object({
  period: PeriodFigures,
  /** The days with which `period` is compared. */
  before: PeriodFigures,
  /** By batch or session, as it was when the money came or went; the greatest amount first. */
  products: Type.Array(
    Type.Object({
      kind: OrderSummary.properties.order_type,
      product_id: Type.Integer(),
      title: Type.String(),
      /** Empty where there was no date. */
      when: Type.String(),
      places: Type.Integer(),
      sold_amount: Rupees,
      returned_amount: Rupees,
    }),
  ),
  /** By form, source of the campaign and course, and how many of them have bought since. */
  leads: Type.Array(
    Type.Object({
      source: LeadSource,
      campaign: Type.String(),
      course: Type.String(),
      leads: Type.Integer(),
      bought: Type.Integer(),
    }),
  ),
  /** Each month of the period from the first to the last one with a payment; each day if there are at most 31. */
  parts: Type.Array(MonthlyTotals),
});
export type Overview = Static<typeof Overview>;

export const OverviewResponse = AnswerOf(Overview);
export type OverviewResponse = Static<typeof OverviewResponse>;

/** GET /admin/desk: what waits for an admin. Lists have at most ten entries, the totals count all. */
export const Desk = Type.Object({
  /** Open cases of GET /admin/review, and messages that could not be delivered. */
  review_total: Type.Integer(),
  undelivered_total: Type.Integer(),
  /** Reviews by students that nobody has read; missing in older responses. */
  reviews_total: Type.Optional(Type.Integer()),
  /** Leads whose call-back is due, the longest waiting first. */
  call_backs: Type.Array(LeadRow),
  call_backs_total: Type.Integer(),
  /** Unpaid orders whose payment has failed today. */
  failed_payments: Type.Array(OrderSummary),
  failed_payments_total: Type.Integer(),
  /** Orders of the last two days that are not paid, and whose payment has not failed today. */
  unpaid_orders: Type.Array(OrderSummary),
  unpaid_orders_total: Type.Integer(),
  /** New leads of people who have asked for a call. */
  leads_to_call_total: Type.Integer(),
  /** Paid orders of the last 60 days for what the buyer had paid before, if nobody has decided yet. */
  bought_twice: Type.Array(OrderSummary),
  bought_twice_total: Type.Integer(),
  /** What the school has promised, due today or overdue, the oldest first. */
  promises: Type.Array(DuePromises),
  /** Cancelled batches and sessions with the numbers of the orders that are still to be settled. */
  to_settle: Type.Array(
    Type.Object({
      class_id: Type.String(),
      title: Type.String(),
      when: Type.String(),
      orders: Type.Array(Type.String()),
    }),
  ),
  /** Classes of the last 30 days without attendance, of courses that ask for it before a certificate; the latest first. */
  without_attendance: Type.Array(
    Type.Object({ class_id: Type.String(), title: Type.String(), starts_at: Instant }),
  ),
  tickets_without_hour: Type.Array(WebinarWithoutHour),
  /** Batches and sessions that begin within seven days. */
  beginning: Type.Array(
    Type.Object({
      class_id: Type.String(),
      kind: OrderSummary.properties.order_type,
      title: Type.String(),
      when: Type.String(),
      starts_at: Instant,
      sold: Type.Integer(),
      seats: Type.Integer(),
    }),
  ),
  /** The classes of today, by their hour. */
  today: Type.Array(
    Type.Object({
      class_id: Type.String(),
      title: Type.String(),
      starts_at: Instant,
      class_link: OrNull(Type.String()),
    }),
  ),
});
export type Desk = Static<typeof Desk>;

export const DeskResponse = AnswerOf(Desk);
export type DeskResponse = Static<typeof DeskResponse>;
