import { api } from 'shared/api';
import type { ContactRow, LeadRow, OrderRow, UserRow } from 'shared/schemas';
import { isAccepted } from './report-failure';
import type { ReportQuery } from './report-view';
import { hasRows, readRows, type ListBody } from './rows';

const list = (url: string) => ({
  query: (params: ReportQuery) => ({
    url,
    params,
    validateStatus: (response: Response, body: ListBody<unknown> | null) =>
      isAccepted(response, body) && hasRows(body),
  }),
  // Reports are read to see what is new: nothing is kept once the page is left.
  keepUnusedDataFor: 0,
});

export const {
  useCourseOrdersQuery,
  useWebinarOrdersQuery,
  useUserReportQuery,
  useLeadsQuery,
  useContactsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    courseOrders: build.query({
      ...list('/admin/course-orders'),
      transformResponse: readRows<OrderRow>,
    }),
    webinarOrders: build.query({
      ...list('/admin/webinar-orders'),
      transformResponse: readRows<OrderRow>,
    }),
    userReport: build.query({
      ...list('/admin/user-report'),
      transformResponse: readRows<UserRow>,
    }),
    leads: build.query({ ...list('/admin/leads'), transformResponse: readRows<LeadRow> }),
    contacts: build.query({ ...list('/admin/contacts'), transformResponse: readRows<ContactRow> }),
  }),
});
