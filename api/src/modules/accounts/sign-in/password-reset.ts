import { and, eq, gt } from 'drizzle-orm';
import { resetPasswordMessages } from 'shared/model/messages';
import type { ForgotPasswordResetRequest, ForgotPasswordVerifyRequest } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { findRow } from '../../../platform/database/rows';
import { clientNetwork } from '../../../platform/limits/client-network';
import { invalid, HttpError } from '../../../platform/errors';
import { hashToken, newToken } from '../../../platform/secrets';
import { emailKey, findUserByEmail } from '../accounts-repository';
import { resetTokens, users } from '../accounts-tables';
import { passwordChangedMessage } from '../account-messages';
import { redeemCode, wrongCode } from './one-time-codes';
import { liftLock } from './login';
import { claimPurchases } from '../guest-purchases';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords';
import type { Caller } from '../passwords/password-queue';
import { closeProofs } from '../logins';

const TOKEN_LIFETIME = 10 * 60_000;

/** Exchanges the code for a token, which sets one new password for this account. 400 if it is wrong. */
export async function verifyResetCode(
  services: Services,
  { email, otp }: ForgotPasswordVerifyRequest,
  address: string,
): Promise<string> {
  const { config, database, now } = services;
  const user = await findUserByEmail(database, email);
  const token = newToken();
  // One transaction, so that a change of the password in between ends the code or its token.
  const isRight = await database.transaction(async (transaction) => {
    const inside = { config, now, database: transaction };
    if (!user) return false;
    const use = { userId: user.id, purpose: 'reset', address } as const;
    if (!(await redeemCode(inside, use, otp))) return false;
    await transaction.insert(resetTokens).values({
      tokenHash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(now().getTime() + TOKEN_LIFETIME),
    });
    return true;
  });
  if (!isRight) throw wrongCode();
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
  refuseWeakPassword('new_password', request.new_password, { name: '', ...request });
  const caller: Caller = { client: clientNetwork(address), lane: 'account' };
  const passwordHash = await hashPassword(request.new_password, caller);
  const proven = await database.transaction(async (transaction) => {
    // Locked before its token: another reset or change of the password locks them in the same order.
    const isOwn = eq(users.email, emailKey(request.email));
    const user = await findRow(transaction, users, isOwn, 'no key update');
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
    // The code came by e-mail, so the e-mail is proven.
    await transaction
      .update(users)
      .set({ passwordHash, emailProvenAt: now() })
      .where(eq(users.id, user.id));
    await closeProofs(transaction, user.id);
    await messenger.queue(transaction, passwordChangedMessage(user));
    return user;
  });
  await liftLock(services, proven, address);
  await claimPurchases(services, { ...proven, emailProvenAt: now() });
  void messenger.deliver();
}
