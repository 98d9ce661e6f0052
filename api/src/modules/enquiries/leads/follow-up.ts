import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FollowUpRequest, FollowUpStatus, NoteEntry } from 'shared/model/schemas';
import type { Services } from '../../../platform/app-types';
import type { Database } from '../../../platform/database/database';
import { HttpError, invalid } from '../../../platform/errors';
import type { Admin } from '../../../platform/http/access';
import type { FilterConditions } from '../../../platform/lists/pagination';
import { containing } from '../../../platform/lists/text-search';
import { users } from '../../accounts/accounts-tables';
import { adminsWith } from '../../accounts/admins/admin-roles';
import { changedFields, recordAction } from '../../audit/audit-repository';
import type { contacts, Lead, leads } from '../enquiries-tables';

export interface FollowUpTarget {
  table: typeof leads | typeof contacts;
  /** What one row is called in the audit log. */
  subject: string;
}

/**
 * Sets the status of an enquiry, who has it and whether it is spam, and adds a note to those before it; for a lead
 * also its call-back. The audit log records each change. 404 for an unknown id, 422 for an unknown admin.
 */
export async function followUp(
  { database, now }: Services,
  { table, subject }: FollowUpTarget,
  id: number,
  { note, assignee, spam, ...others }: FollowUpRequest & Pick<LeadChanges, 'callBack'>,
  admin: Admin,
): Promise<void> {
  const at = now();
  if (assignee && !(await adminsWith(database, 'enquiries')).some((known) => known.id === assignee))
    throw invalid({ assignee: ['There is no such admin.'] });
  const given = { ...others, assigneeId: assignee, isSpam: spam };
  await database.transaction(async (transaction) => {
    const [before]: ({ status: string; note: string; notes: NoteEntry[] } & LeadChanges)[] =
      await transaction.select().from(table).where(eq(table.id, id)).for('update');
    if (!before) throw new HttpError(404, `There is no ${subject.toLowerCase()} ${id}.`);
    const set: Partial<Lead> = { ...given };
    const changes = changedFields(inWords(before), inWords(given));
    if (note) {
      const entry = { text: note, by: admin.name, at: at.toISOString() };
      set.notes = [...notesOf(before), entry];
      set.note = set.notes.map(({ text }) => text).join('\n');
      changes.push({ field: 'note', from: '', to: note });
    }
    if (changes.length === 0) return;
    // Only a lead is given the fields of a lead.
    const written = table as typeof leads;
    // oxlint-disable-next-line product/own-tables -- its type permits only the two tables of this module
    await transaction.update(written).set(set).where(eq(written.id, id));
    await recordAction(transaction, {
      actor: admin,
      action: 'Update',
      subject: `${subject} ${id}`,
      changes,
      at,
    });
  });
}

/** The notes of an enquiry. Of a text that is older than the list, author and time are not known. */
export const notesOf = ({ note, notes }: { note: string; notes: NoteEntry[] }): NoteEntry[] =>
  notes.length > 0 || note === '' ? notes : [{ text: note, by: '', at: null }];

type LeadChanges = Partial<Pick<Lead, 'callBack' | 'assigneeId' | 'isSpam'>>;

/** The fields of an enquiry that the audit log names, with a time as text. */
const inWords = ({ status, callBack, assigneeId, isSpam }: { status?: string } & LeadChanges) => ({
  status,
  spam: isSpam,
  call_back: callBack && callBack.toISOString(),
  assignee: assigneeId,
});

/** Admins by id, as the rows name them. */
export async function adminNames(database: Database, ids: readonly (number | null)[]) {
  const found = await database
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        ids.filter((id) => id !== null),
      ),
    );
  return (id: number | null) =>
    id === null ? null : { id, name: found.find((user) => user.id === id)?.name ?? 'Somebody' };
}

interface FollowUpQuery {
  show?: 'mine' | 'spam' | '';
  status?: FollowUpStatus | '';
  search?: string;
}

/**
 * Conditions for rows of the admin or spam, with this status and with the searched text in the columns, ignoring case.
 * The columns are joined with spaces: if the table has an index for the search, it has this expression.
 */
export function followUpConditions(
  { show, status, search }: FollowUpQuery,
  table: Record<'id' | 'status' | 'isSpam' | 'assigneeId', PgColumn>,
  searched: readonly PgColumn[],
  admin: Admin,
): FilterConditions<FollowUpQuery> {
  // `#12` finds one row by its number, as the audit log names it.
  const isNumber = /^#[1-9]\d{0,8}$/.test(search ?? '');
  return {
    show: and(
      // A number finds its row wherever it stands.
      isNumber ? undefined : eq(table.isSpam, show === 'spam'),
      show === 'mine' ? eq(table.assigneeId, admin.id) : undefined,
    ),
    status: status ? eq(table.status, status) : undefined,
    search: isNumber
      ? eq(table.id, Number(search?.slice(1)))
      : search
        ? containing(sql`(${sql.join([...searched], sql` || ' ' || `)})`, search)
        : undefined,
  };
}
