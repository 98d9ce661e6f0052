import { api } from 'shared/api';
import type {
  AddLeadRequest,
  AdminsResponse,
  ContactRow,
  LeadFollowUpRequest,
  LeadOpeningResponse,
  LeadRow,
  StatusResponse,
} from 'shared/model/schemas';
import { listQuery } from '../lists/list-query';
import { readRows } from '../lists/report-response';

export const {
  useAdminAddLeadMutation,
  useAdminAdminsQuery,
  useAdminContactsQuery,
  useAdminFollowUpMutation,
  useAdminLeadsQuery,
  useAdminOpenLeadMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminLeads: build.query({
      ...listQuery('/admin/leads'),
      transformResponse: readRows<LeadRow>,
      providesTags: ['Reports'],
    }),
    adminContacts: build.query({
      ...listQuery('/admin/contacts'),
      transformResponse: readRows<ContactRow>,
      providesTags: ['Reports'],
    }),
    /** Sets the status of a lead or a contact message and adds a note; for a lead also the rest. */
    adminFollowUp: build.mutation<
      StatusResponse,
      LeadFollowUpRequest & { list: 'leads' | 'contacts'; id: number }
    >({
      query: ({ list: name, id, ...body }) => ({
        url: `/admin/${name}/${id}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['Reports']),
    }),
    adminAddLead: build.mutation<StatusResponse, AddLeadRequest>({
      query: (body) => ({ url: '/admin/leads', method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['Reports']),
    }),
    /** Says who works on a lead just now. A failure is of no consequence: the form opens anyway. */
    adminOpenLead: build.mutation<LeadRow, { id: number; open: boolean }>({
      query: ({ id, open }) => ({
        url: `/admin/leads/${id}/opening`,
        method: 'POST',
        body: { open },
        keepsSession: true,
      }),
      transformResponse: ({ data }: LeadOpeningResponse) => data,
    }),
    /** Who a lead can be given to. */
    adminAdmins: build.query<AdminsResponse['data'], void>({
      query: () => ({ url: '/admin/admins', keepsSession: true }),
      transformResponse: ({ data }: AdminsResponse) => data,
    }),
  }),
});
