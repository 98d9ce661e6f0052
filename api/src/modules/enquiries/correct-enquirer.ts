import { or } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { belongsTo, knownIdentity } from '../accounts/person-identity';
import { contactOfLead, contactOfMessage, contacts, leads } from './enquiries-tables';

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
  await transaction
    .update(leads)
    .set({ ...changes, ...(after.name && { fullName: after.name }) })
    .where(
      or(
        email ? belongsTo(knownIdentity(null, email, phone), contactOfLead) : undefined,
        belongsTo(knownIdentity(null, '', phone), contactOfLead),
      ),
    );
  if (!email) return;
  await transaction
    .update(contacts)
    .set({ ...changes, ...(after.name && { name: after.name }) })
    .where(belongsTo(knownIdentity(null, email, phone), contactOfMessage));
}
