import { sql, type SQL } from 'drizzle-orm';

/**
 * The time that decides which process may do a piece of work: the database's own, because the clocks of
 * two machines differ. A test that moves its clock gives it as `now`.
 */
export type DatabaseNow = () => SQL<Date>;

export const databaseClock =
  (now?: () => Date): DatabaseNow =>
  () =>
    now ? sql<Date>`${now().toISOString()}::timestamptz` : sql<Date>`now()`;
