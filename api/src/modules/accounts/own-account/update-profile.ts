import { eq } from 'drizzle-orm';
import { FIRST_BIRTHDAY } from 'shared/model/constants';
import type { ProfileUpdateRequest } from 'shared/model/schemas';
import { invalid } from '../../../platform/errors';
import { findRow } from '../../../platform/database/rows';
import type { LoginAccount } from '../../../platform/http/access';
import { isDay } from '../../../platform/indian-time';
import { changedFields, recordAction } from '../../audit/audit-repository';
import { users, type User } from '../accounts-tables';
import type { UploadServices } from '../../uploads/storage';
import { recordFileChange } from '../../uploads/unused-uploads';

/**
 * A missing field stays unchanged; an empty text clears the field. The slug does not change with the name, so that
 * shared addresses keep working.
 */
export async function updateProfile(
  { database, now, storage }: Pick<UploadServices, 'database' | 'now' | 'storage'>,
  { id: userId, name, email, adminRole }: LoginAccount,
  { name: newName, dob, gender, avatar, language }: ProfileUpdateRequest,
): Promise<User> {
  const at = now();
  if (dob && !(isDay(dob) && dob >= FIRST_BIRTHDAY && new Date(dob) < at)) {
    throw invalid({ dob: ['This date of birth cannot be right.'] });
  }
  if (avatar && !storage.holds(avatar)) {
    throw invalid({ avatar: ['Please upload a picture here.'] });
  }
  const changes = {
    name: newName,
    ...(dob !== undefined && { dob: dob || null }),
    ...(gender !== undefined && { gender: gender || null }),
    ...(avatar !== undefined && { avatar: avatar || null }),
    ...(language && { language }),
  };
  return database.transaction(async (transaction) => {
    const before = await findRow(transaction, users, eq(users.id, userId), 'update');
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
