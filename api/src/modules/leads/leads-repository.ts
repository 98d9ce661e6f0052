import type { DayRangePageQuery, DayRangeQuery, LeadRow } from 'shared/schemas';
import type { Database, Transaction } from '../../platform/database';
import { inDays } from '../../platform/day-range';
import { batchesOf, mapped, pageOf } from '../../platform/pagination';
import { leads } from './leads-tables';

export async function insertLead(
  transaction: Transaction,
  lead: typeof leads.$inferInsert,
): Promise<void> {
  await transaction.insert(leads).values(lead);
}

export async function leadPage(
  database: Database,
  query: DayRangePageQuery,
): Promise<{ rows: LeadRow[]; total: number }> {
  const { rows, total } = await pageOf(database, leads, inDays(leads.createdAt, query), query);
  return { rows: rows.map(leadRow), total };
}

export const leadBatches = (database: Database, query: DayRangeQuery): AsyncIterable<LeadRow[]> =>
  mapped(batchesOf(database, leads, inDays(leads.createdAt, query)), leadRow);

const leadRow = (lead: typeof leads.$inferSelect): LeadRow => ({
  id: lead.id,
  type: lead.type,
  full_name: lead.fullName,
  email: lead.email,
  phone_number: lead.phoneNumber,
  course: lead.course,
  created_at: lead.createdAt.toISOString(),
});
