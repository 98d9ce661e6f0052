import { and, eq, gt } from 'drizzle-orm';
import { resetPasswordMessages } from 'shared/messages';
import type { ForgotPasswordResetRequest, ForgotPasswordVerifyRequest } from 'shared/schemas';
import type { Services } from '../../platform/app-types';
import { invalid, HttpError } from '../../platform/errors';
import { hashToken, newToken } from '../../platform/secrets';
import { findUserByEmail } from './accounts-repository';
import { resetTokens, users } from './accounts-tables';
import { passwordChangedMessage } from './code-messages';
import { redeemCode, wrongCode } from './one-time-codes';
import { hashPassword, refuseCommonPassword } from './passwords';
import { closeAllSessions } from './sessions';

const TOKEN_LIFETIME = 10 * 60_000;

/** Trades the code for a token that sets one new password for this address. */
export async function verifyResetCode(
  { email, otp }: ForgotPasswordVerifyRequest,
  services: Services,
): Promise<string> {
  const user = await findUserByEmail(services.database, email);
  if (!user || !(await redeemCode(services, user.id, 'reset', otp))) throw wrongCode();
  const token = newToken();
  await services.database.insert(resetTokens).values({
    tokenHash: hashToken(token),
    userId: user.id,
    expiresAt: new Date(services.now().getTime() + TOKEN_LIFETIME),
  });
  return token;
}

export async function resetPassword(
  services: Services,
  request: ForgotPasswordResetRequest,
): Promise<void> {
  if (request.new_password !== request.new_password_confirmation) {
    throw invalid({ new_password_confirmation: [resetPasswordMessages.passwordsDiffer] });
  }
  refuseCommonPassword('new_password', request.new_password);
  const { database, messenger, now } = services;
  const user = await findUserByEmail(database, request.email);
  const passwordHash = await hashPassword(request.new_password);
  await database.transaction(async (transaction) => {
    const used = await transaction
      .delete(resetTokens)
      .where(
        and(
          eq(resetTokens.tokenHash, hashToken(request.reset_token)),
          eq(resetTokens.userId, user?.id ?? 0),
          gt(resetTokens.expiresAt, now()),
        ),
      )
      .returning({ userId: resetTokens.userId });
    if (!user || used.length === 0) {
      throw new HttpError(400, 'This reset has expired or was used already. Please start again.');
    }
    await transaction.delete(resetTokens).where(eq(resetTokens.userId, user.id));
    // The code came by e-mail: whoever has it needs no sign-up code any more.
    const verifiedAt = user.verifiedAt ?? now();
    await transaction.update(users).set({ passwordHash, verifiedAt }).where(eq(users.id, user.id));
    await closeAllSessions(transaction, user.id);
    await messenger.queue(transaction, passwordChangedMessage(user));
  });
  void messenger.deliver();
}
