import { or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { belongsTo, knownIdentity } from '../accounts/person-identity';
import { contactOfLead, contactOfMessage, contacts, leads } from './enquiries-tables';

interface Enquirer {
  name: string;
  email: string;
  phone: string;
}

/** Conditions; without one, no row. */
export interface Enquiries {
  leads: SQL | undefined;
  messages: SQL | undefined;
}

/**
 * The leads and contact messages of this e-mail address; without an address, the leads of this phone
 * number that have none.
 */
export const enquiriesOf = ({ email, phone }: Pick<Enquirer, 'email' | 'phone'>): Enquiries => ({
  leads: or(
    email ? belongsTo(knownIdentity(null, email, phone), contactOfLead) : undefined,
    belongsTo(knownIdentity(null, '', phone), contactOfLead),
  ),
  messages: email ? belongsTo(knownIdentity(null, email, phone), contactOfMessage) : undefined,
});

/** Corrects who has sent these enquiries, and returns their ids. */
export async function correctEnquirer(
  transaction: Transaction,
  which: Enquiries,
  after: Partial<Enquirer>,
): Promise<{ leads: number[]; messages: number[] }> {
  const changes = {
    ...(after.email && { email: after.email }),
    ...(after.phone && { phoneNumber: after.phone }),
  };
  const changedLeads =
    which.leads &&
    (await transaction
      .update(leads)
      .set({ ...changes, ...(after.name && { fullName: after.name }) })
      .where(which.leads)
      .returning({ id: leads.id }));
  const changedMessages =
    which.messages &&
    (await transaction
      .update(contacts)
      .set({ ...changes, ...(after.name && { name: after.name }) })
      .where(which.messages)
      .returning({ id: contacts.id }));
  return { leads: idsOf(changedLeads), messages: idsOf(changedMessages) };
}

const idsOf = (rows: { id: number }[] = []) => rows.map(({ id }) => id);
