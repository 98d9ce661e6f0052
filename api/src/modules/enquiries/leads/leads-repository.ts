import { and, eq, isNotNull, lte, notInArray, type SQL } from 'drizzle-orm';
import type { LeadFilterQuery, LeadListQuery, LeadRow, LeadSource } from 'shared/model/schemas';
import type { Database, Transaction } from '../../../platform/database/database';
import { MINUTE } from '../../../platform/durations';
import type { Admin } from '../../../platform/http/access';
import { inDays } from '../../../platform/lists/day-range';
import { batchesOf, pageOf, type FilterConditions } from '../../../platform/lists/pagination';
import { contactWays } from '../../consents/consents';
import { sendersOf } from '../blocked-senders';
import { leads, type Lead } from '../enquiries-tables';
import { adminNames, followUpConditions, notesOf } from './follow-up';

export async function insertLead(
  transaction: Transaction,
  lead: typeof leads.$inferInsert,
): Promise<number> {
  const [stored] = await transaction.insert(leads).values(lead).returning({ id: leads.id });
  return stored!.id;
}

export async function leadPage(
  database: Database,
  query: LeadListQuery,
  at: Date,
  admin: Admin,
): Promise<{ rows: LeadRow[]; total: number; has_more?: true }> {
  const { rows, ...page } = await pageOf(database, leads, leadCondition(query, at, admin), query);
  return { ...page, rows: await leadRows(database, rows, at) };
}

/** All leads of a filter, for an export. An invalid filter throws before the first row is read. */
export function leadBatches(
  database: Database,
  query: LeadFilterQuery,
  at: Date,
  admin: Admin,
): AsyncIterable<LeadRow[]> {
  const batches = batchesOf(database, leads, leadCondition(query, at, admin));
  return (async function* () {
    for await (const rows of batches) yield await leadRows(database, rows, at);
  })();
}

/** Leads that match a condition, e.g. those of one person. */
export async function leadsWith(
  database: Database,
  { where, orderBy, limit }: { where: SQL | undefined; orderBy: SQL; limit: number },
  at: Date,
): Promise<LeadRow[]> {
  const found = await database.select().from(leads).where(where).orderBy(orderBy).limit(limit);
  return leadRows(database, found, at);
}

const isNoSpam = eq(leads.isSpam, false);

/** Call-backs whose hour has come, of leads that are still worked on. */
export const isDue = (at: Date): SQL | undefined =>
  and(lte(leads.callBack, at), notInArray(leads.status, ['enrolled', 'closed']), isNoSpam);

function leadCondition(query: LeadFilterQuery, at: Date, admin: Admin): SQL | undefined {
  const { fullName, email, phoneNumber, note, callBack } = leads;
  const filters: FilterConditions<LeadFilterQuery> = {
    source: query.source ? eq(leads.source, query.source) : undefined,
    call_back:
      query.call_back === 'due'
        ? isDue(at)
        : query.call_back === 'planned'
          ? isNotNull(callBack)
          : undefined,
    ...followUpConditions(query, leads, [fullName, email, phoneNumber, note], admin),
  };
  return and(inDays(leads.createdAt, query), ...Object.values(filters));
}

/** How long an opened lead counts as being worked on. */
const OPEN_FOR = 15 * MINUTE;

/** Who has the lead open just now; null after some minutes. */
export const openerOf = ({ openedBy, openedAt }: Lead, at: Date): number | null =>
  openedAt && at.getTime() - openedAt.getTime() < OPEN_FOR ? openedBy : null;

/** A newsletter goes by e-mail and a syllabus is downloaded: their senders have not asked for a call. */
const withoutAnswer: LeadSource[] = ['newsletter', 'syllabus'];
export const asksForAnswer = ({ source }: { source: LeadSource }): boolean =>
  !withoutAnswer.includes(source);

/** New leads of people who wait for a call. */
export const isToCall: SQL | undefined = and(
  eq(leads.status, 'new'),
  notInArray(leads.source, withoutAnswer),
  isNoSpam,
);

async function leadRows(database: Database, found: readonly Lead[], at: Date): Promise<LeadRow[]> {
  const named = await adminNames(
    database,
    found.flatMap((lead) => [lead.assigneeId, openerOf(lead, at)]),
  );
  const senders = await sendersOf(database, found);
  const waysOf = await contactWays(
    database,
    found.map(({ phoneNumber }) => phoneNumber),
  );
  return found.map((lead) => ({
    id: lead.id,
    type: lead.type,
    source: lead.source,
    full_name: lead.fullName,
    email: lead.email,
    phone_number: lead.phoneNumber,
    contact_ways: waysOf(lead.phoneNumber, asksForAnswer(lead)),
    course: lead.course,
    status: lead.status,
    note: lead.note,
    notes: notesOf(lead),
    spam: lead.isSpam,
    senders: senders(lead),
    campaign: lead.campaign,
    call_back: lead.callBack?.toISOString() ?? null,
    assignee: named(lead.assigneeId),
    open_by: named(openerOf(lead, at)),
    created_at: lead.createdAt.toISOString(),
  }));
}
