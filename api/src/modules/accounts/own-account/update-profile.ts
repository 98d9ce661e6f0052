import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { users, type User } from '../accounts-tables';
import { recordFileChange } from '../../uploads/unused-uploads';

/** The slug does not change with the name, so that shared addresses keep working. */
export function updateProfile(
  database: Database,
  userId: number,
  changes: Partial<Pick<User, 'name' | 'dob' | 'gender' | 'avatar'>>,
  at: Date,
): Promise<User> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const [after] = await transaction
      .update(users)
      .set(changes)
      .where(eq(users.id, userId))
      .returning();
    await recordFileChange(transaction, { from: before!.avatar, to: after!.avatar, at });
    return after!;
  });
}
