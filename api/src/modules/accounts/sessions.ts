import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { LanguageCode } from 'shared/model/language';
import { ROLE_ADMIN } from 'shared/model/constants';
import type { AdminRole } from 'shared/model/rights';
import type { SessionUser } from 'shared/model/schemas';
import type { SessionAccount } from '../../platform/http/access';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { hashToken, newToken } from '../../platform/secrets';
import { HOUR } from '../../platform/durations';
import {
  oneTimeCodes,
  resetTokens,
  sessions,
  signUps,
  users,
  type Session,
  type User,
} from './accounts-tables';

const STUDENT_LIFETIME = 30 * 24 * HOUR;
const ADMIN_LIFETIME = 12 * HOUR;
const ADMIN_IDLE = 0.5 * HOUR;
/** How old the last recorded use may be before it is written again. */
const ADMIN_USE_STEP = 60_000;
const STUDENT_USE_STEP = HOUR;
const LONGEST_BROWSER = 300;

declare module '../../platform/http/access' {
  interface SessionAccount {
    slug: string;
    dob: string | null;
    gender: string | null;
    avatar: string | null;
  }
}

interface SessionRow {
  id: number;
  name: string;
  email: string;
  phone: string;
  role_id: number;
  admin_role: AdminRole | null;
  slug: string;
  dob: string | null;
  gender: string | null;
  avatar: string | null;
  language: LanguageCode;
  proven: Date | null;
  started: Date;
  used: Date;
  second_factor: boolean;
}

export const findSessionSql = `
  SELECT u.id, u.name, u.email, u.phone, u.role_id, u.slug, u.dob, u.gender, u.avatar, u.language,
         r.role AS admin_role, u.email_proven_at AS proven, s.created_at AS started, s.used_at AS used, s.second_factor
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN admin_roles r ON r.user_id = u.id
  WHERE s.token_hash = $1 AND s.expires_at > $2`;

/**
 * The account of a session token; null if there is no session or it has expired. This is one prepared
 * statement, because every signed-in request runs it.
 */
export async function findSession(
  { config, pool, database, now }: Services,
  token: string,
): Promise<SessionAccount | null> {
  const tokenHash = hashToken(token);
  const at = now();
  const found = await pool.query<SessionRow>({
    name: 'find-session',
    text: findSessionSql,
    values: [tokenHash, at],
  });
  const row = found.rows[0];
  if (!row) return null;
  const { role_id, admin_role, proven, started, used, second_factor, ...user } = row;
  const isAdmin = role_id === ROLE_ADMIN;
  // Somebody who has left the admin area.
  if (isAdmin && !admin_role) return null;
  const idle = at.getTime() - used.getTime();
  if (isAdmin && (idle > ADMIN_IDLE || at.getTime() - started.getTime() > ADMIN_LIFETIME)) {
    return null;
  }
  if (idle > (isAdmin ? ADMIN_USE_STEP : STUDENT_USE_STEP)) {
    await database.update(sessions).set({ usedAt: at }).where(eq(sessions.tokenHash, tokenHash));
  }
  return {
    ...user,
    roleId: role_id,
    adminRole: admin_role,
    emailProvenAt: proven,
    awaitsSecondFactor: isAdmin && config.adminSecondFactor === 'required' && !second_factor,
    tokenHash,
  };
}

/** Opens a session for a user whose password was compared; undefined if it has changed since. */
export async function openSession(
  { database, now }: Services,
  user: User,
  { browser, secondFactor }: { browser: string; secondFactor: boolean },
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const token = newToken();
  const at = now();
  const lifetime = user.roleId === ROLE_ADMIN ? ADMIN_LIFETIME : STUDENT_LIFETIME;
  const expiresAt = new Date(at.getTime() + lifetime);
  const session = {
    tokenHash: hashToken(token),
    userId: user.id,
    browser: browser.slice(0, LONGEST_BROWSER),
    secondFactor,
    createdAt: at,
    usedAt: at,
    expiresAt,
  };
  return database.transaction(async (transaction) => {
    // The update locks the row: a password change waits for it, and then ends this session, too.
    const unchanged = await transaction
      .update(users)
      .set({ lastSignInAt: at })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')))
      .returning({ id: users.id });
    if (unchanged.length === 0) return undefined;
    await transaction.insert(sessions).values(session);
    return { token, expiresAt };
  });
}

/** The sessions that have not expired, the latest used first. */
export function listSessions({ database, now }: Services, userId: number): Promise<Session[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.usedAt), desc(sessions.id));
}

/** Ends one session; false if the user has no such session. */
export async function endSession(
  { database }: Services,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

export async function closeSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a user, or all except the one with this token hash. */
export async function closeSessions(
  transaction: Transaction,
  userId: number,
  exceptTokenHash = '',
): Promise<void> {
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptTokenHash)));
}

/** Ends all sessions of a user, and the codes that were sent to the address of that time. */
export async function closeProofs(transaction: Transaction, userId: number): Promise<void> {
  await closeSessions(transaction, userId);
  await transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
  await transaction.delete(resetTokens).where(eq(resetTokens.userId, userId));
  await transaction.delete(signUps).where(eq(signUps.userId, userId));
}

export const sessionUser = (user: User, adminRole: AdminRole | null): SessionUser => ({
  id: user.id,
  name: user.name,
  role_id: user.roleId,
  ...(adminRole && { rights: adminRole }),
  slug: user.slug,
  profile: { avatar: user.avatar },
});
