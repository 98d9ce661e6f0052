import { ROLE_ADMIN } from 'shared/model/constants';
import type { Services } from '../../../platform/app-types';
import { textForms } from '../../../platform/text-forms';
import { findUserByEmail, insertUser } from '../accounts-repository';
import { setAdminRole } from './admin-roles';
import { hashPassword } from '../passwords/passwords';

/** The name of the first admin, until the admin gives the real one. */
export const UNNAMED_ADMIN = 'Site Admin';

/** Creates the account of the configured admin, who is an owner; an existing account stays unchanged. */
export async function ensureAdmin({ config, database, now }: Services): Promise<void> {
  if (!config.admin || (await findUserByEmail(database, config.admin.email))) return;
  const { password } = config.admin;
  const email = textForms.email(config.admin.email);
  const passwordHash = await hashPassword(textForms.password(password));
  await database.transaction(async (transaction) => {
    const added = await insertUser(transaction, {
      name: UNNAMED_ADMIN,
      email,
      phone: '9000000000',
      passwordHash,
      roleId: ROLE_ADMIN,
      emailProvenAt: now(),
      createdAt: now(),
    });
    if (added) await setAdminRole(transaction, added.id, 'owner');
  });
}
