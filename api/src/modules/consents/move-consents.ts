import { eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { consents } from './consents-tables';

/** A consent as it was before it moved to another person. */
export interface MovedConsent {
  id: number;
  userId: number | null;
  email: string;
}

/** Moves what was agreed to with this account or address to another person. */
export async function moveConsents(
  transaction: Transaction,
  from: { id: number | null; email: string },
  to: { id: number; email: string },
): Promise<MovedConsent[]> {
  const found = await transaction
    .select({ id: consents.id, userId: consents.userId, email: consents.email })
    .from(consents)
    .where(
      or(
        from.id === null ? undefined : eq(consents.userId, from.id),
        from.email ? eq(consents.email, from.email) : sql`false`,
      ),
    );
  for (const { id, userId } of found) {
    await transaction
      .update(consents)
      .set({ email: to.email, ...(userId !== null && { userId: to.id }) })
      .where(eq(consents.id, id));
  }
  return found;
}

export async function returnConsents(
  transaction: Transaction,
  moved: readonly MovedConsent[],
): Promise<void> {
  for (const { id, ...before } of moved) {
    await transaction.update(consents).set(before).where(eq(consents.id, id));
  }
}
