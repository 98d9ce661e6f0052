import { Type } from '@sinclair/typebox';
import {
  AdminsResponse,
  InvitationAcceptance,
  InvitationResponse,
  RowId,
  StatusResponse,
  TeamChangeRequest,
  TeamInvitationRequest,
  TeamResponse,
  TeamWithdrawalRequest,
} from 'shared/model/schemas';
import type { RegisterRoutes } from '../../../platform/app-types';
import { currentAccount } from '../../../platform/http/access';
import { clientNetwork } from '../../../platform/limits/client-network';
import { responses } from '../../../platform/http/route-schemas';
import { readableEmail } from '../../../platform/text-forms';
import { adminsWith } from '../admins/admin-roles';
import {
  acceptInvitation,
  invitationOf,
  invite,
  inviteAgain,
  withdrawInvitation,
} from './invitations';
import { changeMember, teamOf, withdrawAccess } from './team';

const owner = { config: { access: { right: 'team' as const } } };
const Id = Type.Object({ id: RowId });
const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const done = (message: string) => ({ status: true, message });

/** Routes for who belongs to the admin area, and for the link of an invitation. */
export const teamRoutes: RegisterRoutes = (app, services) => {
  app.get(
    '/admin/team',
    {
      ...owner,
      schema: {
        tags: ['admin'],
        summary: 'Who belongs to the admin area, with which rights, and who is invited',
        response: responses(TeamResponse),
      },
    },
    async (request) => ({
      ...done('Team'),
      data: await teamOf(services, currentAccount(request)),
    }),
  );

  app.get(
    '/admin/admins',
    {
      config: { access: { right: 'enquiries' } },
      schema: {
        tags: ['admin'],
        summary: 'Who a lead can be given to',
        response: responses(AdminsResponse),
      },
    },
    async () => {
      const admins = await adminsWith(services.database, 'enquiries');
      return { data: admins.map(({ id, name }) => ({ id, name })) };
    },
  );

  app.patch(
    '/admin/team/:id',
    {
      ...owner,
      schema: {
        tags: ['admin'],
        summary: 'Another name or other rights; other rights end the sessions',
        params: Id,
        body: TeamChangeRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await changeMember(services, request.params.id, request.body, currentAccount(request));
      return done('Saved.');
    },
  );

  app.post(
    '/admin/team/:id/withdrawal',
    {
      ...owner,
      schema: {
        tags: ['admin'],
        summary: 'Ends somebody’s access to the admin area',
        params: Id,
        body: TeamWithdrawalRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { params, body } = request;
      await withdrawAccess(services, params.id, body.reason, currentAccount(request));
      return done('The access is withdrawn.');
    },
  );

  app.post(
    '/admin/team/invitations',
    {
      ...owner,
      schema: {
        tags: ['admin'],
        summary: 'Invites somebody by e-mail, with a link that works once',
        body: TeamInvitationRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await invite(services, request.body, currentAccount(request));
      return done('The invitation is on its way.');
    },
  );

  app.post(
    '/admin/team/invitations/:id/again',
    {
      ...owner,
      schema: {
        tags: ['admin'],
        summary: 'Sends an invitation again, with another link; the earlier one ends',
        params: Id,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await inviteAgain(services, request.params.id, currentAccount(request));
      return done('The invitation is on its way.');
    },
  );

  app.delete(
    '/admin/team/invitations/:id',
    {
      ...owner,
      schema: {
        tags: ['admin'],
        summary: 'Withdraws an invitation; its link no longer works',
        params: Id,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      await withdrawInvitation(services, request.params.id, currentAccount(request));
      return done('The invitation is withdrawn.');
    },
  );

  app.get(
    '/invitations/:token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['accounts'],
        summary: 'Whom the link of an invitation is for',
        params: Token,
        response: responses(InvitationResponse),
      },
    },
    async ({ params }) => {
      const { name, email, role } = await invitationOf(services, params.token);
      return { ...done('Invitation'), data: { name, email: readableEmail(email), rights: role } };
    },
  );

  app.post(
    '/invitations/:token',
    {
      config: { access: 'public' },
      schema: {
        tags: ['accounts'],
        summary: 'Accepts an invitation: name and password of the new account',
        params: Token,
        body: InvitationAcceptance,
        response: responses(StatusResponse),
      },
    },
    async ({ params, body, ip }) => {
      const caller = { client: clientNetwork(ip), lane: 'account' } as const;
      await acceptInvitation(services, params.token, body, caller);
      return done('Welcome! Please sign in with your new password.');
    },
  );
};
