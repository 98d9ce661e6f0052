import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { rolesWith, type AdminRole, type Right, type TickableRight } from 'shared/model/rights';
import type { Database, Transaction } from '../../../platform/database/database';
import { findRow } from '../../../platform/database/rows';
import { adminRoles, users } from '../accounts-tables';

/** What an account was given in the admin area: a role; with `single`, the ticked rights are what it may do. */
export interface Grant {
  role: AdminRole;
  ticked: TickableRight[];
}

/** The grant of an account; null if it does not belong to the admin area (any more). */
export const grantOf = async (on: Database | Transaction, userId: number): Promise<Grant | null> =>
  (await findRow(on, adminRoles, eq(adminRoles.userId, userId))) ?? null;

/** What is ticked counts only with the role `single`. */
export const grantFrom = (role: AdminRole, ticked: TickableRight[] = []): Grant => ({
  role,
  ticked: role === 'single' ? ticked : [],
});

/** A grant as the wire has it. */
export const grantOnWire = ({ role, ticked }: Grant) => ({
  rights: role,
  ...(role === 'single' && { ticked }),
});

export async function setAdminRole(
  transaction: Database | Transaction,
  userId: number,
  role: AdminRole,
  ticked: TickableRight[] = [],
): Promise<void> {
  const grant = grantFrom(role, ticked);
  await transaction
    .insert(adminRoles)
    .values({ userId, ...grant })
    .onConflictDoUpdate({ target: adminRoles.userId, set: grant });
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
    .where(
      or(inArray(adminRoles.role, rolesWith(right)), sql`${right} = ANY(${adminRoles.ticked})`),
    )
    .orderBy(asc(users.name), asc(users.id));
}
