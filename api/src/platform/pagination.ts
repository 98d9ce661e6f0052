import { and, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DayRangePageQuery, SortOrder } from 'shared/schemas';
import type { Database } from './database';

const BATCH = 1000;

/** A table that is listed by time; its index on (created_at, id) is read in either direction. */
export type ListedTable = PgTable & { id: PgColumn; createdAt: PgColumn };

export const byTime = (sort: SortOrder = 'newest'): SQL =>
  sort === 'oldest' ? sql`created_at, id` : sql`created_at DESC, id DESC`;

/** How many rows a page has, and how many come before it. */
export function placeOf({
  page = 1,
  per_page: limit = 10,
}: Pick<DayRangePageQuery, 'page' | 'per_page'>) {
  return { limit, offset: (page - 1) * limit };
}

/** One page by number, and how many rows fit the condition. */
export async function pageOf<Table extends ListedTable>(
  database: Database,
  table: Table,
  condition: SQL | undefined,
  query: Pick<DayRangePageQuery, 'page' | 'per_page' | 'sort'>,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const { limit, offset } = placeOf(query);
  // The query builder's types want to know the table: one that is a parameter they refuse.
  const from: PgTable = table;
  const rows = await database
    .select()
    .from(from)
    .where(condition)
    .orderBy(byTime(query.sort))
    .limit(limit)
    .offset(offset);
  return { rows, total: await database.$count(table, condition) };
}

/** All rows of a condition, newest first, in batches; each goes on where the last one ended. */
export async function* batchesOf<Table extends ListedTable>(
  database: Database,
  table: Table,
  condition: SQL | undefined,
): AsyncGenerator<Table['$inferSelect'][]> {
  // As text: a Date has no microseconds, and rows of the same millisecond would be passed over.
  const cursor = sql<string>`${table.createdAt}::text`.as('cursor');
  // As above.
  const from: PgTable = table;
  let after: SQL | undefined;
  for (;;) {
    const found = await database
      .select({ row: getTableColumns(from), cursor })
      .from(from)
      .where(and(condition, after))
      .orderBy(byTime())
      .limit(BATCH);
    // As above: the types do not know the columns.
    const rows = found.map(({ row }) => row as Table['$inferSelect']);
    if (rows.length > 0) yield rows;
    const last = found[BATCH - 1];
    if (!last) return;
    after = sql`(${table.createdAt}, ${table.id}) < (${last.cursor}::timestamptz, ${last.row.id})`;
  }
}

export async function* mapped<From, To>(
  batches: AsyncIterable<From[]>,
  change: (row: From) => To,
): AsyncGenerator<To[]> {
  for await (const rows of batches) yield rows.map(change);
}
