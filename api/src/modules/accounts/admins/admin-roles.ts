import { asc, eq, inArray } from 'drizzle-orm';
import { rolesWith, type AdminRole, type Right } from 'shared/model/rights';
import type { Database, Transaction } from '../../../platform/database/database';
import { adminRoles, users } from '../accounts-tables';

/** The role of an account in the admin area; null if it does not belong there (any more). */
export async function adminRoleOf(
  database: Database | Transaction,
  userId: number,
): Promise<AdminRole | null> {
  const [found] = await database.select().from(adminRoles).where(eq(adminRoles.userId, userId));
  return found?.role ?? null;
}

export async function setAdminRole(
  transaction: Database | Transaction,
  userId: number,
  role: AdminRole,
): Promise<void> {
  await transaction
    .insert(adminRoles)
    .values({ userId, role })
    .onConflictDoUpdate({ target: adminRoles.userId, set: { role } });
}

/** Everybody of the admin area who may do this, by name. */
export function adminsWith(
  database: Database | Transaction,
  right: Right,
): Promise<{ id: number; name: string; email: string }[]> {
  return database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(adminRoles, eq(adminRoles.userId, users.id))
    .where(inArray(adminRoles.role, rolesWith(right)))
    .orderBy(asc(users.name), asc(users.id));
}
