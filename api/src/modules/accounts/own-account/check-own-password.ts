import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/app-types';
import { invalid } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import { users, type User } from '../accounts-tables';
import type { Caller } from '../passwords/password-queue';
import { isPassword } from '../passwords/passwords';

const passwordTries: RateLimit = { name: 'password-change', most: 10, seconds: 3600 };

/**
 * Compares the password of the signed-in user again, before something that a stranger at an open device
 * must not do. 422 at `field` if it is wrong, 429 after ten tries an hour.
 */
export async function checkOwnPassword(
  { database, limits }: Services,
  userId: number,
  password: string,
  caller: Caller,
  field = 'password',
): Promise<User> {
  await limits.consume(passwordTries, String(userId));
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user || !(await isPassword(user.passwordHash, password, caller))) {
    throw invalid({ [field]: ['This is not your current password.'] });
  }
  return user;
}
