import { and, type SQL } from 'drizzle-orm';
import type { ContactFilterQuery, ContactListQuery, ContactRow } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import type { Admin } from '../../platform/http/access';
import { inDays } from '../../platform/lists/day-range';
import { batchesOf, pageOf, type FilterConditions } from '../../platform/lists/pagination';
import { contactWays } from '../consents/consents';
import { sendersOf } from './blocked-senders';
import { adminNames, followUpConditions, notesOf } from './leads/follow-up';
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
  admin: Admin,
): Promise<{ rows: ContactRow[]; total: number; has_more?: true }> {
  const { rows, ...page } = await pageOf(database, contacts, contactCondition(query, admin), query);
  return { ...page, rows: await contactRows(database, rows) };
}

/** All messages of a filter, for an export. An invalid filter throws before the first row is read. */
export function contactBatches(
  database: Database,
  query: ContactFilterQuery,
  admin: Admin,
): AsyncIterable<ContactRow[]> {
  const batches = batchesOf(database, contacts, contactCondition(query, admin));
  return (async function* () {
    for await (const rows of batches) yield await contactRows(database, rows);
  })();
}

function contactCondition(query: ContactFilterQuery, admin: Admin): SQL | undefined {
  const { name, email, phoneNumber, message, note } = contacts;
  const searched = [name, email, phoneNumber, message, note];
  const filters: FilterConditions<ContactFilterQuery> = followUpConditions(
    query,
    contacts,
    searched,
    admin,
  );
  return and(inDays(contacts.createdAt, query), ...Object.values(filters));
}

export async function contactRows(
  database: Database,
  found: readonly (typeof contacts.$inferSelect)[],
): Promise<ContactRow[]> {
  const waysOf = await contactWays(
    database,
    found.map(({ phoneNumber }) => phoneNumber),
  );
  const senders = await sendersOf(database, found);
  const named = await adminNames(
    database,
    found.map(({ assigneeId }) => assigneeId),
  );
  return found.map((contact) => ({
    id: contact.id,
    name: contact.name,
    email: contact.email,
    phone_number: contact.phoneNumber,
    contact_ways: waysOf(contact.phoneNumber, true),
    state: contact.state,
    message: contact.message,
    subscribe: contact.subscribe,
    status: contact.status,
    note: contact.note,
    notes: notesOf(contact),
    spam: contact.isSpam,
    assignee: named(contact.assigneeId),
    senders: senders(contact),
    campaign: contact.campaign,
    created_at: contact.createdAt.toISOString(),
  }));
}
