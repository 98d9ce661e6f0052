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

export const { useAdminTeamQuery, useAdminInvitationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminTeam: build.query(dataQuery<TeamResponse>('/admin/team', 'Team')),
    adminInvitation: build.query(
      dataQuery<InvitationResponse, string>((token) => ({
        url: invitation(token),
        keepsLogin: true,
      })),
    ),
  }),
});

export const changeMemberCall = change<TeamChangeRequest & { id: number }>(
  'PATCH /admin/team/:id',
  team,
);
export const withdrawAccessCall = change<TeamWithdrawalRequest & { id: number }>(
  'POST /admin/team/:id/withdrawal',
  team,
);
export const inviteCall = change<TeamInvitationRequest>('POST /admin/team/invitations', team);
export const inviteAgainCall = change<number>('POST /admin/team/invitations/:id/again', team);
export const withdrawInvitationCall = change<number>('DELETE /admin/team/invitations/:id', team);
export const resetSecondFactorCall = change<SecondFactorResetRequest>(
  'POST /admin/second-factor/reset',
  team,
);

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
