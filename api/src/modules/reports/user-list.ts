import { and, eq, sql } from 'drizzle-orm';
import { ROLE_STUDENT } from 'shared/model/constants';
import type { DayRangePageQuery, DayRangeQuery, UserRow } from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { fromDayOn, locatePage } from '../../platform/lists/day-counts';
import { inDays, dayColumnInRange } from '../../platform/lists/day-range';
import { batchesOf, byTime, mapped, placeOf } from '../../platform/lists/pagination';
import { dailyUserCounts, users, type User } from '../accounts/accounts-tables';

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  createdAt: users.createdAt,
};

/** A page of the registered students; pagination uses the stored counts of each day, as for orders. */
export async function userPage(
  database: Database,
  query: DayRangePageQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  const { limit, offset } = placeOf(query);
  const condition = userCondition(query);
  const counted = dayColumnInRange(dailyUserCounts.day, query) ?? sql`TRUE`;
  const counts = sql`SELECT day, count FROM ${dailyUserCounts} WHERE ${counted}`;
  const { total, day, before } = await locatePage(database, counts, offset, query.sort);
  if (!day) return { rows: [], total };
  const rows = await database
    .select(columns)
    .from(users)
    .where(and(condition, fromDayOn(users.createdAt, day, query.sort)))
    .orderBy(byTime(query.sort))
    .limit(limit)
    .offset(offset - before);
  return { rows: rows.map(userRow), total };
}

export function userBatches(database: Database, query: DayRangeQuery): AsyncGenerator<UserRow[]> {
  return mapped(batchesOf(database, users, userCondition(query)), userRow);
}

const userCondition = (query: DayRangeQuery) =>
  and(eq(users.roleId, ROLE_STUDENT), inDays(users.createdAt, query));

const userRow = (user: Pick<User, keyof typeof columns>): UserRow => ({
  id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  created_at: user.createdAt.toISOString(),
});
