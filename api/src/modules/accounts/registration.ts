import { eq } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/constants';
import { signupMessages } from 'shared/messages';
import type { RegisterRequest, VerifyOtpRequest } from 'shared/schemas';
import type { Services } from '../../platform/app-types';
import { invalid, Refusal } from '../../platform/errors';
import type { Budget } from '../../platform/limits';
import { findUserByEmail, insertUser } from './accounts-repository';
import { users, type User } from './accounts-tables';
import { signUpMessage } from './code-messages';
import { issueCode, secondsToWait, redeemCode, withdrawCode, wrongCode } from './one-time-codes';
import { hashPassword, refuseCommonPassword } from './passwords';

const perClient: Budget = { name: 'register', most: 30, seconds: 3600 };
const perNumber: Budget = { name: 'code-number', most: 10, seconds: 86_400 };
const perDay: Budget = { name: 'codes-a-day', most: 20_000, seconds: 86_400 };

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
  await limits.spendClient(perClient, client);

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
  const user = added ?? (await takeOverUnverified(services, request.email, details));
  await sendSignUpCode(services, user);
}

/** A sign-up that nobody finished may be started again, once a new code may be sent. */
async function takeOverUnverified(
  services: Services,
  email: string,
  details: Pick<User, 'name' | 'phone' | 'passwordHash'>,
): Promise<User> {
  const user = await findUserByEmail(services.database, email);
  if (!user || user.verifiedAt || (await secondsToWait(services, user.id, 'sign-up')) > 0) {
    throw invalid({ email: ['The email has already been taken.'] });
  }
  await services.database.update(users).set(details).where(eq(users.id, user.id));
  return { ...user, ...details };
}

export async function sendSignUpCode(services: Services, user: User): Promise<void> {
  await services.limits.spend(perNumber, user.phone);
  await services.limits.spend(perDay, 'sign-up');
  const code = await issueCode(services, user.id, 'sign-up');
  try {
    await services.messenger.send(signUpMessage(user, code));
  } catch (error) {
    await withdrawCode(services, user.id, 'sign-up');
    throw new Refusal(503, 'The OTP could not be sent. Please try again in a moment.', {
      headers: { 'retry-after': '10' },
      cause: error,
    });
  }
}

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
