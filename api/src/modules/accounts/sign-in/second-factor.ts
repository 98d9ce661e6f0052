import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { siteName } from 'shared/model/config';
import { encode } from 'uqr';
import type { SessionAccount } from '../../../platform/http/access';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import { HttpError, invalid, tooMany } from '../../../platform/errors';
import type { RateLimit } from '../../../platform/http/rate-limits';
import { keyedHash, newToken, seal, unseal } from '../../../platform/secrets';
import { notify, secondFactorNotice } from '../account-messages';
import { recoveryCodes, secondFactors, sessions, users } from '../accounts-tables';
import { closeSessions } from '../sessions';

const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
const tries: RateLimit = { name: 'second-factor', most: 5, seconds: 600 };

export interface TotpSetup {
  /** The secret as text, for an app that cannot scan the QR code. */
  key: string;
  /** A QR code as one SVG path in a square of `size` units. */
  qr: { size: number; path: string };
}

export async function hasSecondFactor(database: Database, userId: number): Promise<boolean> {
  const found = await database
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found.length === 1;
}

/** Creates a secret, which has no effect until its first code is entered. 409 if an app is set up. */
export async function startTotpSetup(
  { config, database }: Services,
  account: SessionAccount,
): Promise<TotpSetup> {
  const secret = new Secret({ size: 20 });
  const sealedSecret = seal(config.secretKey, 'second-factor', secret.base32);
  const kept = await database
    .insert(secondFactors)
    .values({ userId: account.id, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (kept.length === 0) throw new HttpError(409, 'An authenticator app is set up already.');
  const totp = new TOTP({ issuer: siteName, label: account.email, secret });
  return { key: secret.base32.replace(/(.{4})(?=.)/g, '$1 '), qr: qrPath(totp.toString()) };
}

/** Turns the second factor on with a first code, ends other sessions and returns the recovery codes. */
export async function confirmTotpSetup(
  services: Services,
  account: SessionAccount,
  code: string,
): Promise<string[]> {
  const { database, now } = services;
  const right = await checkCode(services, account.id, code);
  if (!right) throw wrongCode();
  const codes = await database.transaction(async (transaction) => {
    const confirmed = await transaction
      .update(secondFactors)
      .set({ confirmedAt: now(), lastStep: right.step })
      .where(and(eq(secondFactors.userId, account.id), isNull(secondFactors.confirmedAt)))
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) throw new HttpError(409, 'An authenticator app is set up already.');
    await transaction
      .update(sessions)
      .set({ secondFactor: true })
      .where(eq(sessions.tokenHash, account.tokenHash));
    await closeSessions(transaction, account.id, account.tokenHash);
    return renewCodes(services, transaction, account.id);
  });
  await tellOwner(services, account.id, true);
  return codes;
}

/** Returns ten new recovery codes, which replace the old ones. Needs a code of the app or an old one. */
export async function renewRecoveryCodes(
  services: Services,
  { id }: SessionAccount,
  code: string,
): Promise<string[]> {
  if (!(await redeemSecondFactor(services, id, code))) throw wrongCode();
  return services.database.transaction((transaction) => renewCodes(services, transaction, id));
}

export async function removeSecondFactor(
  services: Services,
  { id }: SessionAccount,
  code: string,
): Promise<void> {
  if (!(await redeemSecondFactor(services, id, code))) throw wrongCode();
  await services.database.transaction(async (transaction) => {
    await transaction.delete(secondFactors).where(eq(secondFactors.userId, id));
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
    await transaction.update(sessions).set({ secondFactor: false }).where(eq(sessions.userId, id));
  });
  await tellOwner(services, id, false);
}

/** True once for a code of the app, or for a recovery code. Tries are counted before comparing. */
export async function redeemSecondFactor(
  services: Services,
  userId: number,
  code: string,
): Promise<boolean> {
  const { config, database, limits } = services;
  const { count, secondsLeft } = await limits.add(tries, String(userId));
  if (count > tries.most) throw tooMany(secondsLeft, 'Too many wrong codes.');
  const right = await checkCode(services, userId, code);
  const used = right
    ? await database
        .update(secondFactors)
        // Sealed again, because it may have been sealed with the previous key.
        .set({
          lastStep: right.step,
          sealedSecret: seal(config.secretKey, 'second-factor', right.secret),
        })
        .where(
          and(
            eq(secondFactors.userId, userId),
            isNotNull(secondFactors.confirmedAt),
            lt(secondFactors.lastStep, right.step),
          ),
        )
        .returning({ userId: secondFactors.userId })
    : await database
        .delete(recoveryCodes)
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            inArray(
              recoveryCodes.codeHash,
              config.acceptedKeys.map((key) => recoveryHash(key, code)),
            ),
          ),
        )
        .returning({ userId: recoveryCodes.userId });
  if (used.length === 1) await limits.clear(tries, String(userId));
  return used.length === 1;
}

/** The 30-second step of this code, at most one before or after now; null for a wrong code. */
async function checkCode(
  { config, database, now }: Services,
  userId: number,
  code: string,
): Promise<{ step: number; secret: string } | null> {
  const [factor] = await database
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  const digits = code.replace(/\s/g, '');
  if (!factor || !/^\d{6}$/.test(digits)) return null;
  const secret = unseal(config.acceptedKeys, 'second-factor', factor.sealedSecret);
  const timestamp = now().getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: digits, timestamp, window: 1 });
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

async function tellOwner(services: Services, userId: number, isOn: boolean): Promise<void> {
  const [user] = await services.database.select().from(users).where(eq(users.id, userId));
  if (user) await notify(services, secondFactorNotice(user, isOn));
}

function qrPath(text: string): TotpSetup['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
