import { sql, type SQL } from 'drizzle-orm';
import type { DayRangeQuery } from 'shared/schemas';
import { invalid } from './errors';
import { dayAfter, startOfIndianDay } from './indian-time';

/** The instants between two Indian days, both days included. */
export interface DayRange {
  from: Date | null;
  to: Date | null;
}

export function dayRange({ from_date, to_date }: DayRangeQuery): DayRange {
  return {
    from: from_date ? existingDay('from_date', from_date) : null,
    to: to_date ? startOfIndianDay(dayAfterExisting('to_date', to_date)) : null,
  };
}

/** For a table with a column `created_at`; TRUE where nothing is limited. */
export function createdIn({ from, to }: DayRange): SQL {
  const conditions = [sql`TRUE`];
  if (from) conditions.push(sql`created_at >= ${from.toISOString()}`);
  if (to) conditions.push(sql`created_at < ${to.toISOString()}`);
  return sql.join(conditions, sql` AND `);
}

function existingDay(field: string, day: string): Date {
  const start = startOfIndianDay(day);
  // PostgreSQL ends at the year 294276, but has no year 0.
  if (!start || day < '0002') throw invalid({ [field]: ['This date does not exist.'] });
  return start;
}

function dayAfterExisting(field: string, day: string): string {
  existingDay(field, day);
  if (day === '9999-12-31') throw invalid({ [field]: ['This date does not exist.'] });
  return dayAfter(day);
}
