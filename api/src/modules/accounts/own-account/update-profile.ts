import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { SessionAccount } from '../../../platform/http/access';
import { changedFields, recordAction } from '../../audit/audit-repository';
import { users, type User } from '../accounts-tables';
import { recordFileChange } from '../../uploads/unused-uploads';

/** The slug does not change with the name, so that shared addresses keep working. */
export function updateProfile(
  database: Database,
  { id: userId, name, email, adminRole }: SessionAccount,
  changes: Partial<Pick<User, 'name' | 'dob' | 'gender' | 'avatar' | 'language'>>,
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
    // The log names people, so it also says when somebody of the admin area takes another name.
    if (adminRole && after!.name !== before!.name) {
      await recordAction(transaction, {
        actor: { id: userId, name, adminRole },
        action: 'Change name',
        subject: `Admin ${email}`,
        changes: changedFields({ name: before!.name }, { name: after!.name }),
        at,
      });
    }
    await recordFileChange(transaction, { from: before!.avatar, to: after!.avatar, at });
    return after!;
  });
}
