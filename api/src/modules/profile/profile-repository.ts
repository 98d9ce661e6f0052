import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users, type User } from '../accounts/accounts-tables';

/** The slug stays when the name changes: addresses that were shared keep working. */
export async function updateProfile(
  database: Database,
  userId: number,
  changes: Partial<Pick<User, 'name' | 'dob' | 'gender' | 'avatar'>>,
): Promise<User> {
  const [changed] = await database
    .update(users)
    .set(changes)
    .where(eq(users.id, userId))
    .returning();
  return changed!;
}
