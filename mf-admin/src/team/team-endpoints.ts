import { api } from 'shared/api';
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

const again = (_answer: unknown, error: unknown) => (error ? [] : (['Reports'] as const));
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
  useAdminAcceptInvitationMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminTeam: build.query<TeamResponse['data'], void>({
      query: () => '/admin/team',
      transformResponse: ({ data }: TeamResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ['Reports'],
    }),
    adminChangeMember: build.mutation<StatusResponse, TeamChangeRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/team/${id}`, method: 'PATCH', body }),
      invalidatesTags: again,
    }),
    adminWithdrawAccess: build.mutation<StatusResponse, TeamWithdrawalRequest & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/team/${id}/withdrawal`, method: 'POST', body }),
      invalidatesTags: again,
    }),
    adminInvite: build.mutation<StatusResponse, TeamInvitationRequest>({
      query: (body) => ({ url: '/admin/team/invitations', method: 'POST', body }),
      invalidatesTags: again,
    }),
    adminInviteAgain: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/team/invitations/${id}/again`, method: 'POST' }),
      invalidatesTags: again,
    }),
    adminWithdrawInvitation: build.mutation<StatusResponse, number>({
      query: (id) => ({ url: `/admin/team/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: again,
    }),
    adminResetSecondFactor: build.mutation<StatusResponse, SecondFactorResetRequest>({
      query: (body) => ({ url: '/admin/second-factor/reset', method: 'POST', body }),
      invalidatesTags: again,
    }),
    adminInvitation: build.query<InvitationResponse['data'], string>({
      query: (token) => ({ url: invitation(token), keepsSession: true }),
      transformResponse: ({ data }: InvitationResponse) => data,
      keepUnusedDataFor: 0,
    }),
    adminAcceptInvitation: build.mutation<StatusResponse, InvitationAcceptance & { token: string }>(
      {
        query: ({ token, ...body }) => ({
          url: invitation(token),
          method: 'POST',
          body,
          keepsSession: true,
        }),
      },
    ),
  }),
});
