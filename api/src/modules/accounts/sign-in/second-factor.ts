import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { siteName } from 'shared/model/config';
import { ROLE_ADMIN } from 'shared/model/constants';
import { encode } from 'uqr';
import type { SessionAccount } from '../../../platform/http/access';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import { HttpError, invalid, tooMany } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/http/rate-limits';
import { keyedHash, newToken, seal, unseal } from '../../../platform/secrets';
import {
  notify,
  secondFactorNotice,
  wrongCodesNotice,
  type SecondFactorChange,
} from '../account-messages';
import { recordAction } from '../../audit/audit-repository';
import { recoveryCodes, secondFactors, sessions, users } from '../accounts-tables';
import { closeSessions } from '../sessions';

const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
/** After so many wrong codes in a row, each further one must wait twice as long as the one before. */
const FREE_TRIES = 5;
const FIRST_WAIT = 60;
const LONGEST_WAIT = 86_400;
/** After so many in a row, the app is locked (NIST SP 800-63B, 3.2.2). */
const MOST_TRIES = 100;
/** Recovery codes from a device that was signed in before are not held up by wrong codes of others. */
const recoveryTries: RateLimit = { name: 'recovery-codes', most: 10, seconds: 86_400 };

export interface TotpSetup {
  /** The secret as text, for an app that cannot scan the QR code. */
  key: string;
  /** A QR code as one SVG path in a square of `size` units. */
  qr: { size: number; path: string };
}

export async function hasSecondFactor(
  database: Database | Transaction,
  userId: number,
): Promise<boolean> {
  const found = await database
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length === 1;
}

/**
 * Creates a secret, which has no effect until its first code is entered. If an app is set up, this is
 * for a new phone and needs a code of that app or a recovery code; the old app works until then. 409
 * without such a code, 422 for a wrong one.
 */
export async function startTotpSetup(
  services: Services,
  account: SessionAccount,
  code?: string,
): Promise<TotpSetup> {
  const { config, database } = services;
  const secret = new Secret({ size: 20 });
  const sealedSecret = seal(config.secretKey, 'second-factor', secret.base32);
  if (await hasSecondFactor(database, account.id)) {
    if (code === undefined) {
      throw new HttpError(
        409,
        'An authenticator app is set up already. Enter a code of it, or a recovery code, to link a new phone.',
      );
    }
    if (!(await redeemSecondFactor(services, account.id, code, true))) throw wrongCode();
    await database
      .update(secondFactors)
      .set({ nextSealedSecret: sealedSecret })
      .where(eq(secondFactors.userId, account.id));
  } else {
    await database
      .insert(secondFactors)
      .values({ userId: account.id, sealedSecret })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { sealedSecret, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      });
  }
  const totp = new TOTP({ issuer: siteName, label: account.email, secret });
  return { key: secret.base32.replace(/(.{4})(?=.)/g, '$1 '), qr: qrPath(totp.toString()) };
}

/**
 * Turns the second factor on with a first code, or puts the new phone in the place of the old one. Ends
 * other sessions and returns the recovery codes. 409 if no app waits for its first code.
 */
export async function confirmTotpSetup(
  services: Services,
  account: SessionAccount,
  code: string,
): Promise<string[]> {
  const { database, now } = services;
  const [factor] = await database
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, account.id));
  const sealed = factor?.confirmedAt ? factor.nextSealedSecret : factor?.sealedSecret;
  if (factor?.confirmedAt && !sealed) {
    throw new HttpError(409, 'An authenticator app is set up already.');
  }
  const right = sealed ? checkCode(services, sealed, code) : null;
  if (!sealed || !right) throw wrongCode();
  const codes = await database.transaction(async (transaction) => {
    const confirmed = await transaction
      .update(secondFactors)
      .set({
        sealedSecret: sealed,
        nextSealedSecret: null,
        confirmedAt: now(),
        lastStep: right.step,
        failures: 0,
        waitUntil: null,
      })
      .where(
        and(
          eq(secondFactors.userId, account.id),
          factor?.confirmedAt
            ? eq(secondFactors.nextSealedSecret, sealed)
            : and(isNull(secondFactors.confirmedAt), eq(secondFactors.sealedSecret, sealed)),
        ),
      )
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) throw new HttpError(409, 'An authenticator app is set up already.');
    await transaction
      .update(sessions)
      .set({ secondFactor: true })
      .where(eq(sessions.tokenHash, account.tokenHash));
    await closeSessions(transaction, account.id, account.tokenHash);
    return renewCodes(services, transaction, account.id);
  });
  await tellOwner(services, account.id, factor?.confirmedAt ? 'replaced' : 'on');
  return codes;
}

/** Returns ten new recovery codes, which replace the old ones. Needs a code of the app or an old one. */
export async function renewRecoveryCodes(
  services: Services,
  { id }: SessionAccount,
  code: string,
): Promise<string[]> {
  if (!(await redeemSecondFactor(services, id, code, true))) throw wrongCode();
  return services.database.transaction((transaction) => renewCodes(services, transaction, id));
}

export async function removeSecondFactor(
  services: Services,
  { id }: SessionAccount,
  code: string,
): Promise<void> {
  if (!(await redeemSecondFactor(services, id, code, true))) throw wrongCode();
  await services.database.transaction((transaction) => deleteSecondFactor(transaction, id));
  await tellOwner(services, id, 'off');
}

async function deleteSecondFactor(transaction: Transaction, userId: number): Promise<void> {
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .update(sessions)
    .set({ secondFactor: false })
    .where(eq(sessions.userId, userId));
}

/**
 * For an admin whose phone and recovery codes are lost: another admin takes the app and the codes away
 * and ends the sessions, so that the next sign-in sets up a new phone. Also lifts a lock. 404 for an
 * account that is no admin, 409 for the own one or without an app.
 */
export async function resetSecondFactor(
  services: Services,
  userId: number,
  reason: string,
  admin: SessionAccount,
): Promise<void> {
  const { database, now } = services;
  if (userId === admin.id) {
    throw new HttpError(409, 'Link your own new phone on the page “Your sign-in”.');
  }
  await database.transaction(async (transaction) => {
    const [user] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.roleId, ROLE_ADMIN)));
    if (!user) throw new HttpError(404, 'There is no such admin.');
    if (!(await hasSecondFactor(transaction, userId))) {
      throw new HttpError(409, 'This admin has no authenticator app.');
    }
    await deleteSecondFactor(transaction, userId);
    await closeSessions(transaction, userId);
    await recordAction(transaction, {
      admin,
      action: 'Reset second factor',
      subject: `Admin ${user.email}`,
      changes: [{ field: 'reason', from: '', to: reason }],
      at: now(),
    });
  });
  await tellOwner(services, userId, 'reset');
}

/**
 * True once for a code of the app, or for a recovery code. A try is counted before its code is compared,
 * so that parallel guesses count as well. After five wrong ones the tries must wait, and the owner is
 * warned; after a hundred the app is locked. A recovery code on a known device lifts both.
 */
export async function redeemSecondFactor(
  services: Services,
  userId: number,
  code: string,
  isKnownDevice: boolean,
): Promise<boolean> {
  const { database, limits } = services;
  const ofUser = eq(secondFactors.userId, userId);
  const tried = await countTry(services, userId);
  if (tried) {
    const right =
      (await redeemAppCode(services, userId, tried.sealedSecret, code)) ||
      (await redeemRecoveryCode(services, userId, code));
    if (right)
      await database.update(secondFactors).set({ failures: 0, waitUntil: null }).where(ofUser);
    else if (tried.failures === FREE_TRIES || tried.failures === MOST_TRIES) {
      await warnOwner(services, userId, tried.failures === MOST_TRIES);
    }
    return right;
  }
  const [factor] = await database.select().from(secondFactors).where(ofUser);
  if (!factor?.confirmedAt) return false;
  if (isKnownDevice && !isAppCode(code)) {
    await limits.consume(recoveryTries, String(userId));
    if (await redeemRecoveryCode(services, userId, code)) {
      await limits.clear(recoveryTries, String(userId));
      await database.update(secondFactors).set({ failures: 0, waitUntil: null }).where(ofUser);
      return true;
    }
  }
  const left = ((factor.waitUntil?.getTime() ?? 0) - services.now().getTime()) / 1000;
  if (factor.failures >= MOST_TRIES) {
    throw new HttpError(
      403,
      'Too many wrong codes: the app is locked. Enter a recovery code on a device that you have signed in on before, or ask another admin.',
    );
  }
  throw tooMany(left, 'Too many wrong codes.');
}

/** Counts one try in advance; undefined while the tries must wait, are locked, or there is no app. */
async function countTry(
  { database, now }: Services,
  userId: number,
): Promise<{ failures: number; sealedSecret: string } | undefined> {
  const at = now();
  const count = sql<number>`${secondFactors.failures} + 1`;
  const wait = sql`least(${LONGEST_WAIT}, ${FIRST_WAIT} * 2.0 ^ (${count} - ${FREE_TRIES}))`;
  const [tried] = await database
    .update(secondFactors)
    .set({
      failures: count,
      waitUntil: sql`CASE WHEN ${count} >= ${FREE_TRIES}
        THEN ${at.toISOString()}::timestamptz + ${wait} * interval '1 second' END`,
    })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        or(isNull(secondFactors.waitUntil), lte(secondFactors.waitUntil, at)),
        lt(secondFactors.failures, MOST_TRIES),
      ),
    )
    .returning({ failures: secondFactors.failures, sealedSecret: secondFactors.sealedSecret });
  return tried;
}

async function redeemAppCode(
  services: Services,
  userId: number,
  sealedSecret: string,
  code: string,
): Promise<boolean> {
  const right = checkCode(services, sealedSecret, code);
  if (!right) return false;
  const used = await services.database
    .update(secondFactors)
    // Sealed again, because it may have been sealed with the previous key.
    .set({
      lastStep: right.step,
      sealedSecret: seal(services.config.secretKey, 'second-factor', right.secret),
    })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, right.step)))
    .returning({ userId: secondFactors.userId });
  return used.length === 1;
}

async function redeemRecoveryCode(
  { config, database }: Services,
  userId: number,
  code: string,
): Promise<boolean> {
  const hashes = config.acceptedKeys.map((key) => recoveryHash(key, code));
  const used = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes)))
    .returning({ userId: recoveryCodes.userId });
  return used.length === 1;
}

const isAppCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

/** The 30-second step of this code, at most one before or after now; null for a wrong code. */
function checkCode(
  { config, now }: Services,
  sealedSecret: string,
  code: string,
): { step: number; secret: string } | null {
  if (!isAppCode(code)) return null;
  const secret = unseal(config.acceptedKeys, 'second-factor', sealedSecret);
  const timestamp = now().getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 });
  if (delta === null) return null;
  return { step: Math.floor(timestamp / 1000 / STEP_SECONDS) + delta, secret };
}

async function renewCodes(
  { config }: Services,
  transaction: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(config.secretKey, code) })));
  return codes;
}

/** `k3f9q-x7wma`: about 49 random bits, without characters that can be misread. */
function newRecoveryCode(): string {
  const letters = newToken()
    .toLowerCase()
    .replace(/[^a-z2-9]|[ilo]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
}

const recoveryHash = (key: string, code: string) =>
  keyedHash(key, 'recovery-code', code.toLowerCase().replace(/[^a-z0-9]/g, ''));

const wrongCode = () => invalid({ code: ['This code is wrong or was used already.'] });

async function tellOwner(
  services: Services,
  userId: number,
  what: SecondFactorChange,
): Promise<void> {
  const [user] = await services.database.select().from(users).where(eq(users.id, userId));
  if (user) await notify(services, secondFactorNotice(user, what));
}

async function warnOwner(services: Services, userId: number, isLocked: boolean): Promise<void> {
  const [user] = await services.database.select().from(users).where(eq(users.id, userId));
  services.log.warn({ user: userId, isLocked }, 'wrong codes behind a right password');
  if (user) await notify(services, wrongCodesNotice(services.config.siteUrl, user, isLocked));
}

function qrPath(text: string): TotpSetup['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
