import type { ContactRow, DayRangePageQuery, DayRangeQuery } from 'shared/schemas';
import type { Database, Transaction } from '../../platform/database';
import { inDays } from '../../platform/day-range';
import { batchesOf, mapped, pageOf } from '../../platform/pagination';
import { contacts } from './contacts-tables';

export async function insertContact(
  database: Database | Transaction,
  contact: typeof contacts.$inferInsert,
): Promise<void> {
  await database.insert(contacts).values(contact);
}

export async function contactPage(
  database: Database,
  query: DayRangePageQuery,
): Promise<{ rows: ContactRow[]; total: number }> {
  const condition = inDays(contacts.createdAt, query);
  const { rows, total } = await pageOf(database, contacts, condition, query);
  return { rows: rows.map(contactRow), total };
}

export const contactBatches = (
  database: Database,
  query: DayRangeQuery,
): AsyncIterable<ContactRow[]> =>
  mapped(batchesOf(database, contacts, inDays(contacts.createdAt, query)), contactRow);

const contactRow = (contact: typeof contacts.$inferSelect): ContactRow => ({
  id: contact.id,
  name: contact.name,
  email: contact.email,
  phone_number: contact.phoneNumber,
  state: contact.state,
  message: contact.message,
  subscribe: contact.subscribe,
  created_at: contact.createdAt.toISOString(),
});
