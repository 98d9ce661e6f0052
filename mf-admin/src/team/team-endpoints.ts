import { api, ifDone } from 'shared/api';
import { send } from 'shared/calls';
import type {
  InvitationAcceptance,
  InvitationResponse,
  SecondFactorResetRequest,
  StatusResponse,
  TeamChangeRequest,
  TeamInvitationRequest,
  TeamResponse,
  TeamWithdrawalRequest,
} from 'shared/model/schemas';
import { dataQuery } from '../lists/queries';

const invitation = (token: string) => `/invitations/${encodeURIComponent(token)}`;

export const {
  useAdminTeamQuery,
  useAdminChangeMemberMutation,
  useAdminWithdrawAccessMutation,
  useAdminInviteMutation,
  useAdminInviteAgainMutation,
  useAdminWithdrawInvitationMutation,
  useAdminResetSecondFactorMutation,
  useAdminInvitationQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminTeam: build.query(dataQuery<TeamResponse>('/admin/team', 'Team')),
    adminChangeMember: build.mutation<StatusResponse, TeamChangeRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/team/${id}`, method: 'PATCH', body }),
      invalidatesTags: ifDone('Team'),
    }),
    adminWithdrawAccess: build.mutation<StatusResponse, TeamWithdrawalRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/team/${id}/withdrawal`, method: 'POST', body }),
      invalidatesTags: ifDone('Team'),
    }),
    adminInvite: build.mutation<StatusResponse, TeamInvitationRequest>({
      query: (body) => ({ url: '/admin/team/invitations', method: 'POST', body }),
      invalidatesTags: ifDone('Team'),
    }),
    adminInviteAgain: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/team/invitations/${id}/again`, method: 'POST' }),
      invalidatesTags: ifDone('Team'),
    }),
    adminWithdrawInvitation: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/team/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: ifDone('Team'),
    }),
    adminResetSecondFactor: build.mutation<StatusResponse, SecondFactorResetRequest>({
      query: (body) => ({ url: '/admin/second-factor/reset', method: 'POST', body }),
      invalidatesTags: ifDone('Team'),
    }),
    adminInvitation: build.query(
      dataQuery<InvitationResponse, string>((token) => ({
        url: invitation(token),
        keepsLogin: true,
      })),
    ),
  }),
});

export const acceptInvitationCall = ({
  token,
  ...body
}: InvitationAcceptance & { token: string }) =>
  send<StatusResponse>({
    name: 'adminAcceptInvitation',
    url: invitation(token),
    method: 'POST',
    body,
    keepsLogin: true,
  });
