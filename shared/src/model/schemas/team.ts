import { Type, type Static } from '@sinclair/typebox';
import { AdminRights, TickedRights } from './accounts';
import { Email, Instant, NewPassword, OrNull, RepeatedPassword, Text } from './fields';
import { DoneWith } from './responses';

/** Somebody who belongs to the admin area. */
export const TeamMember = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  rights: AdminRights,
  ticked: TickedRights,
  last_sign_in: OrNull(Instant),
  second_factor: Type.Boolean({ description: 'An authenticator app is set up' }),
  named: Type.Boolean({ description: 'False until somebody has given the real name' }),
  self: Type.Boolean({ description: 'The account that asks' }),
});
export type TeamMember = Static<typeof TeamMember>;

/** Somebody who has not used the link in the e-mail yet. */
export const TeamInvitation = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  rights: AdminRights,
  ticked: TickedRights,
  expires_at: Instant,
  expired: Type.Boolean(),
});
export type TeamInvitation = Static<typeof TeamInvitation>;

/** GET /admin/team; `refund_limit` in rupees is what the office may return of one order. */
export const TeamResponse = DoneWith(
  Type.Object({
    members: Type.Array(TeamMember),
    invitations: Type.Array(TeamInvitation),
    refund_limit: Type.Number(),
  }),
);
export type TeamResponse = Static<typeof TeamResponse>;

/** POST /admin/team/invitations: sends an e-mail with a link that works once. */
export const TeamInvitationRequest = Type.Object({
  name: Text('Name', 120),
  email: Email,
  rights: AdminRights,
  ticked: TickedRights,
});
export type TeamInvitationRequest = Static<typeof TeamInvitationRequest>;

/** PATCH /admin/team/{id}: other rights end the logins. */
export const TeamChangeRequest = Type.Object({
  name: Type.Optional(Text('Name', 120)),
  rights: Type.Optional(AdminRights),
  ticked: TickedRights,
});
export type TeamChangeRequest = Static<typeof TeamChangeRequest>;

/** POST /admin/team/{id}/withdrawal */
export const TeamWithdrawalRequest = Type.Object({ reason: Text('A reason', 500, 'lines') });
export type TeamWithdrawalRequest = Static<typeof TeamWithdrawalRequest>;

/** GET /invitations/{token} */
export const InvitationResponse = DoneWith(
  Type.Object({
    name: Type.String(),
    email: Type.String(),
    rights: AdminRights,
    ticked: TickedRights,
  }),
);
export type InvitationResponse = Static<typeof InvitationResponse>;

/** POST /invitations/{token}: ends the invitation and opens the account. */
export const InvitationAcceptance = Type.Object({
  name: Text('Name', 120),
  password: NewPassword,
  password_confirmation: RepeatedPassword,
});
export type InvitationAcceptance = Static<typeof InvitationAcceptance>;
