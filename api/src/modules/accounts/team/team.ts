import { asc, eq, isNotNull, and } from 'drizzle-orm';
import { grantText } from 'shared/model/rights';
import type { TeamChangeRequest, TeamResponse } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Transaction } from '../../../platform/database/database';
import { HttpError } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import { rupees } from '../../../platform/money';
import { readableEmail } from '../../../platform/text-forms';
import { accessWithdrawnNotice, otherRoleNotice } from '../admins/admin-notices';
import { adminInvitations, adminRoles, secondFactors, users, type User } from '../accounts-tables';
import { grantFrom, grantOnWire, setAdminRole } from '../admins/admin-roles';
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
    .select({ user: users, grant: adminRoles, factor: secondFactors.userId })
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
    members: members.map(({ user, grant, factor }) => ({
      id: user.id,
      name: user.name,
      email: readableEmail(user.email),
      ...grantOnWire(grant),
      last_sign_in: user.lastSignInAt?.toISOString() ?? null,
      second_factor: factor !== null,
      named: user.name !== UNNAMED_ADMIN,
      self: user.id === admin.id,
    })),
    invitations: invitations.map(({ id, name, email, role, ticked, expiresAt }) => ({
      id,
      name,
      email: readableEmail(email),
      ...grantOnWire({ role, ticked }),
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
  { name, rights, ticked }: TeamChangeRequest,
  admin: Admin,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { user, grant, owners } = await memberOf(transaction, id);
    const next = rights === undefined ? grant : grantFrom(rights, ticked);
    const [before, after] = [grant, next].map((each) => grantText(each.role, each.ticked));
    const isOther = before !== after;
    if (isOther && grant.role === 'owner') refuseLastOwner(owners);
    const changes = changedFields({ name: user.name, role: before }, { name, role: after });
    if (changes.length === 0) return;
    if (name !== undefined) await transaction.update(users).set({ name }).where(eq(users.id, id));
    if (isOther) {
      await setAdminRole(transaction, id, next.role, next.ticked);
      await closeLogins(transaction, id);
      await messenger.queue(transaction, otherRoleNotice(user, after!));
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
    const { user, grant, owners } = await memberOf(transaction, id);
    if (grant.role === 'owner') refuseLastOwner(owners);
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
        { field: 'role', from: grantText(grant.role, grant.ticked), to: '' },
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
  const grant = all.find(({ userId }) => userId === id);
  // The cast: a role belongs to an account.
  const [user] = (await transaction.select().from(users).where(eq(users.id, id))) as [User];
  if (!grant) throw new HttpError(404, 'This person does not belong to the team.');
  return { user, grant, owners: all.filter((each) => each.role === 'owner').length };
}

function refuseLastOwner(owners: number): void {
  if (owners <= 1)
    throw new HttpError(409, 'This is the last owner: make somebody else one first.');
}
