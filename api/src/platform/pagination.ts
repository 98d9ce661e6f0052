import { sql, type SQL } from 'drizzle-orm';
import type { DayRangePageQuery, SortOrder } from 'shared/schemas';
import type { Database } from './database';

const BATCH = 1000;

interface Placed extends Record<string, unknown> {
  id: number;
  created_at: string;
}

/** For a table with `created_at` and `id`; its index by time is read in either direction. */
export const byTime = (sort: SortOrder = 'newest'): SQL =>
  sort === 'oldest' ? sql`created_at, id` : sql`created_at DESC, id DESC`;

/** One page by number, and how many rows fit the condition. */
export async function pageOf<Row extends Placed>(
  database: Database,
  table: SQL,
  condition: SQL,
  { page = 1, per_page: perPage = 10, sort }: Pick<DayRangePageQuery, 'page' | 'per_page' | 'sort'>,
): Promise<{ rows: Row[]; total: number }> {
  const total = await database.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM ${table} WHERE ${condition}`,
  );
  const found = await database.execute(sql`
    SELECT * FROM ${table} WHERE ${condition}
    ORDER BY ${byTime(sort)} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
  // What the columns of the table are, the caller knows.
  return { rows: found.rows as Row[], total: total.rows[0]!.count };
}

/** All rows of a condition in batches; each goes on where the last one ended. */
export async function* batchesOf<Row extends Placed>(
  database: Database,
  table: SQL,
  condition: SQL,
): AsyncGenerator<Row[]> {
  let after = sql`TRUE`;
  for (;;) {
    const found = await database.execute(sql`
      SELECT * FROM ${table} WHERE ${condition} AND ${after}
      ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`);
    const rows = found.rows as Row[];
    if (rows.length > 0) yield rows;
    const last = rows[BATCH - 1];
    if (!last) return;
    after = sql`(created_at, id) < (${last.created_at}, ${last.id})`;
  }
}

export async function* mapped<From, To>(
  batches: AsyncIterable<From[]>,
  change: (row: From) => To,
): AsyncGenerator<To[]> {
  for await (const rows of batches) yield rows.map(change);
}

/** As the rows of this API carry it: ISO 8601 in UTC. */
export const isoTime = (value: string | Date): string => new Date(value).toISOString();
