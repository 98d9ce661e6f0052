import { api } from 'shared/api';
import type {
  AuditRow,
  ClientErrorRow,
  ContactRow,
  FollowUpRequest,
  LeadRow,
  OrderRow,
  StatusResponse,
  UserRow,
} from 'shared/model/schemas';
import { hasRows, isSuccess, readRows, type ListBody } from './report-response';
import type { ReportQuery } from './report-view';

const list = (url: string) => ({
  query: (params: ReportQuery) => ({
    url,
    params,
    validateStatus: (response: Response, body: ListBody<unknown> | null) =>
      isSuccess(response, body) && hasRows(body),
  }),
  // Admins open a report to see what is new, so its data is not cached after they leave the page.
  keepUnusedDataFor: 0,
});

export const {
  useAdminCourseOrdersQuery,
  useAdminWebinarOrdersQuery,
  useAdminUsersQuery,
  useAdminLeadsQuery,
  useAdminContactsQuery,
  useAdminAuditQuery,
  useAdminClientErrorsQuery,
  useAdminFollowUpMutation,
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
    adminLeads: build.query({
      ...list('/admin/leads'),
      transformResponse: readRows<LeadRow>,
      providesTags: ['Reports'],
    }),
    adminContacts: build.query({
      ...list('/admin/contacts'),
      transformResponse: readRows<ContactRow>,
      providesTags: ['Reports'],
    }),
    adminAudit: build.query({ ...list('/admin/audit'), transformResponse: readRows<AuditRow> }),
    adminClientErrors: build.query({
      ...list('/admin/client-errors'),
      transformResponse: readRows<ClientErrorRow>,
    }),
    /** Sets status and note of a lead or a contact message. */
    adminFollowUp: build.mutation<
      StatusResponse,
      FollowUpRequest & { list: 'leads' | 'contacts'; id: number }
    >({
      query: ({ list: name, id, ...body }) => ({
        url: `/admin/${name}/${id}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['Reports']),
    }),
  }),
});
