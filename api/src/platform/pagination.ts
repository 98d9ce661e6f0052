import { and, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DayRangePageQuery, SortOrder } from 'shared/schemas';
import type { Database } from './database';

const BATCH = 1000;

/** A table that is listed by time; its index on (created_at, id) is read in either direction. */
export type ListedTable = PgTable & { id: PgColumn; createdAt: PgColumn };

export const byTime = (sort: SortOrder = 'newest'): SQL =>
  sort === 'oldest' ? sql`created_at, id` : sql`created_at DESC, id DESC`;

/** One for each filter of a list beside its days: without it, a new filter is an error of TypeScript. */
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

/** Matches are counted and paged up to here: nobody reads on, and the cost stays bounded. */
export const MOST_MATCHES = 10_000;

type PageQuery = Pick<DayRangePageQuery, 'page' | 'per_page' | 'sort'>;

/**
 * How many rows fit the condition, up to one more than are counted, and the ids of the page. They are
 * taken without an order first, so that the planner uses the index of a rare text; what fits more
 * rows than are counted is to be read in the order of time, see `placeInTime`.
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

/** Where a page stands among the rows that are counted. */
export function placeInTime(query: PageQuery): { limit: number; offset: number } {
  const { limit, offset } = placeOf(query);
  return {
    limit: Math.max(0, Math.min(limit, MOST_MATCHES - offset)),
    offset: Math.min(offset, MOST_MATCHES),
  };
}

/** One page by number, and how many rows fit the condition. */
export async function pageOf<Table extends ListedTable>(
  database: Database,
  table: Table,
  condition: SQL | undefined,
  query: PageQuery,
): Promise<{ rows: Table['$inferSelect'][]; total: number; has_more?: true }> {
  // The query builder's types want to know the table: one that is a parameter they refuse.
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
