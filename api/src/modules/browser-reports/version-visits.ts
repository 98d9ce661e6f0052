import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { indianDay } from '../../platform/indian-time';
import type { ShownPage } from './known-pages';
import { versionVisits } from './version-visits-tables';

/** For how many days the figures are kept. */
const KEPT_DAYS = 90;
/** For how many days teams are shown them. */
const SHOWN_DAYS = 7;
/** What web.dev calls a good layout shift; visitors notice more. */
const NOTICED_SHIFT = 0.1;

/** What a page has measured; times in milliseconds. */
export interface Measured {
  /** How many visits the report stands for. */
  visits: number;
  lcp: number;
  inp?: number | undefined;
  cls: number;
}

// Half a millisecond, because nothing has the logarithm zero.
const logarithm = (milliseconds: number) => Math.log(Math.max(milliseconds, 0.5));

/** Adds the web vitals of a visit to those of its version. */
export const countVisit = (
  database: Database,
  shown: ShownPage,
  { visits, lcp, inp, cls }: Measured,
  at: Date,
): Promise<void> =>
  add(database, shown, at, {
    visits,
    reports: 1,
    shifted: cls > NOTICED_SHIFT ? 1 : 0,
    lcpSum: logarithm(lcp),
    ...(inp !== undefined && { inpCount: 1, inpSum: logarithm(inp) }),
  });

/** Adds a visit in which the section had a fault. */
export const countFault = (database: Database, shown: ShownPage, at: Date): Promise<void> =>
  add(database, shown, at, { faults: 1 });

const { remote, version, route, day, ...sums } = getTableColumns(versionVisits);
type Sums = Record<keyof typeof sums, number>;

/** The same for each sum; the casts: `fromEntries` forgets the names. */
const ofEach = <Value>(make: (column: PgColumn) => Value, of: object = sums) =>
  Object.fromEntries(
    Object.keys(of).map((name) => [name, make(sums[name as keyof Sums])]),
  ) as Record<keyof Sums, Value>;

async function add(
  database: Database,
  shown: ShownPage,
  at: Date,
  added: Partial<Sums>,
): Promise<void> {
  await database
    .insert(versionVisits)
    .values({ ...ofEach(() => 0), ...added, ...shown, day: indianDay(at) })
    .onConflictDoUpdate({
      target: [remote, version, route, day],
      set: ofEach((column) => sql`${column} + ${sql.raw(`excluded.${column.name}`)}`, added),
    });
}

/** How the visits of a page went with one version. */
export type PageVisits = Awaited<ReturnType<typeof visitsByPage>>[number];

/** The visits of a section in the last seven Indian days, by version and page, the most visited first. */
export async function visitsByPage(database: Database, section: string, at: Date) {
  const totals = ofEach((column) => sql<number>`sum(${column})::double precision`);
  const rows = await database
    .select({ version, route, ...totals })
    .from(versionVisits)
    .where(and(eq(remote, section), gte(day, daysBefore(at, SHOWN_DAYS - 1))))
    .groupBy(version, route)
    .orderBy(sql`sum(${sums.visits}) DESC`, version, route);
  const mean = (sum: number, count: number) =>
    count === 0 ? null : Math.round(Math.exp(sum / count));
  return rows.map(({ reports, shifted, lcpSum, inpSum, inpCount, ...row }) => ({
    ...row,
    /** Geometric means in milliseconds; null without a measured visit. */
    lcp: mean(lcpSum, reports),
    inp: mean(inpSum, inpCount),
    /** The share of the measured visits with a layout shift above 0.1. */
    shifted: reports === 0 ? null : shifted / reports,
  }));
}

export async function removeOldVisits(database: Database, at: Date): Promise<void> {
  await database.delete(versionVisits).where(lt(versionVisits.day, daysBefore(at, KEPT_DAYS)));
}

const daysBefore = (at: Date, days: number): string =>
  indianDay(new Date(at.getTime() - days * DAY));
