import { asc, eq, isNotNull, and } from 'drizzle-orm';
import { roleNames } from 'shared/model/rights';
import type { TeamChangeRequest, TeamResponse } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Transaction } from '../../../platform/database/database';
import { HttpError } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { rupees } from '../../../platform/money';
import { readableEmail } from '../../../platform/text-forms';
import { accessWithdrawnNotice, otherRoleNotice } from '../admins/admin-notices';
import { adminInvitations, adminRoles, secondFactors, users, type User } from '../accounts-tables';
import { setAdminRole } from '../admins/admin-roles';
import { UNNAMED_ADMIN } from '../admins/first-admin';
import { closeProofs, closeLogins } from '../logins';
import { deleteSecondFactor } from '../sign-in/authenticator-app';
import { changedFields, recordAction } from '../../audit/audit-repository';

/** Who belongs to the admin area, and who is invited. */
export async function teamOf(
  { config, database, now }: Services,
  admin: Admin,
): Promise<TeamResponse['data']> {
  const members = await database
    .select({ user: users, role: adminRoles.role, factor: secondFactors.userId })
    .from(adminRoles)
    .innerJoin(users, eq(users.id, adminRoles.userId))
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)),
    )
    .orderBy(asc(users.name), asc(users.id));
  const invitations = await database
    .select()
    .from(adminInvitations)
    .orderBy(asc(adminInvitations.name), asc(adminInvitations.id));
  return {
    members: members.map(({ user, role, factor }) => ({
      id: user.id,
      name: user.name,
      email: readableEmail(user.email),
      rights: role,
      last_sign_in: user.lastSignInAt?.toISOString() ?? null,
      second_factor: factor !== null,
      named: user.name !== UNNAMED_ADMIN,
      self: user.id === admin.id,
    })),
    invitations: invitations.map(({ id, name, email, role, expiresAt }) => ({
      id,
      name,
      email: readableEmail(email),
      rights: role,
      expires_at: expiresAt.toISOString(),
      expired: expiresAt <= now(),
    })),
    refund_limit: rupees(config.refundLimitPaise),
  };
}

/**
 * Gives somebody another role or the right name. Another role ends the logins, so that every tab shows
 * what the new one may do. 404 for somebody who does not belong, 409 for the last owner.
 */
export async function changeMember(
  { database, messenger, now }: Services,
  id: number,
  { name, rights }: TeamChangeRequest,
  admin: Admin,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { user, role, owners } = await memberOf(transaction, id);
    const isOther = rights !== undefined && rights !== role;
    if (isOther && role === 'owner') refuseLastOwner(owners);
    const changes = changedFields(
      { name: user.name, role: roleNames[role] },
      { name, role: rights && roleNames[rights] },
    );
    if (changes.length === 0) return;
    if (name !== undefined) await transaction.update(users).set({ name }).where(eq(users.id, id));
    if (isOther) {
      await setAdminRole(transaction, id, rights);
      await closeLogins(transaction, id);
      await messenger.queue(transaction, otherRoleNotice(user, roleNames[rights]));
    }
    await recordAction(transaction, {
      actor: admin,
      action: isOther ? 'Change role' : 'Change name',
      subject: `Admin ${user.email}`,
      changes,
      at: now(),
    });
  });
  void messenger.deliver();
}

/**
 * Ends the access of a member: the logins, the password and the authenticator app. The account stays,
 * because the audit log names it. 404 for somebody who does not belong, 409 for oneself and the last owner.
 */
export async function withdrawAccess(
  { database, messenger, now }: Services,
  id: number,
  reason: string,
  admin: Admin,
): Promise<void> {
  if (id === admin.id) throw new HttpError(409, 'Another owner has to withdraw your access.');
  await database.transaction(async (transaction) => {
    const { user, role, owners } = await memberOf(transaction, id);
    if (role === 'owner') refuseLastOwner(owners);
    await transaction.delete(adminRoles).where(eq(adminRoles.userId, id));
    await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    await deleteSecondFactor(transaction, id);
    await closeProofs(transaction, id);
    await messenger.queue(transaction, accessWithdrawnNotice(user));
    await recordAction(transaction, {
      actor: admin,
      action: 'Withdraw access',
      subject: `Admin ${user.email}`,
      changes: [
        { field: 'role', from: roleNames[role], to: '' },
        { field: 'reason', from: '', to: reason },
      ],
      at: now(),
    });
  });
  void messenger.deliver();
}

/** A member with the number of owners; locks all roles, so that two owners cannot demote each other. */
async function memberOf(transaction: Transaction, id: number) {
  const all = await transaction
    .select()
    .from(adminRoles)
    .orderBy(asc(adminRoles.userId))
    .for('update');
  const role = all.find(({ userId }) => userId === id)?.role;
  // The cast: a role belongs to an account.
  const [user] = (await transaction.select().from(users).where(eq(users.id, id))) as [User];
  if (!role) throw new HttpError(404, 'This person does not belong to the team.');
  return { user, role, owners: all.filter((each) => each.role === 'owner').length };
}

function refuseLastOwner(owners: number): void {
  if (owners <= 1)
    throw new HttpError(409, 'This is the last owner: make somebody else one first.');
}
