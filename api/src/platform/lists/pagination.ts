import { and, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DayRangePageQuery, SortOrder } from 'shared/model/schemas';
import type { Database } from '../database/database';

const BATCH = 1000;

/** A table that is listed by time. Its index on (created_at, id) is read in both directions. */
export type ListedTable = PgTable & { id: PgColumn; createdAt: PgColumn };

export const byTime = (sort: SortOrder = 'newest'): SQL =>
  sort === 'oldest' ? sql`created_at, id` : sql`created_at DESC, id DESC`;

/** A condition for each filter of a list except its days. A new filter without one is a type error. */
export type FilterConditions<Query> = Record<
  Exclude<keyof Query, keyof DayRangePageQuery>,
  SQL | undefined
>;

/** How many rows a page has, and how many come before it. */
export function placeOf({
  page = 1,
  per_page: limit = 10,
}: Pick<DayRangePageQuery, 'page' | 'per_page'>) {
  return { limit, offset: (page - 1) * limit };
}

/** Matches are counted and paged only up to this number, so that the cost of a query is bounded. */
export const MOST_MATCHES = 10_000;

type PageQuery = Pick<DayRangePageQuery, 'page' | 'per_page' | 'sort'>;

/**
 * The ids of a page, and how many rows match the condition, at most `MOST_MATCHES + 1`. The matches
 * are read without an order and sorted later, so that the planner uses the index of a rare text. If
 * `total` is above `MOST_MATCHES`, the ids are wrong: read the page by time, see `placeInTime`.
 */
export async function matchesOf(
  database: Database,
  table: ListedTable,
  condition: SQL | undefined,
  query: PageQuery,
): Promise<{ total: number; ids: number[] }> {
  const { limit, offset } = placeOf(query);
  const found = await database.execute<{ total: number; ids: number[] | null }>(sql`
    WITH matches AS MATERIALIZED (
      SELECT id, created_at FROM ${table} WHERE ${condition ?? sql`true`} LIMIT ${MOST_MATCHES + 1}),
    page AS (
      SELECT id, created_at FROM matches ORDER BY ${byTime(query.sort)}
      LIMIT ${limit} OFFSET ${offset})
    SELECT (SELECT count(*)::integer FROM matches) AS total,
           (SELECT array_agg(id) FROM page) AS ids`);
  const { total, ids } = found.rows[0]!;
  return { total, ids: ids ?? [] };
}

/** The limit and offset of a page, cut off at `MOST_MATCHES`. */
export function placeInTime(query: PageQuery): { limit: number; offset: number } {
  const { limit, offset } = placeOf(query);
  return {
    limit: Math.max(0, Math.min(limit, MOST_MATCHES - offset)),
    offset: Math.min(offset, MOST_MATCHES),
  };
}

/** One page, and how many rows match the condition. With `has_more`, more match than are counted. */
export async function pageOf<Table extends ListedTable>(
  database: Database,
  table: Table,
  condition: SQL | undefined,
  query: PageQuery,
): Promise<{ rows: Table['$inferSelect'][]; total: number; has_more?: true }> {
  // The types of the query builder do not accept a table whose type is a type parameter.
  const from: PgTable = table;
  const listed = database.select().from(from).orderBy(byTime(query.sort));
  const { total, ids } = await matchesOf(database, table, condition, query);
  if (total > MOST_MATCHES) {
    const { limit, offset } = placeInTime(query);
    const rows = await listed.where(condition).limit(limit).offset(offset);
    return { rows, total: MOST_MATCHES, has_more: true };
  }
  return { rows: ids.length > 0 ? await listed.where(inArray(table.id, ids)) : [], total };
}

/** All rows that match the condition, newest first, in batches. Each batch starts after the previous one. */
export async function* batchesOf<Table extends ListedTable>(
  database: Database,
  table: Table,
  condition: SQL | undefined,
): AsyncGenerator<Table['$inferSelect'][]> {
  // Text, because a Date has no microseconds: rows of the same millisecond would be skipped.
  const cursor = sql<string>`${table.createdAt}::text`.as('cursor');
  // The types of the query builder do not accept a table whose type is a type parameter.
  const from: PgTable = table;
  let after: SQL | undefined;
  for (;;) {
    const found = await database
      .select({ row: getTableColumns(from), cursor })
      .from(from)
      .where(and(condition, after))
      .orderBy(byTime())
      .limit(BATCH);
    // The cast: the types do not know the columns of `from`.
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
