import { ROLE_ADMIN } from 'shared/model/constants';
import type { Services } from '../../platform/app-types';
import { textForms } from '../../platform/text-forms';
import { findUserByEmail, insertUser } from './accounts-repository';
import { hashPassword } from './passwords';

/** Creates the account of the configured admin; an existing account stays unchanged. */
export async function ensureAdmin({ config, database, now }: Services): Promise<void> {
  if (!config.admin || (await findUserByEmail(database, config.admin.email))) return;
  const { password } = config.admin;
  const email = textForms.email(config.admin.email);
  const passwordHash = await hashPassword(textForms.password(password));
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
