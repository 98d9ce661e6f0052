import { api, change, ifDone } from 'shared/api';
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

const team = ifDone('Team');
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
    adminChangeMember: build.mutation(
      change<TeamChangeRequest & { id: number }>('PATCH /admin/team/:id', team),
    ),
    adminWithdrawAccess: build.mutation(
      change<TeamWithdrawalRequest & { id: number }>('POST /admin/team/:id/withdrawal', team),
    ),
    adminInvite: build.mutation(
      change<TeamInvitationRequest>('POST /admin/team/invitations', team),
    ),
    adminInviteAgain: build.mutation(
      change<number>('POST /admin/team/invitations/:id/again', team),
    ),
    adminWithdrawInvitation: build.mutation(
      change<number>('DELETE /admin/team/invitations/:id', team),
    ),
    adminResetSecondFactor: build.mutation(
      change<SecondFactorResetRequest>('POST /admin/second-factor/reset', team),
    ),
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
