import { and, type SQL } from 'drizzle-orm';
import type { ContactFilterQuery, ContactListQuery, ContactRow } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { inDays } from '../../platform/lists/day-range';
import { batchesOf, mapped, pageOf, type FilterConditions } from '../../platform/lists/pagination';
import { followUpConditions, notesOf } from './follow-up';
import { contacts } from './enquiries-tables';

export async function insertContact(
  database: Database | Transaction,
  contact: typeof contacts.$inferInsert,
): Promise<void> {
  await database.insert(contacts).values(contact);
}

export async function contactPage(
  database: Database,
  query: ContactListQuery,
): Promise<{ rows: ContactRow[]; total: number; has_more?: true }> {
  const { rows, ...page } = await pageOf(database, contacts, contactCondition(query), query);
  return { ...page, rows: rows.map(contactRow) };
}

export const contactBatches = (
  database: Database,
  query: ContactFilterQuery,
): AsyncIterable<ContactRow[]> =>
  mapped(batchesOf(database, contacts, contactCondition(query)), contactRow);

function contactCondition(query: ContactFilterQuery): SQL | undefined {
  const { name, email, phoneNumber, message, note } = contacts;
  const filters: FilterConditions<ContactFilterQuery> = followUpConditions(query, contacts, [
    name,
    email,
    phoneNumber,
    message,
    note,
  ]);
  return and(inDays(contacts.createdAt, query), ...Object.values(filters));
}

export const contactRow = (contact: typeof contacts.$inferSelect): ContactRow => ({
  id: contact.id,
  name: contact.name,
  email: contact.email,
  phone_number: contact.phoneNumber,
  state: contact.state,
  message: contact.message,
  subscribe: contact.subscribe,
  status: contact.status,
  note: contact.note,
  notes: notesOf(contact),
  created_at: contact.createdAt.toISOString(),
});
