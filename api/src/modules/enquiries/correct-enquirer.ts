import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { emailKeys } from '../accounts/accounts-repository';
import { contacts, leads } from './enquiries-tables';

interface Enquirer {
  name: string;
  email: string;
  phone: string;
}

/**
 * Corrects who has sent the leads and contact messages of this e-mail address; without an address, the
 * leads of this phone number that have none.
 */
export async function correctEnquirer(
  transaction: Transaction,
  { email, phone }: Enquirer,
  after: Partial<Enquirer>,
): Promise<void> {
  const changes = {
    ...(after.email && { email: after.email }),
    ...(after.phone && { phoneNumber: after.phone }),
  };
  const keys = emailKeys(email);
  await transaction
    .update(leads)
    .set({ ...changes, ...(after.name && { fullName: after.name }) })
    .where(
      or(
        email ? inArray(sql`lower(${leads.email})`, keys) : undefined,
        and(eq(leads.email, ''), sql`right(${leads.phoneNumber}, 10) = ${phone.slice(-10)}`),
      ),
    );
  if (!email) return;
  await transaction
    .update(contacts)
    .set({ ...changes, ...(after.name && { name: after.name }) })
    .where(inArray(sql`lower(${contacts.email})`, keys));
}
