import { and, eq } from 'drizzle-orm';
import { resetPasswordMessages } from 'shared/model/messages';
import type { PasswordChangeRequest } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { HttpError, invalid } from '../../../platform/errors';
import type { LoginAccount } from '../../../platform/http/access';
import { passwordChangedMessage } from '../account-messages';
import { users } from '../accounts-tables';
import type { Caller } from '../passwords/password-queue';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords';
import { closeProofs } from '../logins';
import { checkOwnPassword } from './check-own-password';

/**
 * Sets another password, and ends all proofs but this login. 422 if the current one is wrong.
 */
export async function changePassword(
  services: Services,
  account: LoginAccount,
  request: PasswordChangeRequest,
  caller: Caller,
): Promise<void> {
  const { database, messenger } = services;
  if (request.new_password !== request.new_password_confirmation) {
    throw invalid({ new_password_confirmation: [resetPasswordMessages.passwordsDiffer] });
  }
  refuseWeakPassword('new_password', request.new_password, account);
  const user = await checkOwnPassword(
    services,
    account.id,
    request.current_password,
    caller,
    'current_password',
  );
  const passwordHash = await hashPassword(request.new_password, caller);
  const unchanged = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ''));
  await database.transaction(async (transaction) => {
    const changed = await transaction.update(users).set({ passwordHash }).where(unchanged);
    // A password reset came in between: the compared password is no longer valid.
    if (changed.rowCount === 0) throw new HttpError(401, 'Please log in.');
    await closeProofs(transaction, user.id, account.tokenHash);
    await messenger.queue(transaction, passwordChangedMessage(user));
  });
  void messenger.deliver();
}
