import { asc, eq } from 'drizzle-orm';
import { neededSetting, SettingError, type Environment } from 'node-shared/settings';
import { findUserByEmail } from '../modules/accounts/accounts-repository';
import { adminRoles } from '../modules/accounts/accounts-tables';
import { takeSecondFactor } from '../modules/accounts/sign-in/authenticator-app';
import { addInvitation, invitationAddress } from '../modules/accounts/team/invitations';
import { operator } from '../modules/audit/audit-repository';
import { forCommand } from '../settings/config';
import { atServer } from './at-database';

/** Invites somebody as an owner, and returns the address where this person chooses a password. */
export async function addOwner(env: Environment, email: string, name: string): Promise<string> {
  neededSetting(env, 'SECRET_KEY');
  const invitation = await atServer(env, (database) =>
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
export const resetSecondFactorOf = (env: Environment, email: string): Promise<void> =>
  atServer(env, (database) =>
    database.transaction(async (transaction) => {
      const user = await findUserByEmail(transaction, email);
      const reason = 'typed on the machine of the server';
      await takeSecondFactor(transaction, user?.id ?? 0, {
        reason,
        actor: operator,
        at: new Date(),
      });
    }),
  );
