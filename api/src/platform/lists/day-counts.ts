import { gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SortOrder } from 'shared/model/schemas';
import type { Database } from '../database/database';
import { dayAfter, startOfIndianDay } from '../indian-time';

/**
 * Finds the day on which a page of a list by time begins, from the stored counts per day. `days`
 * selects `day` and `count`; `before` is the number of rows on the days before. A query for the page
 * then skips only rows of that day, however late the page is. `day` is null beyond the last row.
 */
export async function locatePage(
  database: Database,
  days: SQL,
  offset: number,
  sort: SortOrder = 'newest',
): Promise<{ total: number; day: string | null; before: number }> {
  const found = await database.execute<{ total: number; day: string | null; before: number }>(sql`
    WITH days AS (${days}),
    placed AS (
      SELECT day, count, (sum(count) OVER (ORDER BY day ${sort === 'oldest' ? sql`ASC` : sql`DESC`}))::integer - count AS before FROM days)
    SELECT (SELECT coalesce(sum(count), 0)::integer FROM days) AS total,
           start.day::text AS day, coalesce(start.before, 0) AS before
    FROM (SELECT 1) AS one LEFT JOIN placed AS start
      ON start.before <= ${offset} AND ${offset} < start.before + start.count`);
  return found.rows[0]!;
}

/** The rows of this day and of all days that follow in the list. */
export const fromDayOn = (column: PgColumn, day: string, sort: SortOrder = 'newest'): SQL =>
  // The day exists, because `locatePage` has read it from the database.
  sort === 'oldest'
    ? gte(column, startOfIndianDay(day))
    : lt(column, startOfIndianDay(dayAfter(day)));
