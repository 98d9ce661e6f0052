import { WebinarWithoutHour } from './classroom';
import { Type, type Static } from '@sinclair/typebox';
import { AnswerOf } from './responses';
import { Instant, Rupees } from './fields';
import { LeadRow } from './leads';
import { OrderSummary } from './people';
import { DuePromises } from './promises';

/** Figures for the days between two Indian days, both included. Money counts on the day on which it was received or returned. */
export const PeriodFigures = Type.Object({
  from_date: Type.String(),
  to_date: Type.String(),
  paid_amount: Rupees,
  paid_orders: Type.Integer(),
  new_users: Type.Integer(),
  new_leads: Type.Integer(),
});
export type PeriodFigures = Static<typeof PeriodFigures>;

export const Overview = Type.Object({
  period: PeriodFigures,
  /** The days with which `period` is compared. */
  before: PeriodFigures,
  latest_orders: Type.Array(OrderSummary),
  latest_leads: Type.Array(LeadRow),
  /** Orders of the last two days that are not paid. */
  unpaid_orders: Type.Array(OrderSummary),
  /** New leads of people who have asked for a call, the oldest first, and the number of all of them. */
  leads_to_call: Type.Array(LeadRow),
  leads_to_call_total: Type.Integer(),
});
export type Overview = Static<typeof Overview>;

export const OverviewResponse = AnswerOf(Overview);
export type OverviewResponse = Static<typeof OverviewResponse>;

/** GET /admin/desk: what waits for an admin. Lists have at most ten entries, the totals count all. */
export const Desk = Type.Object({
  /** Open cases of GET /admin/review, and messages that could not be delivered. */
  review_total: Type.Integer(),
  undelivered_total: Type.Integer(),
  /** Leads whose call-back is due, the longest waiting first. */
  call_backs: Type.Array(LeadRow),
  call_backs_total: Type.Integer(),
  /** Unpaid orders whose payment has failed today. */
  failed_payments: Type.Array(OrderSummary),
  failed_payments_total: Type.Integer(),
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
});
export type Desk = Static<typeof Desk>;

export const DeskResponse = AnswerOf(Desk);
export type DeskResponse = Static<typeof DeskResponse>;
