import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FollowUpRequest, FollowUpStatus } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import type { Admin } from '../../platform/http/access';
import type { FilterConditions } from '../../platform/lists/pagination';
import { containing } from '../../platform/lists/text-search';
import { changedFields, recordAction } from '../audit/audit-repository';
import type { contacts, leads } from './enquiries-tables';

export interface FollowUpTarget {
  table: typeof leads | typeof contacts;
  /** What one row is called in the audit log. */
  subject: string;
}

/** Sets status and note of an enquiry; the audit log records each change. 404 for an unknown id. */
export async function followUp(
  { database, now }: Services,
  { table, subject }: FollowUpTarget,
  id: number,
  { status, note }: FollowUpRequest,
  admin: Admin,
): Promise<void> {
  const after = { status, note };
  await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ status: table.status, note: table.note })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (!before) throw new HttpError(404, `There is no ${subject.toLowerCase()} ${id}.`);
    const changes = changedFields(before, after);
    if (changes.length === 0) return;
    // eslint-disable-next-line product/own-tables -- its type permits only the two tables of this module
    await transaction.update(table).set(after).where(eq(table.id, id));
    await recordAction(transaction, {
      admin,
      action: 'Update',
      subject: `${subject} ${id}`,
      changes,
      at: now(),
    });
  });
}

interface FollowUpQuery {
  status?: FollowUpStatus | '';
  search?: string;
}

/**
 * Conditions for rows with this status and with the searched text in the columns, ignoring case. The
 * columns are joined with spaces: if the table has an index for the search, it has this expression.
 */
export function followUpConditions(
  { status, search }: FollowUpQuery,
  statusColumn: PgColumn,
  searched: readonly PgColumn[],
): FilterConditions<FollowUpQuery> {
  return {
    status: status ? eq(statusColumn, status) : undefined,
    search: search
      ? containing(sql`(${sql.join([...searched], sql` || ' ' || `)})`, search)
      : undefined,
  };
}
