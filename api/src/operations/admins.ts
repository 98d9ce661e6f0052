import { asc, eq } from 'drizzle-orm';
import { neededSetting, SettingError, type Environment } from 'node-shared/settings';
import { findUserByEmail } from '../modules/accounts/accounts-repository';
import { adminRoles } from '../modules/accounts/accounts-tables';
import { takeSecondFactor } from '../modules/accounts/sign-in/authenticator-app';
import { addInvitation, invitationAddress } from '../modules/accounts/team/invitations';
import { operator } from '../modules/audit/audit-repository';
import { forCommand } from '../settings/config';
import { atDatabase } from './at-database';

/** Invites somebody as an owner, and returns the address where this person chooses a password. */
export async function addOwner(env: Environment, email: string, name: string): Promise<string> {
  neededSetting(env, 'DATABASE_URL');
  neededSetting(env, 'SECRET_KEY');
  const invitation = await atDatabase(env, (database) =>
    database.transaction(async (transaction) => {
      const [by] = await transaction
        .select({ id: adminRoles.userId })
        .from(adminRoles)
        .where(eq(adminRoles.role, 'owner'))
        .orderBy(asc(adminRoles.userId))
        .limit(1);
      if (!by)
        throw new SettingError('There is no owner yet: start the server, which adds ADMIN_EMAIL.');
      const request = { name, email, rights: 'owner' } as const;
      return addInvitation(transaction, request, { by, actor: operator }, new Date());
    }),
  );
  return invitationAddress(forCommand(env), invitation);
}

/** Takes the authenticator app and the recovery codes of an admin away, and ends the logins. */
export async function resetSecondFactorOf(env: Environment, email: string): Promise<void> {
  neededSetting(env, 'DATABASE_URL');
  const kept = { reason: 'typed on the machine of the server', actor: operator, at: new Date() };
  await atDatabase(env, (database) =>
    database.transaction(async (transaction) => {
      const user = await findUserByEmail(transaction, email);
      await takeSecondFactor(transaction, user?.id ?? 0, kept);
    }),
  );
}
