import { api } from 'shared/api';
import { textAt, valueAt } from 'shared/model/validation';
import type {
  DayRangeQuery,
  MonthlyTotals,
  Overview,
  OverviewResponse,
} from 'shared/model/schemas';
import { writeFilters } from '../lists/address-filters';
import { isSuccess } from '../lists/report-response';

const figures = [
  'total_paid_amount',
  'paid_webinar_amount',
  'total_paid_webinars',
  'paid_course_amount',
  'total_users',
  'total_paid_transactions',
] as const;

export type Figure = (typeof figures)[number];

export interface Summary {
  /** A figure is `null` if the response does not contain it. */
  figures: Record<Figure, number | null>;
  months: readonly MonthlyTotals[];
}

export const { useAdminDashboardSummaryQuery, useAdminOverviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminDashboardSummary: build.query<Summary, void>({
      query: () => ({ url: '/admin/dashboard-summary', validateStatus: isSuccess }),
      transformResponse: readSummary,
      providesTags: ['Orders', 'People'],
    }),
    adminOverview: build.query<Overview, DayRangeQuery>({
      query: (days) => ({
        url: '/admin/overview',
        params: Object.fromEntries(writeFilters(days)),
        validateStatus: isSuccess,
        // The request for the summary, on the same page, already handles a refused token.
        keepsLogin: true,
      }),
      transformResponse: ({ data }: OverviewResponse) => data,
      providesTags: ['Orders', 'People', 'Enquiries'],
    }),
  }),
});

function readSummary(response: unknown): Summary {
  const data = valueAt(response, 'data');
  const months = valueAt(data, 'monthly_breakdown');
  return {
    // The entries contain every figure, so the record is complete.
    figures: Object.fromEntries(figures.map((name) => [name, numberIn(data, name)])) as Record<
      Figure,
      number | null
    >,
    months: Array.isArray(months) ? months.map(readMonth) : [],
  };
}

/** A figure that the month does not contain becomes 0. */
function readMonth(month: unknown): MonthlyTotals {
  return {
    month: textAt(month, 'month'),
    paid_course_amount: numberIn(month, 'paid_course_amount') ?? 0,
    paid_webinar_amount: numberIn(month, 'paid_webinar_amount') ?? 0,
    paid_transactions: numberIn(month, 'paid_transactions') ?? 0,
  };
}

/** Amounts arrive as numbers or as numeric text. */
function numberIn(value: unknown, name: string): number | null {
  const found = valueAt(value, name);
  return found === null || found === undefined ? null : Number(found);
}
