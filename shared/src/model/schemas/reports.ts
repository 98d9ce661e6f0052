import { Type, type Static } from '@sinclair/typebox';
import { AnswerOf, ListResponseOf } from './responses';
import { Instant, OneOf, Rupees, SearchText } from './fields';

export const MonthlyTotals = Type.Object({
  month: Type.String({ description: 'YYYY-MM, Indian time' }),
  paid_course_amount: Rupees,
  paid_webinar_amount: Rupees,
  paid_transactions: Type.Integer(),
});
export type MonthlyTotals = Static<typeof MonthlyTotals>;

export const DashboardSummary = Type.Object({
  total_paid_amount: Rupees,
  paid_webinar_amount: Rupees,
  total_paid_webinars: Type.Integer(),
  paid_course_amount: Rupees,
  total_users: Type.Integer(),
  total_paid_transactions: Type.Integer(),
  monthly_breakdown: Type.Array(MonthlyTotals),
});
export type DashboardSummary = Static<typeof DashboardSummary>;

/** GET /admin/dashboard-summary */
export const DashboardSummaryResponse = AnswerOf(DashboardSummary);

/** A day filter is `YYYY-MM-DD` in Indian time, both ends inclusive; empty means no limit. */
const Day = Type.Optional(
  Type.String({
    pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$',
    'x-message': 'Please enter a date as YYYY-MM-DD.',
  }),
);

export const DayRangeQuery = Type.Object({ from_date: Day, to_date: Day });
export type DayRangeQuery = Static<typeof DayRangeQuery>;

/** Sorted by time. */
export const SortOrder = Type.Union([Type.Literal('newest'), Type.Literal('oldest')], {
  default: 'newest',
});
export type SortOrder = Static<typeof SortOrder>;

const paging = {
  sort: Type.Optional(SortOrder),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
};

/** GET /admin/user-report, /admin/leads, /admin/contacts */
export const DayRangePageQuery = Type.Object({ ...DayRangeQuery.properties, ...paging });
export type DayRangePageQuery = Static<typeof DayRangePageQuery>;

/** Shows more than the status: money that went back, and what an admin has to look at. */
export const OrderConditionName = OneOf(
  'refunded',
  'part_refunded',
  'needs_review',
  'failed',
  'expired',
);
export type OrderConditionName = Static<typeof OrderConditionName>;

export const OrderFilterQuery = Type.Object({
  name: SearchText(120),
  email: SearchText(254),
  status: Type.Optional(
    Type.String({
      pattern: '^([Aa][Ll][Ll]|[Pp][Aa][Ii][Dd]|[Pp][Ee][Nn][Dd][Ii][Nn][Gg])?$',
      description: 'all, paid or pending, in any case',
      'x-message': 'The status must be All, Paid or Pending.',
    }),
  ),
  product: Type.Optional(
    Type.String({
      pattern: '^([1-9][0-9]{0,8}(/[A-Za-z0-9-]{1,60})?)?$',
      description: 'the id of a course or webinar, or with a batch or session: 101/january',
    }),
  ),
  state: Type.Optional(Type.Union([OrderConditionName, Type.Literal('')])),
  ...DayRangeQuery.properties,
  /** Whose days are meant: of the order, or of its payment; then only paid orders are found. */
  day_of: Type.Optional(OneOf('payment', '')),
});
export type OrderFilterQuery = Static<typeof OrderFilterQuery>;

/** GET /admin/course-orders and /admin/webinar-orders; their `.csv` forms take the filters only. */
export const OrderListQuery = Type.Object({ ...OrderFilterQuery.properties, ...paging });
export type OrderListQuery = Static<typeof OrderListQuery>;

/** GET /admin/user-report */
export const UserRow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  created_at: Instant,
});
export type UserRow = Static<typeof UserRow>;

export const UserReportResponse = ListResponseOf(UserRow);
