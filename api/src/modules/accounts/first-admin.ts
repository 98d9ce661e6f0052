import { ROLE_ADMIN } from 'shared/model/constants';
import type { Services } from '../../platform/app-types';
import { findUserByEmail, insertUser } from './accounts-repository';
import { hashPassword } from './passwords';

/** Creates the account of the configured admin; an existing account stays unchanged. */
export async function ensureAdmin({ config, database, now }: Services): Promise<void> {
  if (!config.admin || (await findUserByEmail(database, config.admin.email))) return;
  const { email, password } = config.admin;
  const passwordHash = await hashPassword(password);
  await database.transaction((transaction) =>
    insertUser(transaction, {
      name: 'Site Admin',
      email,
      phone: '9000000000',
      passwordHash,
      roleId: ROLE_ADMIN,
      emailProvenAt: now(),
      createdAt: now(),
    }),
  );
}
