import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AuditChange, AuditFilterQuery, AuditListQuery, AuditRow } from 'shared/model/schemas';
import type { Admin } from '../../platform/http/access';
import type { Database, Transaction } from '../../platform/database/database';
import { inDays } from '../../platform/lists/day-range';
import { containing } from '../../platform/lists/text-search';
import { batchesOf, mapped, pageOf } from '../../platform/lists/pagination';
import { auditLog } from './audit-tables';

/** Who did something. What is done by a teacher's link belongs to the account that made the link. */
export type Actor =
  | Admin
  | ReturnType<typeof buyerOf>
  | { kind: 'teacher'; id: number; name: string }
  | typeof operator;

type Buyer = { firstName: string; lastName: string; userId: number | null };

/** The buyer of an order; `id` is that of the account. */
export const buyerOf = ({ firstName, lastName, userId }: Buyer, id = userId) => ({
  kind: 'buyer' as const,
  id,
  name: `${firstName} ${lastName} (buyer)`,
});

/** Whoever types commands on the machine of the server. */
export const operator = { kind: 'admin', id: null, name: 'Operator of the server' } as const;

interface Action {
  actor: Actor;
  /** The action as text, e.g. 'Update' or 'Resend confirmation'. */
  action: string;
  /** The changed record as text, e.g. 'Lead 12'. */
  subject: string;
  changes?: AuditChange[];
  at: Date;
}

/** Records what somebody did. Call it in the transaction of the change: both or neither are stored. */
export async function recordAction(
  transaction: Database | Transaction,
  { actor, action, subject, changes = [], at }: Action,
): Promise<void> {
  await transaction.insert(auditLog).values({
    actorKind: 'kind' in actor ? actor.kind : 'admin',
    actorId: actor.id,
    actorName: actor.name,
    actorRole: 'kind' in actor ? null : actor.adminRole,
    action,
    subject,
    changes,
    createdAt: at,
  });
}

/** What was said or done, by name, where there is nothing before it. */
export const noted = (texts: Readonly<Record<string, string>>): AuditChange[] =>
  Object.entries(texts).map(([field, to]) => ({ field, from: '', to }));

/** The fields that differ, with both values as text. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
): AuditChange[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => value !== undefined && value !== old.get(field))
    .map(([field, value]) => ({ field, from: textOf(old.get(field)), to: textOf(value) }));
}

const textOf = (value: unknown): string => (value === null ? '' : String(value));

export async function auditPage(
  database: Database,
  query: AuditListQuery,
): Promise<{ rows: AuditRow[]; total: number; has_more?: true }> {
  const { rows, ...page } = await pageOf(database, auditLog, matching(query), query);
  return { ...page, rows: rows.map(auditRow) };
}

/** All actions between two days, newest first. An invalid day throws before the first row is read. */
export const auditBatches = (
  database: Database,
  query: AuditFilterQuery,
): AsyncIterable<AuditRow[]> => mapped(batchesOf(database, auditLog, matching(query)), auditRow);

/**
 * Every account that is named in the log, with the latest name: that of an action in the admin area, if
 * there is one, because what is done by a private link belongs to the account that made it.
 */
export async function auditPeople(database: Database): Promise<{ id: number; name: string }[]> {
  const latest = database
    .select({
      id: sql`coalesce(max(${auditLog.id}) FILTER (WHERE ${auditLog.actorKind} = 'admin'), max(${auditLog.id}))`,
    })
    .from(auditLog)
    .where(isNotNull(auditLog.actorId))
    .groupBy(auditLog.actorId);
  return database
    .select({ id: sql<number>`${auditLog.actorId}`, name: auditLog.actorName })
    .from(auditLog)
    .where(sql`${auditLog.id} IN ${latest}`)
    .orderBy(desc(auditLog.id));
}

const matching = ({ admin, search, ...days }: AuditFilterQuery): SQL | undefined =>
  and(
    inDays(auditLog.createdAt, days),
    admin ? eq(auditLog.actorId, Number(admin)) : undefined,
    search
      ? containing(
          sql`(${auditLog.action} || ' ' || ${auditLog.subject} || ' ' || ${auditLog.changes}::text)`,
          search,
        )
      : undefined,
  );

const auditRow = (row: typeof auditLog.$inferSelect): AuditRow => ({
  id: row.id,
  admin: row.actorName,
  admin_id: row.actorId,
  role: row.actorRole,
  action: row.action,
  subject: row.subject,
  changes: row.changes,
  created_at: row.createdAt.toISOString(),
});
