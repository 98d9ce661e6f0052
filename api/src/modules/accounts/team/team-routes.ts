import { Type } from '@sinclair/typebox';
import {
  AdminsResponse,
  IdParams,
  InvitationAcceptance,
  InvitationResponse,
  TeamChangeRequest,
  TeamInvitationRequest,
  TeamResponse,
  TeamWithdrawalRequest,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/module';
import { clientNetwork } from '../../../platform/limits/client-network';
import { done } from '../../../platform/http/routes';
import { readableEmail } from '../../../platform/text-forms';
import { adminsWith, grantOnWire } from '../admins/admin-roles';
import {
  acceptInvitation,
  invitationOf,
  invite,
  inviteAgain,
  withdrawInvitation,
} from './invitations';
import { changeMember, teamOf, withdrawAccess } from './team';

const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

/** Routes for who belongs to the admin area, and for the link of an invitation. */
export const teamRoutes: RegisterRoutes = ({ admin, open }, services) => {
  admin('team').get('/admin/team', {
    summary: 'Who belongs to the admin area, with which rights, and who is invited',
    answers: TeamResponse,
    handler: async ({ account }) => done('Team', { data: await teamOf(services, account) }),
  });

  admin('enquiries').get('/admin/admins', {
    summary: 'Who a lead can be given to',
    answers: AdminsResponse,
    handler: async () => {
      const admins = await adminsWith(services.database, 'enquiries');
      return { data: admins.map(({ id, name }) => ({ id, name })) };
    },
  });

  admin('team').patch('/admin/team/:id', {
    summary: 'Another name or other rights; other rights end the logins',
    params: IdParams,
    body: TeamChangeRequest,
    says: 'Saved.',
    handler: ({ params, body, account }) => changeMember(services, params.id, body, account),
  });

  admin('team').post('/admin/team/:id/withdrawal', {
    summary: 'Ends somebody’s access to the admin area',
    params: IdParams,
    body: TeamWithdrawalRequest,
    says: 'The access is withdrawn.',
    handler: ({ params, body, account }) =>
      withdrawAccess(services, params.id, body.reason, account),
  });

  admin('team').post('/admin/team/invitations', {
    summary: 'Invites somebody by e-mail, with a link that works once',
    body: TeamInvitationRequest,
    says: 'The invitation is on its way.',
    handler: ({ body, account }) => invite(services, body, account),
  });

  admin('team').post('/admin/team/invitations/:id/again', {
    summary: 'Sends an invitation again, with another link; the earlier one ends',
    params: IdParams,
    says: 'The invitation is on its way.',
    handler: ({ params, account }) => inviteAgain(services, params.id, account),
  });

  admin('team').delete('/admin/team/invitations/:id', {
    summary: 'Withdraws an invitation; its link no longer works',
    params: IdParams,
    says: 'The invitation is withdrawn.',
    handler: ({ params, account }) => withdrawInvitation(services, params.id, account),
  });

  open.get('/invitations/:token', {
    summary: 'Whom the link of an invitation is for',
    params: Token,
    answers: InvitationResponse,
    handler: async ({ params }) => {
      const { name, email, ...grant } = await invitationOf(services, params.token);
      const data = { name, email: readableEmail(email), ...grantOnWire(grant) };
      return done('Invitation', { data });
    },
  });

  open.post('/invitations/:token', {
    summary: 'Accepts an invitation: name and password of the new account',
    params: Token,
    body: InvitationAcceptance,
    says: 'Welcome! Please sign in with your new password.',
    handler: async ({ params, body, ip }) => {
      const caller = { client: clientNetwork(ip), lane: 'account' } as const;
      await acceptInvitation(services, params.token, body, caller);
    },
  });
};
