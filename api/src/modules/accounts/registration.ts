import { and, eq, isNull } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/constants';
import { signupMessages } from 'shared/messages';
import type { RegisterRequest, VerifyOtpRequest } from 'shared/schemas';
import type { Services } from '../../platform/app-types';
import { invalid } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import { findUserByEmail, insertUser } from './accounts-repository';
import { users, type User } from './accounts-tables';
import { codeSentAt, redeemCode, secondsToWait, withdrawCode, wrongCode } from './one-time-codes';
import { hashPassword, isPassword, refuseCommonPassword } from './passwords';
import { sendCode } from './send-code';

const perClient: RateLimit = { name: 'register', most: 30, seconds: 3600 };

/** Always a student's account, unverified until the code comes back. */
export async function register(
  services: Services,
  request: RegisterRequest,
  client: string,
): Promise<void> {
  const { database, limits, now } = services;
  if (request.password !== request.password_confirmation) {
    throw invalid({ password_confirmation: [signupMessages.passwordsDiffer] });
  }
  refuseCommonPassword('password', request.password);
  await limits.consumeForClient(perClient, client);

  const details = {
    name: request.name.trim(),
    phone: request.phone,
    passwordHash: await hashPassword(request.password),
  };
  const added = await database.transaction((transaction) =>
    insertUser(transaction, {
      ...details,
      email: request.email,
      roleId: ROLE_STUDENT,
      verifiedAt: null,
      createdAt: now(),
    }),
  );
  const user = added ?? (await takeOverUnverified(services, request, details));
  await sendCode(services, user, 'sign-up');
}

const taken = 'The email has already been taken.';

/**
 * A sign-up that nobody finished may be started again, once a new code may be sent. Whoever knows
 * its password may put a wrong phone number right at once.
 */
async function takeOverUnverified(
  services: Services,
  { email, password }: RegisterRequest,
  details: Pick<User, 'name' | 'phone' | 'passwordHash'>,
): Promise<User> {
  const user = await findUserByEmail(services.database, email);
  if (!user || user.verifiedAt) throw invalid({ email: [taken] });

  const sentAt = await codeSentAt(services, user.id, 'sign-up');
  const seconds = secondsToWait(sentAt, services.now());
  if (seconds > 0) {
    const isCorrection =
      details.phone !== user.phone && (await isPassword(user.passwordHash, password));
    if (!isCorrection) throw invalid({ email: [takenJustNow(seconds)] });
  }

  // Of parallel requests only one still finds what it has read.
  const unchanged = and(
    eq(users.id, user.id),
    eq(users.passwordHash, user.passwordHash),
    isNull(users.verifiedAt),
  );
  const [changed] = await services.database.update(users).set(details).where(unchanged).returning();
  if (!changed) throw invalid({ email: [taken] });
  // The code of the old details must not confirm the new ones, nor make them wait.
  if (sentAt) await withdrawCode(services, user.id, 'sign-up', sentAt);
  return changed;
}

const takenJustNow = (seconds: number): string =>
  `${taken} If you signed up just now, log in to enter your code, or sign up again in ${seconds} seconds.`;

export async function verifySignUp(
  services: Services,
  { email, otp }: VerifyOtpRequest,
): Promise<void> {
  const user = await findUserByEmail(services.database, email);
  if (!user || !(await redeemCode(services, user.id, 'sign-up', otp))) throw wrongCode();
  await services.database
    .update(users)
    .set({ verifiedAt: services.now() })
    .where(eq(users.id, user.id));
}
