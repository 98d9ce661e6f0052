import { eq } from 'drizzle-orm';
import type { PhoneChangeRequest, PhoneVerifyRequest } from 'shared/model/schemas';
import { isIndianMobile } from 'shared/model/validation';
import type { Services } from '../../../platform/app-types';
import { clientNetwork } from '../../../platform/limits/client-network';
import { HttpError, invalid } from '../../../platform/errors';
import type { LoginAccount } from '../../../platform/http/access';
import { requestKeyOf } from '../../../platform/http/request/idempotency-key';
import { phoneChangedMessage } from '../account-messages';
import { users, type User } from '../accounts-tables';
import type { Caller } from '../passwords/password-queue';
import { redeemCode, wrongCode } from '../sign-in/one-time-codes';
import { sendCode } from '../sign-in/send-code';
import { checkOwnPassword } from './check-own-password';

/**
 * Sends a code to the number that is to be the new one. 422 for a number that cannot be it, and without
 * the password of the account.
 */
export async function sendPhoneCode(
  services: Services,
  account: LoginAccount,
  { phone, password }: PhoneChangeRequest,
  { address, idempotencyKey }: { address: string; idempotencyKey: string | undefined },
): Promise<void> {
  if (!isIndianMobile(phone)) throw invalid({ phone: ['Please enter an Indian mobile number.'] });
  if (phone === account.phone) throw invalid({ phone: ['This is your number already.'] });
  const caller: Caller = { client: clientNetwork(address), lane: 'account' };
  const user = await checkOwnPassword(services, account.id, password, caller);
  const requestKey = requestKeyOf(services.config, idempotencyKey, 'phone', phone);
  await sendCode(services, { ...user, phone }, 'phone', address, requestKey, phone);
}

/** Sets the number that the code was sent to. 400 for a wrong code. */
export async function changePhone(
  services: Services,
  account: LoginAccount,
  { phone, otp }: PhoneVerifyRequest,
  address: string,
): Promise<void> {
  const { database, messenger, now } = services;
  const user = await accountOf(services, account);
  const use = { userId: user.id, purpose: 'phone', address, subject: phone } as const;
  if (!(await redeemCode(services, use, otp))) throw wrongCode();
  await database.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ phone, phoneProvenAt: now() })
      .where(eq(users.id, user.id));
    await messenger.queue(transaction, phoneChangedMessage(user, phone));
  });
  void messenger.deliver();
}

async function accountOf({ database }: Services, { id }: LoginAccount): Promise<User> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  if (!user) throw new HttpError(401, 'Please log in.');
  return user;
}
