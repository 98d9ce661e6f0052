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
  useAdminCourseOrdersQuery,
  useAdminWebinarOrdersQuery,
  useAdminUsersQuery,
  useAdminLeadsQuery,
  useAdminContactsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminCourseOrders: build.query({
      ...list('/admin/course-orders'),
      transformResponse: readRows<OrderRow>,
    }),
    adminWebinarOrders: build.query({
      ...list('/admin/webinar-orders'),
      transformResponse: readRows<OrderRow>,
    }),
    adminUsers: build.query({
      ...list('/admin/user-report'),
      transformResponse: readRows<UserRow>,
    }),
    adminLeads: build.query({ ...list('/admin/leads'), transformResponse: readRows<LeadRow> }),
    adminContacts: build.query({
      ...list('/admin/contacts'),
      transformResponse: readRows<ContactRow>,
    }),
  }),
});
