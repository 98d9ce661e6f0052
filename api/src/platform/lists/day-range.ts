import { and, gte, lt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DayRangeQuery } from 'shared/model/schemas';
import { invalid } from '../errors';
import { dayAfter, isDay, startOfIndianDay } from '../indian-time';

/** Rows whose time lies between two Indian days, both included. Refuses a day that does not exist. */
export function inDays(column: PgColumn, range: DayRangeQuery): SQL | undefined {
  checkOrder(range);
  const { from_date, to_date } = range;
  return and(
    from_date ? gte(column, existingDay('from_date', from_date)) : undefined,
    to_date ? lt(column, startOfIndianDay(dayAfterExisting('to_date', to_date))) : undefined,
  );
}

/** Refuses a range that ends before it begins. */
function checkOrder({ from_date, to_date }: DayRangeQuery): void {
  if (from_date && to_date && from_date > to_date) {
    throw invalid({ from_date: ['From Date must not be later than To Date.'] });
  }
}

/** The same for a column that holds an Indian day. */
export function dayColumnInRange(column: PgColumn, range: DayRangeQuery): SQL | undefined {
  checkOrder(range);
  const { from_date, to_date } = range;
  if (from_date) existingDay('from_date', from_date);
  if (to_date) existingDay('to_date', to_date);
  return and(
    from_date ? gte(column, from_date) : undefined,
    to_date ? lte(column, to_date) : undefined,
  );
}

function existingDay(field: string, day: string): Date {
  // In UTC, the first Indian day of the year 1 begins in the year 0, which PostgreSQL does not have.
  if (!isDay(day) || day < '0002') throw invalid({ [field]: ['This date does not exist.'] });
  return startOfIndianDay(day);
}

function dayAfterExisting(field: string, day: string): string {
  existingDay(field, day);
  if (day === '9999-12-31') throw invalid({ [field]: ['This date does not exist.'] });
  return dayAfter(day);
}
