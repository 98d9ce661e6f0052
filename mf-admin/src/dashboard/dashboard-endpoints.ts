import { api } from 'shared/api';
import type { DashboardSummary } from 'shared/schemas';
import { isAccepted } from '../reports/report-failure';

/** Any figure may be missing from an answer. */
export type Summary = Partial<DashboardSummary>;

export const { useDashboardSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardSummary: build.query<Summary, void>({
      query: () => ({ url: '/admin/dashboard-summary', validateStatus: isAccepted }),
      transformResponse: (body: { data?: Summary | null }) => body.data ?? {},
      keepUnusedDataFor: 0,
    }),
  }),
});
