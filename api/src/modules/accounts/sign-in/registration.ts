import { and, eq } from 'drizzle-orm';
import type { LanguageCode } from 'shared/model/language';
import { forgotPasswordMessages, signupMessages } from 'shared/model/messages';
import type { RegisterRequest, VerifyOtpRequest } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import { clientNetwork } from '../../../platform/limits/client-network';
import type { Database, Transaction } from '../../../platform/database/database';
import { HttpError, invalid } from '../../../platform/errors';
import { requestKeyOf } from '../../../platform/http/request/idempotency-key';
import {
  unlessOutage,
  type RateLimit,
  type SharedLimit,
} from '../../../platform/limits/rate-limits';
import { accountOfEmail, findUserByEmail, openAccount } from '../accounts-repository';
import { signUps, type SignUp, type User } from '../accounts-tables';
import { notify, signUpNotice } from '../account-messages';
import {
  isUsedCode,
  liveCode,
  mayBeReplaced,
  redeemCode,
  wasSentFor,
  withdrawCode,
  wrongCode,
} from './one-time-codes';
import { hashPassword, isPassword, refuseWeakPassword } from '../passwords/passwords';
import type { Caller } from '../passwords/password-queue';
import { sendCode } from './send-code';

const perClient: SharedLimit = { name: 'register', most: 30, seconds: 3600, ofAddress: 2000 };
const noticesOfAddress: RateLimit = { name: 'sign-up-notice', most: 5, seconds: 86_400 };

type Details = Omit<SignUp, 'userId'>;

interface Sender {
  /** Of the client. */
  address: string;
  language: LanguageCode;
  idempotencyKey: string | undefined;
}

/**
 * Stores a sign-up and sends its code. The account itself stays unchanged until the code is entered. A request
 * whose response was lost can be sent again with the same key: that changes nothing.
 */
export async function register(
  services: Services,
  request: RegisterRequest,
  sender: Sender,
): Promise<void> {
  const { limits } = services;
  if (request.password !== request.password_confirmation) {
    throw invalid({ password_confirmation: [signupMessages.passwordsDiffer] });
  }
  refuseWeakPassword('password', request.password, request);
  const giveBack = await limits.consumeForPerson(
    perClient,
    sender.address,
    request.email.toLowerCase(),
  );
  await unlessOutage(giveBack, () => startSignUp(services, request, sender));
}

async function startSignUp(
  services: Services,
  request: RegisterRequest,
  { address, language, idempotencyKey }: Sender,
): Promise<void> {
  const { database, now } = services;
  const caller: Caller = { client: clientNetwork(address), lane: 'account' };

  const { name, phone, email } = request;
  const details: Details = {
    name,
    phone,
    passwordHash: await hashPassword(request.password, caller),
    startedAt: now(),
  };
  const requestKey = requestKeyOf(services.config, idempotencyKey, 'sign-up', name, phone);
  const user = await database.transaction((transaction) =>
    accountOfEmail(transaction, { ...details, email, language }, now()),
  );
  if (user.passwordHash !== null) throw invalid({ email: [taken] });
  const isPasswordOf = (hash: string) => isPassword(hash, request.password, caller);
  if (await wasSentFor(services, user.id, 'sign-up', requestKey)) {
    const earlier = await findSignUp(database, user.id);
    if (earlier && (await isPasswordOf(earlier.passwordHash))) return;
  }
  await keepSignUp(services, user, details, isPasswordOf);
  await notifyEmailOwner(services, { ...user, language }, details);
  // Last: what fails after it would refuse the same sign-up again, because its code is valid.
  await sendCode(services, { ...user, ...details, language }, 'sign-up', address, requestKey);
}

const taken = 'The email has already been taken.';

/**
 * Stores the sign-up. While the code of an earlier one is valid, only a request with the same password
 * can replace it: to correct the phone number, or when a new code may be sent. 422 otherwise.
 */
async function keepSignUp(
  services: Services,
  user: User,
  details: Details,
  isPasswordOf: (hash: string) => Promise<boolean>,
): Promise<void> {
  const { database, now } = services;
  const earlier = await findSignUp(database, user.id);
  if (!earlier) {
    const values = { ...details, userId: user.id };
    const added = await database.insert(signUps).values(values).onConflictDoNothing().returning();
    if (added.length === 0) throw invalid({ email: [taken] });
    return;
  }
  const code = await liveCode(services, user.id, 'sign-up');
  if (code) {
    const isSamePerson =
      (details.phone !== earlier.phone || mayBeReplaced(code, now())) &&
      (await isPasswordOf(earlier.passwordHash));
    if (!isSamePerson) throw invalid({ email: [takenUntil(code.expiresAt, now())] });
  }
  // Of parallel requests, only one still finds the sign-up that it has read.
  const unchanged = and(
    eq(signUps.userId, user.id),
    eq(signUps.passwordHash, earlier.passwordHash),
  );
  const replaced = await database.update(signUps).set(details).where(unchanged).returning();
  if (replaced.length === 0) throw invalid({ email: [taken] });
  // The code that went to another number must neither confirm this one nor delay its code.
  if (code && details.phone !== earlier.phone)
    await withdrawCode(services, user.id, 'sign-up', code.sentAt);
}

function takenUntil(expiresAt: Date, now: Date): string {
  const minutes = Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000);
  return `${taken} If you signed up just now, log in to enter your code, or sign up again in ${minutes} minutes.`;
}

/** Anybody can enter any phone number for the code, so the owner of the e-mail gets a notice as well. */
async function notifyEmailOwner(services: Services, user: User, details: Details): Promise<void> {
  const { count } = await services.limits.add(noticesOfAddress, user.email);
  if (count > noticesOfAddress.most) return;
  await notify(services, signUpNotice(services.config.siteUrl, user, details.phone));
}

export async function findSignUp(
  database: Database | Transaction,
  userId: number,
): Promise<SignUp | undefined> {
  const found = await database.select().from(signUps).where(eq(signUps.userId, userId));
  return found[0];
}

const verifiedAlready = 'This account is verified already. Please log in.';

export async function resendSignUpCode(
  services: Services,
  user: User,
  address: string,
  language: LanguageCode,
): Promise<void> {
  if (user.passwordHash !== null) throw new HttpError(409, verifiedAlready);
  const signUp = await findSignUp(services.database, user.id);
  if (!signUp) throw new HttpError(404, forgotPasswordMessages.refused);
  await sendCode(services, { ...user, ...signUp, language }, 'sign-up', address);
}

/** Opens the account with the details of the sign-up. The code proves the phone, not the e-mail. */
export async function verifySignUp(
  services: Services,
  { email, otp }: VerifyOtpRequest,
  { address, language }: Pick<Sender, 'address' | 'language'>,
): Promise<void> {
  const user = await findUserByEmail(services.database, email);
  // Read before the code is used: the code must not confirm a sign-up that replaces this one later.
  const signUp = user && (await findSignUp(services.database, user.id));
  // The response to the first use may have been lost.
  if (user && !signUp && (await isUsedCode(services, user.id, 'sign-up', otp))) {
    throw new HttpError(400, verifiedAlready);
  }
  if (!signUp) throw wrongCode();
  const use = { userId: user.id, purpose: 'sign-up', address } as const;
  if (!(await redeemCode(services, use, otp))) throw wrongCode();
  const opened = await services.database.transaction(async (transaction) => {
    await transaction.delete(signUps).where(eq(signUps.userId, user.id));
    const { name, phone, passwordHash } = signUp;
    const phoneProvenAt = services.now();
    return openAccount(transaction, user, { name, phone, passwordHash, phoneProvenAt, language });
  });
  if (!opened) {
    throw new HttpError(
      409,
      'This email has got an account in the meantime. Please log in, or set a new password with “Forgot your password?”.',
    );
  }
}
