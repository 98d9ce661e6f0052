import { api } from 'shared/api';
import type { ContactRow, FollowUpRequest, LeadRow, StatusResponse } from 'shared/model/schemas';
import { listQuery } from '../lists/list-query';
import { readRows } from '../lists/report-response';

export const { useAdminLeadsQuery, useAdminContactsQuery, useAdminFollowUpMutation } =
  api.injectEndpoints({
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
