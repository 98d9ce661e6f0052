import { and, eq, type SQL } from 'drizzle-orm';
import type { LeadFilterQuery, LeadListQuery, LeadRow } from 'shared/model/schemas';
import type { Database, Transaction } from '../../platform/database/database';
import { inDays } from '../../platform/lists/day-range';
import { batchesOf, mapped, pageOf, type FilterConditions } from '../../platform/lists/pagination';
import { followUpConditions } from './follow-up';
import { leads } from './enquiries-tables';

export async function insertLead(
  transaction: Transaction,
  lead: typeof leads.$inferInsert,
): Promise<void> {
  await transaction.insert(leads).values(lead);
}

export async function leadPage(
  database: Database,
  query: LeadListQuery,
): Promise<{ rows: LeadRow[]; total: number; has_more?: true }> {
  const { rows, ...page } = await pageOf(database, leads, leadCondition(query), query);
  return { ...page, rows: rows.map(leadRow) };
}

export const leadBatches = (database: Database, query: LeadFilterQuery): AsyncIterable<LeadRow[]> =>
  mapped(batchesOf(database, leads, leadCondition(query)), leadRow);

function leadCondition(query: LeadFilterQuery): SQL | undefined {
  const { fullName, email, phoneNumber, note } = leads;
  const filters: FilterConditions<LeadFilterQuery> = {
    source: query.source ? eq(leads.source, query.source) : undefined,
    ...followUpConditions(query, leads.status, [fullName, email, phoneNumber, note]),
  };
  return and(inDays(leads.createdAt, query), ...Object.values(filters));
}

export const leadRow = (lead: typeof leads.$inferSelect): LeadRow => ({
  id: lead.id,
  type: lead.type,
  source: lead.source,
  full_name: lead.fullName,
  email: lead.email,
  phone_number: lead.phoneNumber,
  course: lead.course,
  status: lead.status,
  note: lead.note,
  created_at: lead.createdAt.toISOString(),
});
