import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { LanguageCode } from 'shared/model/language';
import { ROLE_ADMIN } from 'shared/model/constants';
import type { AdminRole, TickableRight } from 'shared/model/rights';
import type { LoginUser } from 'shared/model/schemas';
import type { LoginAccount } from '../../platform/http/access';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database/database';
import { grantOnWire, type Grant } from './admins/admin-roles';
import { hashToken, newToken } from '../../platform/secrets';
import { HOUR } from '../../platform/durations';
import {
  oneTimeCodes,
  resetTokens,
  logins,
  signUps,
  users,
  type Login,
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
  interface LoginAccount {
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
  ticked: TickableRight[] | null;
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

export const findLoginSql = `
  SELECT u.id, u.name, u.email, u.phone, u.role_id, u.slug, u.dob, u.gender, u.avatar, u.language,
         r.role AS admin_role, r.ticked, u.email_proven_at AS proven, s.created_at AS started, s.used_at AS used, s.second_factor
  FROM logins s JOIN users u ON u.id = s.user_id LEFT JOIN admin_roles r ON r.user_id = u.id
  WHERE s.token_hash = $1 AND s.expires_at > $2`;

/**
 * The account of a login token; null if there is no login or it has expired. This is one prepared
 * statement, because every signed-in request runs it.
 */
export async function findLogin(
  { config, pool, database, now }: Services,
  token: string,
): Promise<LoginAccount | null> {
  const tokenHash = hashToken(token);
  const at = now();
  const found = await pool.query<SessionRow>({
    name: 'find-login',
    text: findLoginSql,
    values: [tokenHash, at],
  });
  const row = found.rows[0];
  if (!row) return null;
  const { role_id, admin_role, ticked, proven, started, used, second_factor, ...user } = row;
  const isAdmin = role_id === ROLE_ADMIN;
  // Somebody who has left the admin area.
  if (isAdmin && !admin_role) return null;
  const idle = at.getTime() - used.getTime();
  if (isAdmin && (idle > ADMIN_IDLE || at.getTime() - started.getTime() > ADMIN_LIFETIME)) {
    return null;
  }
  if (idle > (isAdmin ? ADMIN_USE_STEP : STUDENT_USE_STEP)) {
    await database.update(logins).set({ usedAt: at }).where(eq(logins.tokenHash, tokenHash));
  }
  return {
    ...user,
    roleId: role_id,
    adminRole: admin_role,
    ticked: ticked ?? [],
    emailProvenAt: proven,
    awaitsSecondFactor: isAdmin && config.adminSecondFactor === 'required' && !second_factor,
    tokenHash,
  };
}

/**
 * Opens a login for a user whose password was compared; undefined if it has changed since. A login `byOrder` proves
 * neither the password nor the e-mail: the account stays one that nobody has signed in to.
 */
export async function openLogin(
  { database, now }: Services,
  user: User,
  {
    browser,
    secondFactor,
    byOrder = false,
  }: { browser: string; secondFactor: boolean; byOrder?: boolean },
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const token = newToken();
  const at = now();
  const lifetime = user.roleId === ROLE_ADMIN ? ADMIN_LIFETIME : STUDENT_LIFETIME;
  const expiresAt = new Date(at.getTime() + lifetime);
  const login = {
    tokenHash: hashToken(token),
    userId: user.id,
    browser: browser.slice(0, LONGEST_BROWSER),
    secondFactor,
    createdAt: at,
    usedAt: at,
    expiresAt,
  };
  return database.transaction(async (transaction) => {
    // The update locks the row: a password change waits for it, and then ends this login, too.
    const unchanged = await transaction
      .update(users)
      .set({ lastSignInAt: byOrder ? user.lastSignInAt : at })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')));
    if (unchanged.rowCount === 0) return undefined;
    await transaction.insert(logins).values(login);
    return { token, expiresAt };
  });
}

/** The logins that have not expired, the latest used first. */
export function listLogins({ database, now }: Services, userId: number): Promise<Login[]> {
  return database
    .select()
    .from(logins)
    .where(and(eq(logins.userId, userId), gt(logins.expiresAt, now())))
    .orderBy(desc(logins.usedAt), desc(logins.id));
}

/** Ends one login; false if the user has no such login. */
export async function endLogin(
  { database }: Services,
  userId: number,
  loginId: number,
): Promise<boolean> {
  const ended = await database
    .delete(logins)
    .where(and(eq(logins.userId, userId), eq(logins.id, loginId)));
  return ended.rowCount === 1;
}

export async function closeLogin(database: Database, tokenHash: string): Promise<void> {
  await database.delete(logins).where(eq(logins.tokenHash, tokenHash));
}

/** Ends all logins of a user, or all except the one with this token hash. */
export async function closeLogins(
  transaction: Transaction,
  userId: number,
  exceptTokenHash = '',
): Promise<void> {
  await transaction
    .delete(logins)
    .where(and(eq(logins.userId, userId), ne(logins.tokenHash, exceptTokenHash)));
}

/**
 * Ends all that opens an account without its present password and address: the logins, or all except the
 * one with this token hash, the codes and what was proven with them, known devices and private addresses.
 */
export async function closeProofs(
  transaction: Transaction,
  userId: number,
  exceptTokenHash?: string,
): Promise<void> {
  await closeLogins(transaction, userId, exceptTokenHash);
  // The codes first: this waits for a code that is just being entered, and then sees its token.
  await transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId));
  await transaction.delete(resetTokens).where(eq(resetTokens.userId, userId));
  await transaction.delete(signUps).where(eq(signUps.userId, userId));
  await transaction
    .update(users)
    .set({ linkVersion: sql`${users.linkVersion} + 1` })
    .where(eq(users.id, userId));
}

export const loginUser = (user: User, grant: Grant | null): LoginUser => ({
  id: user.id,
  name: user.name,
  role_id: user.roleId,
  ...(grant && grantOnWire(grant)),
  slug: user.slug,
  profile: { avatar: user.avatar },
});
