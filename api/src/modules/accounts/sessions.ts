import { and, eq } from 'drizzle-orm';
import { ROLE_ADMIN } from 'shared/constants';
import type { SessionUser } from 'shared/schemas';
import type { SessionAccount } from '../../platform/access';
import type { Services } from '../../platform/app-types';
import type { Database, Transaction } from '../../platform/database';
import { hashToken, keyedHash, newToken } from '../../platform/secrets';
import { sessions, users, type User } from './accounts-tables';

const HOUR = 3_600_000;
const STUDENT_LIFETIME = 30 * 24 * HOUR;
const ADMIN_LIFETIME = 12 * HOUR;
const ADMIN_IDLE = 0.5 * HOUR;
/** How old the last recorded use may be before it is written again. */
const USE_STEP = 60_000;

interface SessionRow {
  id: number;
  name: string;
  email: string;
  phone: string;
  role_id: number;
  slug: string;
  dob: string | null;
  gender: string | null;
  avatar: string | null;
  proven: Date | null;
  started: Date;
  used: Date;
}

export const findSessionSql = `
  SELECT u.id, u.name, u.email, u.phone, u.role_id, u.slug, u.dob, u.gender, u.avatar,
         u.email_proven_at AS proven, s.created_at AS started, s.used_at AS used
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.expires_at > $2`;

/** One prepared statement, since every signed-in request pays for it. */
export async function findSession(
  { pool, database, now }: Services,
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
  if (row.role_id === ROLE_ADMIN) {
    const idle = at.getTime() - row.used.getTime();
    if (idle > ADMIN_IDLE || at.getTime() - row.started.getTime() > ADMIN_LIFETIME) return null;
    if (idle > USE_STEP) {
      await database.update(sessions).set({ usedAt: at }).where(eq(sessions.tokenHash, tokenHash));
    }
  }
  const { role_id, proven, started: _started, used: _used, ...user } = row;
  return { ...user, roleId: role_id, emailProvenAt: proven, tokenHash };
}

/** For the user as read when the password was compared: undefined where it has changed since. */
export async function openSession(
  { database, config, now }: Services,
  user: User,
  clientAddress: string,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const token = newToken();
  const at = now();
  const lifetime = user.roleId === ROLE_ADMIN ? ADMIN_LIFETIME : STUDENT_LIFETIME;
  const expiresAt = new Date(at.getTime() + lifetime);
  const session = {
    tokenHash: hashToken(token),
    userId: user.id,
    clientHash: clientHash(config.secretKey, clientAddress),
    createdAt: at,
    usedAt: at,
    expiresAt,
  };
  return database.transaction(async (transaction) => {
    // Locked against a change of the password, which ends the sessions that it finds.
    const unchanged = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? '')))
      .for('share');
    if (unchanged.length === 0) return undefined;
    await transaction.insert(sessions).values(session);
    return { token, expiresAt };
  });
}

export async function closeSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function closeAllSessions(transaction: Transaction, userId: number): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.userId, userId));
}

/** Whether this account has been signed in from this address before. */
export async function isKnownClient(
  { database, config }: Services,
  userId: number,
  clientAddress: string,
): Promise<boolean> {
  const found = await database
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.clientHash, clientHash(config.secretKey, clientAddress)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export const sessionUser = (user: User): SessionUser => ({
  id: user.id,
  name: user.name,
  role_id: user.roleId,
  slug: user.slug,
  profile: { avatar: user.avatar },
});

const clientHash = (key: string, address: string) => keyedHash(key, 'client', address);
