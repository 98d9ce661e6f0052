import { api, change, ifDone } from 'shared/api';
import { send } from 'shared/calls';
import type {
  AddLeadRequest,
  AdminsResponse,
  BlockRequest,
  ContactRow,
  LeadFollowUpRequest,
  LeadOpeningResponse,
  LeadRow,
} from 'shared/model/schemas';
import { dataQuery, listQuery } from '../lists/queries';

export const { useAdminAdminsQuery, useAdminContactsQuery, useAdminLeadsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminLeads: build.query(listQuery<LeadRow>('/admin/leads', 'Enquiries', 'People')),
      adminContacts: build.query(listQuery<ContactRow>('/admin/contacts', 'Enquiries', 'People')),
      /** Who a lead can be given to. */
      adminAdmins: build.query(
        dataQuery<AdminsResponse>({ url: '/admin/admins', keepsLogin: true }, 'Team'),
      ),
    }),
  });

/** Sets the status of a lead or a contact message and adds a note; for a lead also the rest. */
export const followUpCall = change<
  LeadFollowUpRequest & { list: 'leads' | 'contacts'; id: number }
>('PATCH /admin/:list/:id', ifDone('Enquiries'));

export const addLeadCall = change<AddLeadRequest>('POST /admin/leads', ifDone('Enquiries'));
export const blockSenderCall = change<BlockRequest>('POST /admin/blocks', ifDone('Enquiries'));

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
