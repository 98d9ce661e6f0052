import { Type, type Static } from '@sinclair/typebox';
import { Rupees } from './fields';
import { LeadRow } from './leads';
import { OrderSummary } from './people';
import { DayRangeQuery } from './reports';

/** Twelve months up to today, this year up to today, or the given days (`own`). */
export const OverviewRange = Type.Union([
  Type.Literal('12-months'),
  Type.Literal('year-to-date'),
  Type.Literal('own'),
]);
export type OverviewRange = Static<typeof OverviewRange>;

/** GET /admin/overview; `own` needs both days. */
export const OverviewQuery = Type.Object({
  range: Type.Optional(OverviewRange),
  ...DayRangeQuery.properties,
});
export type OverviewQuery = Static<typeof OverviewQuery>;

/** Figures for the days between two Indian days, both included. Orders count on the day of their creation. */
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
  /** New leads, the oldest first, and the number of all new leads. */
  leads_to_call: Type.Array(LeadRow),
  leads_to_call_total: Type.Integer(),
  /** Open cases of GET /admin/review. */
  review_total: Type.Integer(),
});
export type Overview = Static<typeof Overview>;

export const OverviewResponse = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  data: Overview,
});
export type OverviewResponse = Static<typeof OverviewResponse>;
