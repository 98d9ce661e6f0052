import { and, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { siteName } from 'shared/model/config';
import { encode } from 'uqr';
import type { Services } from '../../../platform/app-types';
import type { Transaction } from '../../../platform/database/database';
import { HttpError, invalid } from '../../../platform/errors';
import type { LoginAccount } from '../../../platform/http/access';
import { seal } from '../../../platform/secrets';
import { noted, recordAction, type Actor } from '../../audit/audit-repository';
import { notify } from '../account-messages';
import { secondFactorNotice, type SecondFactorChange } from '../admins/admin-notices';
import { recoveryCodes, secondFactors, logins, users, type User } from '../accounts-tables';
import { grantOf } from '../admins/admin-roles';
import { closeLogins, closeProofs } from '../logins';
import { renewCodes } from './recovery-codes';
import { checkCode, hasSecondFactor, redeemSecondFactor } from './second-factor';

export interface TotpSetup {
  /** The secret as text, for an app that cannot scan the QR code. */
  key: string;
  /** A QR code as one SVG path in a square of `size` units. */
  qr: { size: number; path: string };
}

/**
 * Creates a secret, which has no effect until its first code is entered. If an app is set up, this is
 * for a new phone and needs a code of that app or a recovery code; the old app works until then. 409
 * without such a code, 422 for a wrong one.
 */
export async function startTotpSetup(
  services: Services,
  account: LoginAccount,
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
 * other logins and returns the recovery codes. 409 if no app waits for its first code.
 */
export async function confirmTotpSetup(
  services: Services,
  account: LoginAccount,
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
      .update(logins)
      .set({ secondFactor: true })
      .where(eq(logins.tokenHash, account.tokenHash));
    await closeLogins(transaction, account.id, account.tokenHash);
    const action = factor?.confirmedAt ? 'Link a new phone' : 'Turn second factor on';
    await record(services, transaction, account, action);
    return renewCodes(services, transaction, account.id);
  });
  await tellOwner(services, account.id, factor?.confirmedAt ? 'replaced' : 'on');
  return codes;
}

/** Returns ten new recovery codes, which replace the old ones. Needs a code of the app or an old one. */
export async function renewRecoveryCodes(
  services: Services,
  account: LoginAccount,
  code: string,
): Promise<string[]> {
  const { id } = account;
  if (!(await redeemSecondFactor(services, id, code, true))) throw wrongCode();
  return services.database.transaction(async (transaction) => {
    await record(services, transaction, account, 'Make new recovery codes');
    return renewCodes(services, transaction, id);
  });
}

export async function removeSecondFactor(
  services: Services,
  account: LoginAccount,
  code: string,
): Promise<void> {
  const { id } = account;
  if (!(await redeemSecondFactor(services, id, code, true))) throw wrongCode();
  await services.database.transaction(async (transaction) => {
    await record(services, transaction, account, 'Turn second factor off');
    await deleteSecondFactor(transaction, id);
  });
  await tellOwner(services, id, 'off');
}

export async function deleteSecondFactor(transaction: Transaction, userId: number): Promise<void> {
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.update(logins).set({ secondFactor: false }).where(eq(logins.userId, userId));
}

/**
 * For an admin whose phone and recovery codes are lost: another admin takes the app and the codes away
 * and ends the logins and proofs, so that the next sign-in sets up a new phone. Also lifts a lock. 404 for an
 * account that is no admin, 409 for the own one or without an app.
 */
export async function resetSecondFactor(
  services: Services,
  userId: number,
  reason: string,
  admin: LoginAccount,
): Promise<void> {
  if (userId === admin.id) {
    throw new HttpError(409, 'Link your own new phone on the page “Your sign-in”.');
  }
  await services.database.transaction((transaction) =>
    takeSecondFactor(transaction, userId, { reason, actor: admin, at: services.now() }),
  );
  await tellOwner(services, userId, 'reset');
}

/** The same without the e-mail. Returns whose it was. */
export async function takeSecondFactor(
  transaction: Transaction,
  userId: number,
  { reason, actor, at }: { reason: string; actor: Actor; at: Date },
): Promise<User> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  if (!user || !(await grantOf(transaction, userId))) {
    throw new HttpError(404, 'There is no such admin.');
  }
  if (!(await hasSecondFactor(transaction, userId))) {
    throw new HttpError(409, 'This admin has no authenticator app.');
  }
  await deleteSecondFactor(transaction, userId);
  await closeProofs(transaction, userId);
  await recordAction(transaction, {
    actor,
    action: 'Reset second factor',
    subject: `Admin ${user.email}`,
    changes: noted({ reason }),
    at,
  });
  return user;
}

const wrongCode = () => invalid({ code: ['This code is wrong or was used already.'] });

/** Notes in the audit log what happened to the app of this admin. */
const record = (
  { now }: Services,
  transaction: Transaction,
  admin: LoginAccount,
  action: string,
): Promise<void> =>
  recordAction(transaction, { actor: admin, action, subject: `Admin ${admin.email}`, at: now() });

async function tellOwner(
  services: Services,
  userId: number,
  what: SecondFactorChange,
): Promise<void> {
  const [user] = await services.database.select().from(users).where(eq(users.id, userId));
  if (user) await notify(services, secondFactorNotice(user, what));
}

function qrPath(text: string): TotpSetup['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
