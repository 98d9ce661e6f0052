import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** After so many wrong codes in a row, each further one must wait twice as long as the one before. */
export const FREE_TRIES = 5;
const FIRST_WAIT = 60;
const LONGEST_WAIT = 86_400;

/** The values after one more try, which is counted before its code is compared. */
export function oneMoreTry(tries: PgColumn, at: Date): { count: SQL<number>; waitUntil: SQL } {
  const count = sql<number>`${tries} + 1`;
  const wait = sql`least(${LONGEST_WAIT}, ${FIRST_WAIT} * 2.0 ^ (${count} - ${FREE_TRIES}))`;
  return {
    count,
    waitUntil: sql`CASE WHEN ${count} >= ${FREE_TRIES}
      THEN ${at.toISOString()}::timestamptz + ${wait} * interval '1 second' END`,
  };
}
