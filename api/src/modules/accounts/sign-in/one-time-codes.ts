import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { RESEND_SECONDS } from 'shared/model/constants';
import type { Services } from '../../../platform/app-types';
import type { Database, Transaction } from '../../../platform/database/database';
import { HttpError, tooMany } from '../../../platform/errors';
import { clientNetwork } from '../../../platform/limits/client-network';
import { equalInConstantTime, keyedCode, keyedHash, newToken } from '../../../platform/secrets';
import { oneTimeCodes, type OneTimeCode } from '../accounts-tables';
import { oneMoreTry } from './growing-waits';

export type Purpose = 'sign-up' | 'reset' | 'phone' | 'email' | 'order';

const LIFETIME = 10 * 60_000;

/** Which code it is, and where it is asked for or entered. */
export interface CodeUse {
  userId: number;
  purpose: Purpose;
  /** The address of the client. */
  address: string;
  /** The code is valid only for this, e.g. a new number. */
  subject?: string;
}

/**
 * The code to send: the one that was sent before as long as it is valid, because messages arrive late and
 * in any order; its ten minutes start again, its wrong tries stay counted, except those of another network
 * that had asked before. Otherwise a new one. 429 if the last sending is too recent. This is one statement,
 * so that of parallel requests one sends. `requestKey` is of the request that it is sent for.
 */
export async function issueCode(
  services: Services,
  { userId, purpose, address, subject }: CodeUse,
  requestKey: string | null,
): Promise<string> {
  const { database, now } = services;
  const at = now();
  const asker = askerOf(services, address);
  const sending = {
    asker,
    sentAt: at,
    expiresAt: new Date(at.getTime() + LIFETIME),
    usedAt: null,
    requestKey,
  };
  const { seed, tries, waitUntil, askerTries, askerWaitUntil } = oneTimeCodes;
  const staysSame = canBeEntered(at);
  const staysAsker = and(staysSame, eq(oneTimeCodes.asker, asker));
  const [issued] = await database
    .insert(oneTimeCodes)
    .values({ userId, purpose, seed: newToken(), ...sending })
    .onConflictDoUpdate({
      target: [oneTimeCodes.userId, oneTimeCodes.purpose],
      set: {
        seed: sql`CASE WHEN ${staysSame} THEN ${seed} ELSE excluded.seed END`,
        tries: sql`CASE WHEN ${staysSame} THEN ${tries} ELSE 0 END`,
        waitUntil: sql`CASE WHEN ${staysSame} THEN ${waitUntil} END`,
        askerTries: sql`CASE WHEN ${staysAsker} THEN ${askerTries} ELSE 0 END`,
        askerWaitUntil: sql`CASE WHEN ${staysAsker} THEN ${askerWaitUntil} END`,
        ...sending,
      },
      setWhere: lte(oneTimeCodes.sentAt, new Date(at.getTime() - RESEND_SECONDS * 1000)),
    })
    .returning({ seed });
  if (!issued) {
    await refuseTooSoon(services, userId, purpose);
    throw tooMany(RESEND_SECONDS, 'A new code has just been sent.');
  }
  return codeOf(issued, services.config.secretKey, userId, purpose, subject);
}

/**
 * Whether the code was sent for this request a moment ago: the browser has lost the response, and sends it
 * again before another code may be sent.
 */
export async function wasSentFor(
  services: Services,
  userId: number,
  purpose: Purpose,
  requestKey: string | null,
): Promise<boolean> {
  if (requestKey === null) return false;
  const code = await liveCode(services, userId, purpose);
  return code?.requestKey === requestKey && !mayBeReplaced(code, services.now());
}

/** Whether so much time has passed that another code may be sent. */
export const mayBeReplaced = (code: OneTimeCode, at: Date): boolean =>
  code.sentAt.getTime() <= at.getTime() - RESEND_SECONDS * 1000;

export async function refuseTooSoon(
  services: Services,
  userId: number,
  purpose: Purpose,
): Promise<void> {
  const code = await findCode(services, userId, purpose);
  const age = code ? (services.now().getTime() - code.sentAt.getTime()) / 1000 : Infinity;
  const seconds = Math.ceil(RESEND_SECONDS - age);
  if (seconds > 0) {
    const message = `Please wait ${seconds} seconds before asking for a new code.`;
    throw tooMany(seconds, message, message);
  }
}

/** Deletes the code sent at `sentAt`, so that another one can be sent at once. */
export async function withdrawCode(
  { database }: Services,
  userId: number,
  purpose: Purpose,
  sentAt: Date,
): Promise<void> {
  await database
    .delete(oneTimeCodes)
    .where(and(ofAccount(userId, purpose), eq(oneTimeCodes.sentAt, sentAt)));
}

/** After a sending that failed: the next one need not wait. An earlier message stays right. */
export async function letSendAgain(
  { database, now }: Services,
  userId: number,
  purpose: Purpose,
): Promise<void> {
  const sentAt = new Date(now().getTime() - RESEND_SECONDS * 1000);
  await database.update(oneTimeCodes).set({ sentAt }).where(ofAccount(userId, purpose));
}

/** The code that can still be entered: not used and not expired. */
export async function liveCode(
  services: Services,
  userId: number,
  purpose: Purpose,
): Promise<OneTimeCode | undefined> {
  const code = await findCode(services, userId, purpose);
  return code && code.usedAt === null && code.expiresAt > services.now() ? code : undefined;
}

async function findCode(
  { database }: { database: Database | Transaction },
  userId: number,
  purpose: Purpose,
): Promise<OneTimeCode | undefined> {
  const found = await database.select().from(oneTimeCodes).where(ofAccount(userId, purpose));
  return found[0];
}

/**
 * True once for the right code. The try is counted before the comparison. After five wrong ones, each
 * further try waits twice as long as the one before: 429. Who asked for the code has tries of their own,
 * so that guesses from elsewhere do not keep them out.
 */
export async function redeemCode(
  services: Pick<Services, 'config' | 'now'> & { database: Database | Transaction },
  { userId, purpose, address, subject }: CodeUse,
  code: string,
): Promise<boolean> {
  const { database, now } = services;
  const at = now();
  const found = await findCode(services, userId, purpose);
  const isAsker = found?.asker === askerOf(services, address);
  const waitUntil = isAsker ? oneTimeCodes.askerWaitUntil : oneTimeCodes.waitUntil;
  const next = oneMoreTry(isAsker ? oneTimeCodes.askerTries : oneTimeCodes.tries, at);
  const [counted] = await database
    .update(oneTimeCodes)
    .set(
      isAsker
        ? { askerTries: next.count, askerWaitUntil: next.waitUntil }
        : { tries: next.count, waitUntil: next.waitUntil },
    )
    .where(
      and(ofAccount(userId, purpose), canBeEntered(at), or(isNull(waitUntil), lte(waitUntil, at))),
    )
    .returning({ seed: oneTimeCodes.seed });
  if (!counted) return refuseWaiting(services, userId, purpose, isAsker);
  if (!isCodeOf(counted, services, userId, purpose, code, subject)) return false;
  const used = await database
    .update(oneTimeCodes)
    .set({ usedAt: at })
    .where(
      and(
        ofAccount(userId, purpose),
        isNull(oneTimeCodes.usedAt),
        eq(oneTimeCodes.seed, counted.seed),
      ),
    );
  return used.rowCount === 1;
}

/** 429 while the tries must wait; false for a code that cannot be entered at all. */
async function refuseWaiting(
  services: Pick<Services, 'now'> & { database: Database | Transaction },
  userId: number,
  purpose: Purpose,
  isAsker: boolean,
): Promise<false> {
  const code = await findCode(services, userId, purpose);
  const at = services.now();
  if (!code || code.usedAt !== null || code.expiresAt <= at) return false;
  const until = isAsker ? code.askerWaitUntil : code.waitUntil;
  throw tooMany(((until?.getTime() ?? 0) - at.getTime()) / 1000, 'Too many wrong codes.');
}

/** Whether this code was the right one and has been used. */
export async function isUsedCode(
  services: Services,
  userId: number,
  purpose: Purpose,
  code: string,
): Promise<boolean> {
  const found = await findCode(services, userId, purpose);
  if (!found || found.usedAt === null) return false;
  return isCodeOf(found, services, userId, purpose, code);
}

export const wrongCode = (): HttpError =>
  new HttpError(400, 'The OTP is wrong or has expired. Please try again or ask for a new one.');

const ofAccount = (userId: number, purpose: Purpose) =>
  and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose));

const canBeEntered = (at: Date) => and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, at));

const askerOf = ({ config }: Pick<Services, 'config'>, address: string): string =>
  keyedHash(config.secretKey, 'asker', clientNetwork(address));

/** Whether this is the code, with any secret that is valid while the secret is changed. */
const isCodeOf = (
  stored: Pick<OneTimeCode, 'seed'>,
  { config }: Pick<Services, 'config'>,
  userId: number,
  purpose: Purpose,
  code: string,
  subject?: string,
): boolean =>
  config.acceptedKeys.some((key) =>
    equalInConstantTime(code, codeOf(stored, key, userId, purpose, subject)),
  );

const codeOf = (
  { seed }: Pick<OneTimeCode, 'seed'>,
  key: string,
  userId: number,
  purpose: Purpose,
  subject = '',
): string => keyedCode(key, 'one-time-code', purpose, userId, seed, subject);
