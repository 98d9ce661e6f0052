import { sql, type SQL } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/constants';
import type { DayRangePageQuery, DayRangeQuery, UserRow } from 'shared/schemas';
import type { Database } from '../../platform/database';
import { fromDayOn, locatePage } from '../../platform/day-counts';
import { createdIn, dayRange } from '../../platform/day-range';
import { batchesOf, byTime, isoTime, mapped } from '../../platform/pagination';

type StoredUser = UserRow & Record<string, unknown>;

/** Registered users; paged by the kept counts of each day like the orders. */
export async function userPage(
  database: Database,
  query: DayRangePageQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  const perPage = query.per_page ?? 10;
  const offset = ((query.page ?? 1) - 1) * perPage;
  const condition = userCondition(query);
  const days = [sql`TRUE`];
  if (query.from_date) days.push(sql`day >= ${query.from_date}`);
  if (query.to_date) days.push(sql`day <= ${query.to_date}`);
  const counts = sql`
    SELECT day, count FROM daily_user_counts WHERE ${sql.join(days, sql` AND `)}`;
  const { total, day, before } = await locatePage(database, counts, offset, query.sort);
  if (!day) return { rows: [], total };
  const rows = await database.execute<StoredUser>(sql`
    SELECT id, name, email, phone, created_at FROM users
    WHERE ${condition} AND ${fromDayOn(day, query.sort)}
    ORDER BY ${byTime(query.sort)} LIMIT ${perPage} OFFSET ${offset - before}`);
  return { rows: rows.rows.map(userRow), total };
}

export function userBatches(database: Database, query: DayRangeQuery): AsyncGenerator<UserRow[]> {
  const listed = sql`(SELECT id, name, email, phone, role_id, created_at FROM users) AS listed`;
  return mapped(batchesOf<StoredUser>(database, listed, userCondition(query)), userRow);
}

const userCondition = (query: DayRangeQuery): SQL =>
  sql`role_id = ${ROLE_STUDENT} AND ${createdIn(dayRange(query))}`;

const userRow = (row: StoredUser): UserRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  created_at: isoTime(row.created_at),
});
