import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
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

const nothing = {
  ...{ visits: 0, reports: 0, faults: 0, shifted: 0 },
  ...{ lcpSum: 0, inpCount: 0, inpSum: 0 },
};
type Sums = typeof nothing;

async function add(
  database: Database,
  shown: ShownPage,
  at: Date,
  sums: Partial<Sums>,
): Promise<void> {
  const { remote, version, route, day } = versionVisits;
  const sumOf = (name: keyof Sums): SQL =>
    sql`${versionVisits[name]} + ${sql.raw(`excluded.${versionVisits[name].name}`)}`;
  await database
    .insert(versionVisits)
    .values({ ...nothing, ...sums, ...shown, day: indianDay(at) })
    .onConflictDoUpdate({
      target: [remote, version, route, day],
      set: {
        visits: sumOf('visits'),
        reports: sumOf('reports'),
        faults: sumOf('faults'),
        shifted: sumOf('shifted'),
        lcpSum: sumOf('lcpSum'),
        inpCount: sumOf('inpCount'),
        inpSum: sumOf('inpSum'),
      },
    });
}

/** How the visits of a page went with one version. */
export interface PageVisits {
  version: string;
  route: string;
  visits: number;
  faults: number;
  /** Geometric means in milliseconds; null without a measured visit. */
  lcp: number | null;
  inp: number | null;
  /** The share of the measured visits with a layout shift above 0.1. */
  shifted: number | null;
}

/** The visits of a section in the last seven Indian days, by version and page, the most visited first. */
export async function visitsByPage(
  database: Database,
  section: string,
  at: Date,
): Promise<PageVisits[]> {
  const { remote, version, route, day } = versionVisits;
  const total = (name: keyof Sums) => sql<number>`sum(${versionVisits[name]})::double precision`;
  const rows = await database
    .select({
      ...{ version, route, visits: total('visits'), reports: total('reports') },
      ...{ faults: total('faults'), shifted: total('shifted'), lcpSum: total('lcpSum') },
      ...{ inpCount: total('inpCount'), inpSum: total('inpSum') },
    })
    .from(versionVisits)
    .where(and(eq(remote, section), gte(day, daysBefore(at, SHOWN_DAYS - 1))))
    .groupBy(version, route)
    .orderBy(sql`sum(${versionVisits.visits}) DESC`, version, route);
  const mean = (sum: number, count: number) =>
    count === 0 ? null : Math.round(Math.exp(sum / count));
  return rows.map((row) => ({
    version: row.version,
    route: row.route,
    visits: row.visits,
    faults: row.faults,
    lcp: mean(row.lcpSum, row.reports),
    inp: mean(row.inpSum, row.inpCount),
    shifted: row.reports === 0 ? null : row.shifted / row.reports,
  }));
}

export async function removeOldVisits(database: Database, at: Date): Promise<void> {
  await database.delete(versionVisits).where(lt(versionVisits.day, daysBefore(at, KEPT_DAYS)));
}

const daysBefore = (at: Date, days: number): string =>
  indianDay(new Date(at.getTime() - days * DAY));
