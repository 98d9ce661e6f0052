import { api, ifDone } from 'shared/api';
import { send } from 'shared/calls';
import type {
  AddLeadRequest,
  AdminsResponse,
  BlockRequest,
  ContactRow,
  LeadFollowUpRequest,
  LeadOpeningResponse,
  LeadRow,
  StatusResponse,
} from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

export const {
  useAdminAddLeadMutation,
  useAdminAdminsQuery,
  useAdminBlockSenderMutation,
  useAdminContactsQuery,
  useAdminFollowUpMutation,
  useAdminLeadsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminLeads: build.query(listQuery<LeadRow>('/admin/leads', 'Enquiries', 'People')),
    adminContacts: build.query(listQuery<ContactRow>('/admin/contacts', 'Enquiries', 'People')),
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
      invalidatesTags: ifDone('Enquiries'),
    }),
    adminAddLead: build.mutation<StatusResponse, AddLeadRequest>({
      query: (body) => ({ url: '/admin/leads', method: 'POST', body }),
      invalidatesTags: ifDone('Enquiries'),
    }),
    adminBlockSender: build.mutation<StatusResponse, BlockRequest>({
      query: (body) => ({ url: '/admin/blocks', method: 'POST', body }),
      invalidatesTags: ifDone('Enquiries'),
    }),
    /** Who a lead can be given to. */
    adminAdmins: build.query(
      dataQuery<AdminsResponse>({ url: '/admin/admins', keepsLogin: true }, 'Team'),
    ),
  }),
});

/** Says who works on a lead just now. A failure is of no consequence: the form opens anyway. */
export const openLeadCall = (id: number, open: boolean) =>
  send(
    {
      name: 'adminOpenLead',
      url: `/admin/leads/${id}/opening`,
      method: 'POST',
      body: { open },
      keepsLogin: true,
    },
    // The cast: the API declares what it answers.
    (response) => (response as LeadOpeningResponse).data,
  );
