import { and, eq, gt, sql } from 'drizzle-orm';
import { siteName } from 'shared/model/config';
import { ROLE_ADMIN } from 'shared/model/constants';
import { formatDateTime } from 'shared/model/format';
import { resetPasswordMessages } from 'shared/model/messages';
import { periods } from 'shared/model/retention';
import { grantText } from 'shared/model/rights';
import type { InvitationAcceptance, TeamInvitationRequest } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Config } from '../../../settings/config';
import type { Transaction } from '../../../platform/database/database';
import { DAY } from '../../../platform/durations';
import { HttpError, invalid } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { greeting, writeEmail } from '../../../platform/messages/email-layout';
import type { Message } from '../../../platform/messages/messages';
import { emailKey, findUserByEmail, insertUser } from '../accounts-repository';
import { adminInvitations, users, type AdminInvitation, type User } from '../accounts-tables';
import { grantFrom, grantOf, setAdminRole } from '../admins/admin-roles';
import { closeProofs } from '../logins';
import type { Caller } from '../passwords/password-queue';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords';
import { linkToken, readLink } from '../private-links';
import { isUnopened, removeAccounts } from '../remove-accounts';
import { noted, recordAction, type Actor } from '../../audit/audit-repository';

const LIFETIME = periods.invitation.days * DAY;

/** Until the person gives the own number; the same as that of the first admin. */
const NO_PHONE = '9000000000';

/**
 * Asks somebody to join, by an e-mail with a link. 409 for an address that belongs already, or that has
 * a student's account: the purchases there would be out of reach. An unpaid order or a started sign-up,
 * which anybody can send with this address, is no account.
 */
export async function invite(
  services: Services,
  request: TeamInvitationRequest,
  admin: Admin,
): Promise<void> {
  const { database, messenger, now } = services;
  await database.transaction(async (transaction) => {
    const invitation = await addInvitation(
      transaction,
      request,
      { by: admin, actor: admin },
      now(),
    );
    await messenger.queue(transaction, invitationMessage(services, invitation, admin));
  });
  void messenger.deliver();
}

/** The same without the e-mail. */
export async function addInvitation(
  transaction: Transaction,
  { name, email, rights, ticked }: TeamInvitationRequest,
  { by, actor }: { by: { id: number }; actor: Actor },
  at: Date,
): Promise<AdminInvitation> {
  const known = await findUserByEmail(transaction, email);
  const isStudent = known !== undefined && known.roleId !== ROLE_ADMIN;
  if (isStudent && (await transaction.$count(users, unopened(transaction, known))) === 0) {
    throw new HttpError(409, 'This address has a student’s account. Please use another address.');
  }
  if (known && (await grantOf(transaction, known.id))) {
    throw new HttpError(409, 'This address belongs to the team already.');
  }
  const fresh = {
    name,
    ...grantFrom(rights, ticked),
    invitedBy: by.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME),
  };
  const [invitation] = await transaction
    .insert(adminInvitations)
    .values({ ...fresh, email: emailKey(email) })
    .onConflictDoUpdate({
      target: adminInvitations.email,
      set: { ...fresh, version: sql`${adminInvitations.version} + 1` },
    })
    .returning();
  await recordAction(transaction, {
    actor,
    action: 'Invite',
    subject: `Admin ${invitation!.email}`,
    changes: noted({ role: grantText(rights, fresh.ticked) }),
    at,
  });
  return invitation!;
}

export const invitationAddress = (
  { secretKey, siteUrl }: Pick<Config, 'secretKey' | 'siteUrl'>,
  { id, version }: AdminInvitation,
): string =>
  `${siteUrl}/admin-invitation/${encodeURIComponent(linkToken(secretKey, 'invitation', id, version))}`;

/** Sends the link again, as a new one with a new end. 404 for an invitation that is no longer open. */
export async function inviteAgain(services: Services, id: number, admin: Admin): Promise<void> {
  const [found] = await services.database
    .select()
    .from(adminInvitations)
    .where(eq(adminInvitations.id, id));
  if (!found) throw noInvitation();
  const { name, email, role: rights, ticked } = found;
  await invite(services, { name, email, rights, ticked }, admin);
}

/** Ends an invitation: its link no longer works. */
export async function withdrawInvitation(
  { database, now }: Services,
  id: number,
  admin: Admin,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [gone] = await transaction
      .delete(adminInvitations)
      .where(eq(adminInvitations.id, id))
      .returning();
    if (!gone) throw noInvitation();
    await recordAction(transaction, {
      actor: admin,
      action: 'Withdraw invitation',
      subject: `Admin ${gone.email}`,
      at: now(),
    });
  });
}

/** The invitation whose link this is. 404 for a link that has ended, was used or is not ours. */
export async function invitationOf(
  { config, database, now }: Services,
  token: string,
  transaction: Transaction | null = null,
): Promise<AdminInvitation> {
  const link = readLink(config.acceptedKeys, 'invitation', token);
  const [found] = link
    ? await (transaction ?? database)
        .select()
        .from(adminInvitations)
        .where(
          and(
            eq(adminInvitations.id, link.id),
            eq(adminInvitations.version, link.version),
            gt(adminInvitations.expiresAt, now()),
          ),
        )
    : [];
  if (!found) {
    throw new HttpError(404, 'This invitation has ended. Please ask for a new one.');
  }
  return found;
}

/** Opens the account of who was invited; the link does not work again. The e-mail is proven by it. */
export async function acceptInvitation(
  services: Services,
  token: string,
  { name, password, password_confirmation }: InvitationAcceptance,
  caller: Caller,
): Promise<void> {
  const { database, now } = services;
  const { email } = await invitationOf(services, token);
  if (password !== password_confirmation) {
    throw invalid({ password_confirmation: [resetPasswordMessages.passwordsDiffer] });
  }
  refuseWeakPassword('password', password, { name, email });
  const passwordHash = await hashPassword(password, caller);
  await database.transaction(async (transaction) => {
    const invitation = await invitationOf(services, token, transaction);
    const used = await transaction
      .delete(adminInvitations)
      .where(eq(adminInvitations.id, invitation.id));
    if (used.rowCount === 0) throw noInvitation();
    const at = now();
    const known = await findUserByEmail(transaction, invitation.email);
    const isBack = known?.roleId === ROLE_ADMIN;
    if (known && !isBack) {
      const removed = await removeAccounts(transaction, unopened(transaction, known));
      if (removed === 0) throw noInvitation();
    }
    // Somebody who comes back has the account of before, so that the audit log means the same person.
    const [account] = isBack
      ? await transaction
          .update(users)
          .set({ name, passwordHash, emailProvenAt: at })
          .where(eq(users.id, known.id))
          .returning()
      : [
          await insertUser(transaction, {
            name,
            email: invitation.email,
            phone: NO_PHONE,
            passwordHash,
            roleId: ROLE_ADMIN,
            emailProvenAt: at,
            createdAt: at,
          }),
        ];
    if (!account) throw noInvitation();
    await closeProofs(transaction, account.id);
    await setAdminRole(transaction, account.id, invitation.role, invitation.ticked);
    await recordAction(transaction, {
      actor: { id: account.id, name, adminRole: invitation.role },
      action: 'Join',
      subject: `Admin ${invitation.email}`,
      changes: noted({ role: grantText(invitation.role, invitation.ticked) }),
      at,
    });
  });
}

/** Condition: the account that a form has made with this address, if nobody has opened it. */
const unopened = (transaction: Transaction, { id }: User) =>
  and(eq(users.id, id), isUnopened(transaction));

const noInvitation = () => new HttpError(404, 'This invitation is no longer open.');

function invitationMessage(
  { config }: Services,
  invitation: AdminInvitation,
  admin: Admin,
): Message {
  const { email, name, role, ticked, expiresAt } = invitation;
  const subject = `${admin.name} invites you to work on ${siteName}`;
  return writeEmail({
    to: email,
    template: 'invitation',
    subject,
    heading: 'You are invited',
    paragraphs: [
      greeting(name),
      `${admin.name} has invited you to the admin area of ${siteName}, with the role ${grantText(role, ticked)}.`,
      `Press the button to choose your password. The link works once, until ${formatDateTime(expiresAt.toISOString())}.`,
    ],
    button: { label: 'Accept', address: invitationAddress(config, invitation) },
    closing: 'If you do not know what this is about, you can ignore this message.',
  });
}
