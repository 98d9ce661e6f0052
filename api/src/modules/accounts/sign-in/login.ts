import type { LoginRequest, LoginResponse } from 'shared/model/schemas';
import { ROLE_ADMIN } from 'shared/model/constants';
import { loginMessages } from 'shared/model/messages';
import type { Services } from '../../../platform/app-types';
import { clientNetwork } from '../../../platform/limits/client-network';
import { HttpError, tooMany } from '../../../platform/errors';
import type { RateLimit, SharedLimit } from '../../../platform/limits/rate-limits';
import { noted, recordAction } from '../../audit/audit-repository';
import { grantOf, adminsWith } from '../admins/admin-roles';
import { browserName } from '../browser-name';
import { lockedNotice, newSignInNotice, notify } from '../account-messages';
import { lockNoticeToAdmin } from '../admins/admin-notices';
import { findUserByEmail, emailKey } from '../accounts-repository';
import type { User } from '../accounts-tables';
import { claimPurchases } from '../guest-purchases';
import { knownDevice, newDeviceToken } from './known-device';
import { isPassword } from '../passwords/passwords';
import type { Caller } from '../passwords/password-queue';
import { findSignUp } from './registration';
import { hasSecondFactor, redeemSecondFactor } from './second-factor';
import { openLogin, loginUser } from '../logins';

const DAY = 86_400;
/**
 * Only what fails stays counted, so that a class can log in at once. Behind one address, this limits
 * guesses for many accounts.
 */
const perClient: SharedLimit = {
  name: 'login',
  most: 120,
  seconds: 300,
  ofAddress: 600,
  ofNetwork: 1200,
};
/** Counted for an account and a client together, so that a stranger does not slow down the owner. */
const tries: RateLimit = { name: 'login-tries', most: 5, seconds: 3600 };
/** Limits guesses of many clients for one account; known devices are not affected. */
const failuresOfAccount: RateLimit = { name: 'login-failures', most: 100, seconds: 3600 };
const failuresOfDevice: RateLimit = { name: 'device-failures', most: 20, seconds: 3600 };
const LONGEST_WAIT = 900;
const signInNotices: RateLimit = { name: 'sign-in-notices', most: 5, seconds: DAY };
const adminNotices: RateLimit = { name: 'lock-notices', most: 20, seconds: DAY };

export interface Visitor {
  address: string;
  /** The device token of an earlier login in this browser. */
  deviceToken: string | undefined;
  browser: string;
}

export async function login(
  services: Services,
  { email, password, role_id, code }: LoginRequest,
  visitor: Visitor,
): Promise<LoginResponse> {
  const { config, database, limits, now } = services;
  const giveBack = await limits.consumeForPerson(perClient, visitor.address, emailKey(email));
  const client = clientNetwork(visitor.address);
  const user = await findUserByEmail(database, email);
  const device = user && (await trustedDevice(services, user, visitor.deviceToken));
  const pair = `${emailKey(email)}|${device ?? client}`;
  await takeTurn(services, pair);

  const failed = await limits.read(failuresOfAccount, emailKey(email));
  if (failed.count >= failuresOfAccount.most && !device) {
    throw tooMany(failed.secondsLeft, 'Too many attempts.');
  }

  const signUp =
    user && user.passwordHash === null ? await findSignUp(database, user.id) : undefined;
  const caller: Caller = { client, lane: 'account' };
  const isRight = (hash: string | null | undefined) => isPassword(hash, password, caller);
  if (!(await isRight(user?.passwordHash ?? signUp?.passwordHash)) || !user) {
    if (device) await limits.add(failuresOfDevice, device);
    else await countFailure(services, emailKey(email), user);
    throw wrongPassword();
  }
  await giveBack();
  await limits.clear(tries, pair);
  if (user.passwordHash === null) {
    throw new HttpError(403, 'Please verify your account with the OTP that was sent to you.');
  }
  const asAdmin = role_id !== undefined && Number(role_id) === ROLE_ADMIN;
  const grant = await grantOf(database, user.id);
  if (grant === null && (asAdmin || user.roleId === ROLE_ADMIN)) {
    throw new HttpError(403, 'This account may not use the admin area.');
  }
  const admin = grant && { id: user.id, name: user.name, adminRole: grant.role };
  const browser = browserName(visitor.browser);
  const record = async (action: string) => {
    const changes = noted({ device: browser });
    const subject = `Admin ${user.email}`;
    if (admin) await recordAction(database, { actor: admin, action, subject, changes, at: now() });
  };
  const secondFactor = admin !== null && (await hasSecondFactor(database, user.id));
  if (secondFactor) {
    const isKnown = device !== null;
    await askForCode(services, user, {
      asAdmin,
      code,
      isKnown,
      onWrong: () => record('Wrong code'),
    });
  }

  await claimPurchases(services, user, isRight);
  const login = await openLogin(services, user, { browser: visitor.browser, secondFactor });
  if (!login) throw wrongPassword();
  await record('Sign in');
  if (user.lastSignInAt && !device) await tellOwner(services, user, visitor.browser);
  const isMissing = admin !== null && config.adminSecondFactor === 'required';
  return {
    status: true,
    message: loginMessages.success,
    data: {
      token: login.token,
      expires_at: login.expiresAt.toISOString(),
      user: loginUser(user, grant),
      device_token: newDeviceToken(config.secretKey, user, now()),
      ...(isMissing && !secondFactor && { second_factor: 'to-be-set-up' as const }),
    },
  };
}

const wrongPassword = () => new HttpError(401, 'Invalid email or password.');

/** The known device; null if it is unknown, or has sent too many wrong passwords in the last hour. */
async function trustedDevice(
  { config, limits, now }: Services,
  user: User,
  token: string | undefined,
): Promise<string | null> {
  const device = knownDevice(config.acceptedKeys, token, user, now());
  if (!device) return null;
  const { count } = await limits.read(failuresOfDevice, device);
  return count < failuresOfDevice.most ? device : null;
}

/**
 * After five tries, each further try must wait twice as long as the one before, at most 15 minutes. A
 * try is counted before the password is compared, so that parallel guesses count as well.
 */
async function takeTurn({ limits }: Services, pair: string): Promise<void> {
  const { count } = await limits.add(tries, pair);
  if (count <= tries.most) return;
  const seconds = Math.min(LONGEST_WAIT, 2 ** (count - tries.most));
  const turn = await limits.add({ name: 'login-turn', most: 1, seconds }, pair);
  if (turn.count > 1) throw tooMany(turn.secondsLeft, 'Too many attempts.');
}

/** Counts a failure. If it locks the account for unknown devices, the owner and the admins get e-mails. */
async function countFailure(
  services: Services,
  email: string,
  user: User | undefined,
): Promise<void> {
  const { config, database, limits, log } = services;
  const { count } = await limits.add(failuresOfAccount, email);
  if (count !== failuresOfAccount.most || !user) return;
  log.warn({ user: user.id }, 'account locked for unknown devices');
  await notify(services, lockedNotice(config.siteUrl, user));
  if ((await limits.add(adminNotices, 'all')).count > adminNotices.most) return;
  const admins = await adminsWith(database, 'team');
  await notify(services, ...admins.map((admin) => lockNoticeToAdmin(admin, user)));
}

/** Lifts the lock of an account whose owner has proven the e-mail. */
export async function liftLock(
  { limits }: Services,
  { email }: User,
  address: string,
): Promise<void> {
  const pair = `${email}|${clientNetwork(address)}`;
  await limits.clear(failuresOfAccount, email);
  await limits.clear(tries, pair);
  await limits.clear({ name: 'login-turn', most: 1, seconds: 0 }, pair);
}

async function askForCode(
  services: Services,
  user: User,
  {
    asAdmin,
    code,
    isKnown,
    onWrong,
  }: {
    asAdmin: boolean;
    code: string | undefined;
    isKnown: boolean;
    onWrong: () => Promise<void>;
  },
): Promise<void> {
  const body = { second_factor: 'required' };
  if (!asAdmin) {
    throw new HttpError(401, 'This account logs in on the admin page, with a code.', { body });
  }
  if (!code)
    throw new HttpError(401, 'Enter the code of your authenticator app, or a recovery code.', {
      body,
    });
  if (!(await redeemSecondFactor(services, user.id, code, isKnown))) {
    await onWrong();
    throw new HttpError(401, 'This code is wrong or was used already.', { body });
  }
}

async function tellOwner(services: Services, user: User, browser: string): Promise<void> {
  const { count } = await services.limits.add(signInNotices, user.email);
  if (count > signInNotices.most) return;
  const { config, now } = services;
  await notify(services, newSignInNotice(config.siteUrl, user, browser, now()));
}
