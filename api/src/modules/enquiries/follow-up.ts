import { Type } from '@sinclair/typebox';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, type PgColumn } from 'drizzle-orm/pg-core';
import { FollowUpRequest, StatusResponse, type FollowUpStatus } from 'shared/model/schemas';
import { currentAccount } from '../../platform/http/access';
import type { App, Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import type { FilterConditions } from '../../platform/lists/pagination';
import { responses } from '../../platform/http/responses';
import { containing } from '../../platform/lists/text-search';
import { changedFields, recordAction } from '../audit/audit-repository';

/** The columns of a table whose rows admins follow up. */
export const followUpColumns = () => ({
  status: text('status').$type<FollowUpStatus>().notNull().default('new'),
  note: text('note').notNull().default(''),
});

interface FollowUpTarget {
  /** e.g. `/admin/leads`. */
  path: string;
  /** What one row is called in the audit log. */
  subject: string;
  tableName: string;
}

/** Adds the route that sets the status and note of a row; the audit log records each change. */
export function registerFollowUp(
  app: App,
  { database, now }: Services,
  { path, subject, tableName }: FollowUpTarget,
): void {
  // Declares only the columns that this route reads and writes.
  const table = pgTable(tableName, { id: integer('id').primaryKey(), ...followUpColumns() });

  app.patch(
    `${path}/:id`,
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: `Sets status and note of a ${subject.toLowerCase()}`,
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        body: FollowUpRequest,
        response: responses(StatusResponse),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { status, note } = request.body;
      const after = { status, note: note?.trim() };
      await database.transaction(async (transaction) => {
        const [before] = await transaction
          .select({ status: table.status, note: table.note })
          .from(table)
          .where(eq(table.id, id))
          .for('update');
        if (!before) throw new HttpError(404, `There is no ${subject.toLowerCase()} ${id}.`);
        const changes = changedFields(before, after);
        if (changes.length === 0) return;
        await transaction.update(table).set(after).where(eq(table.id, id));
        await recordAction(transaction, {
          admin: currentAccount(request),
          action: 'Update',
          subject: `${subject} ${id}`,
          changes,
          at: now(),
        });
      });
      return { status: true, message: 'Saved.' };
    },
  );
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
  const wanted = search?.trim();
  return {
    status: status ? eq(statusColumn, status) : undefined,
    search: wanted
      ? containing(sql`(${sql.join([...searched], sql` || ' ' || `)})`, wanted)
      : undefined,
  };
}
