import type { LoginRequest, LoginResponse } from 'shared/schemas';
import { ROLE_ADMIN } from 'shared/constants';
import { loginMessages } from 'shared/messages';
import type { Services } from '../../platform/app-types';
import { HttpError, tooMany } from '../../platform/errors';
import { clientNetwork } from '../../platform/client-network';
import type { RateLimit } from '../../platform/rate-limits';
import { findUserByEmail, normalEmail } from './accounts-repository';
import { claimPurchases } from './guest-purchases';
import { isPassword } from './passwords';
import { findSignUp } from './registration';
import { isKnownClient, openSession, sessionUser } from './sessions';

const perClient: RateLimit = { name: 'login', most: 120, seconds: 300 };
/** Counted for an account and a client together: a stranger slows down only himself. */
const tries: RateLimit = { name: 'login-tries', most: 5, seconds: 3600 };
/** Against many clients at one account; those that have been signed in before are let through. */
const failuresOfAccount: RateLimit = { name: 'login-failures', most: 100, seconds: 3600 };
const LONGEST_WAIT = 900;

export async function login(
  services: Services,
  { email, password, role_id }: LoginRequest,
  address: string,
): Promise<LoginResponse> {
  const { limits } = services;
  await limits.consumeForClient(perClient, address);
  const client = clientNetwork(address);
  const pair = `${normalEmail(email)}|${client}`;
  await takeTurn(services, pair);

  const user = await findUserByEmail(services.database, email);
  const failed = await limits.read(failuresOfAccount, normalEmail(email));
  if (failed.count >= failuresOfAccount.most) {
    const known = user !== undefined && (await isKnownClient(services, user.id, client));
    if (!known) throw tooMany(failed.secondsLeft, 'Too many attempts. Please try again later.');
  }

  const signUp =
    user && user.passwordHash === null ? await findSignUp(services.database, user.id) : undefined;
  const isRight = (hash: string | null | undefined) =>
    isPassword(hash, password, { client, lane: 'account' });
  if (!(await isRight(user?.passwordHash ?? signUp?.passwordHash)) || !user) {
    await limits.add(failuresOfAccount, normalEmail(email));
    throw wrongPassword();
  }
  await limits.clear(tries, pair);
  if (user.passwordHash === null) {
    throw new HttpError(403, 'Please verify your account with the OTP that was sent to you.');
  }
  if (role_id !== undefined && Number(role_id) === ROLE_ADMIN && user.roleId !== ROLE_ADMIN) {
    throw new HttpError(403, 'This account may not use the admin area.');
  }
  await claimPurchases(services, user, isRight);
  const session = await openSession(services, user, client);
  if (!session) throw wrongPassword();
  return {
    status: true,
    message: loginMessages.success,
    data: {
      token: session.token,
      expires_at: session.expiresAt.toISOString(),
      user: sessionUser(user),
    },
  };
}

const wrongPassword = () => new HttpError(401, 'Invalid email or password.');

/**
 * After five tries each further one has to wait twice as long as the one before. Counted before
 * the password is compared, so that parallel guesses do not slip through.
 */
async function takeTurn({ limits }: Services, pair: string): Promise<void> {
  const { count } = await limits.add(tries, pair);
  if (count <= tries.most) return;
  const seconds = Math.min(LONGEST_WAIT, 2 ** (count - tries.most));
  const turn = await limits.add({ name: 'login-turn', most: 1, seconds }, pair);
  if (turn.count > 1) throw tooMany(turn.secondsLeft, 'Too many attempts. Please wait a little.');
}
