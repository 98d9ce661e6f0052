import { and, eq, gt, sql } from 'drizzle-orm';
import { resetPasswordMessages } from 'shared/model/messages';
import type { ForgotPasswordResetRequest, ForgotPasswordVerifyRequest } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { clientNetwork } from '../../../platform/limits/client-network';
import { invalid, HttpError } from '../../../platform/errors';
import { hashToken, newToken } from '../../../platform/secrets';
import { findUserByEmail } from '../accounts-repository';
import { resetTokens, signUps, users } from '../accounts-tables';
import { passwordChangedMessage } from '../account-messages';
import { redeemCode, wrongCode } from './one-time-codes';
import { liftLock } from './login';
import { claimPurchases } from '../guest-purchases';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords';
import type { Caller } from '../passwords/password-queue';
import { closeLogins } from '../logins';

const TOKEN_LIFETIME = 10 * 60_000;

/** Exchanges the code for a token, which sets one new password for this account. 400 if it is wrong. */
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
  address: string,
): Promise<void> {
  if (request.new_password !== request.new_password_confirmation) {
    throw invalid({ new_password_confirmation: [resetPasswordMessages.passwordsDiffer] });
  }
  const { database, messenger, now } = services;
  const user = await findUserByEmail(database, request.email);
  refuseWeakPassword('new_password', request.new_password, { name: '', ...request });
  const caller: Caller = { client: clientNetwork(address), lane: 'account' };
  const passwordHash = await hashPassword(request.new_password, caller);
  const proven = await database.transaction(async (transaction) => {
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
    // The code came by e-mail, so the e-mail is proven and a pending sign-up is no longer needed.
    await transaction
      .update(users)
      .set({ passwordHash, emailProvenAt: now(), linkVersion: sql`${users.linkVersion} + 1` })
      .where(eq(users.id, user.id));
    await transaction.delete(signUps).where(eq(signUps.userId, user.id));
    await closeLogins(transaction, user.id);
    await messenger.queue(transaction, passwordChangedMessage(user));
    return user;
  });
  await liftLock(services, proven, address);
  await claimPurchases(services, { ...proven, emailProvenAt: now() });
  void messenger.deliver();
}
