import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Where a page of a newest-first list begins, by the kept counts of each day. `days` yields `day`
 * and `count`. Only the rows of that day before the page have to be skipped, however deep it lies.
 */
export async function placeInDays(
  database: Database,
  days: SQL,
  offset: number,
): Promise<{ total: number; day: string | null; before: number }> {
  const found = await database.execute<{ total: number; day: string | null; before: number }>(sql`
    WITH days AS (${days}),
    placed AS (
      SELECT day, count, (sum(count) OVER (ORDER BY day DESC))::integer - count AS before FROM days)
    SELECT (SELECT coalesce(sum(count), 0)::integer FROM days) AS total,
           start.day::text AS day, coalesce(start.before, 0) AS before
    FROM (SELECT 1) AS one LEFT JOIN placed AS start
      ON start.before <= ${offset} AND ${offset} < start.before + start.count`);
  return found.rows[0]!;
}
