import { and, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import { HttpError, tooMany } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/limits/rate-limits';
import { seal, unseal } from '../../../platform/secrets';
import { notify } from '../account-messages';
import { wrongCodesNotice } from '../admins/admin-notices';
import { secondFactors, users } from '../accounts-tables';
import { FREE_TRIES, oneMoreTry } from './growing-waits';
import { redeemRecoveryCode } from './recovery-codes';

const STEP_SECONDS = 30;
/** After so many in a row, the app is locked (NIST SP 800-63B, 3.2.2). */
const MOST_TRIES = 100;
/** Recovery codes from a device that was signed in before are not held up by wrong codes of others. */
const recoveryTries: RateLimit = { name: 'recovery-codes', most: 10, seconds: 86_400 };

export async function hasSecondFactor(
  database: Database | Transaction,
  userId: number,
): Promise<boolean> {
  const own = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return (await database.$count(secondFactors, own)) === 1;
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
  const { count, waitUntil } = oneMoreTry(secondFactors.failures, at);
  const [tried] = await database
    .update(secondFactors)
    .set({ failures: count, waitUntil })
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
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, right.step)));
  return used.rowCount === 1;
}

const isAppCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

/** The 30-second step of this code, at most one before or after now; null for a wrong code. */
export function checkCode(
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

async function warnOwner(services: Services, userId: number, isLocked: boolean): Promise<void> {
  const [user] = await services.database.select().from(users).where(eq(users.id, userId));
  services.log.warn({ user: userId, isLocked }, 'wrong codes behind a right password');
  if (user) await notify(services, wrongCodesNotice(services.config.siteUrl, user, isLocked));
}
