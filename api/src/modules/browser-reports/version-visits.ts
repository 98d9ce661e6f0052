import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { DAY } from '../../platform/durations';
import { indianDay, startOfIndianDay } from '../../platform/indian-time';
import type { SiteRemote } from './known-pages';
import { versionVisits } from './version-visits-tables';

/** For how many days the figures are kept. */
const KEPT_DAYS = 90;
/** For how many days teams are shown them. */
const SHOWN_DAYS = 7;
/** What web.dev calls a good layout shift; visitors notice more. */
const NOTICED_SHIFT = 0.1;

interface Shown {
  remote: string;
  version: string;
  route: string;
}

/** What a page has measured; times in milliseconds. */
export interface Measured {
  /** How many visits the report stands for. */
  visits: number;
  lcp: number;
  inp?: number | undefined;
  cls: number;
}

/** Adds the web vitals of a visit to those of its version. */
export async function countVisit(
  database: Database,
  shown: Shown,
  { visits, lcp, inp, cls }: Measured,
  section: Pick<SiteRemote, 'canary'>,
  at: Date,
): Promise<void> {
  // Half a millisecond, because nothing has the logarithm zero.
  const [paint, interaction = 0] = [lcp, ...(inp === undefined ? [] : [inp])].map((milliseconds) =>
    Math.log(Math.max(milliseconds, 0.5)),
  );
  await add(database, shown, section, at, {
    visits,
    reports: 1,
    shifted: cls > NOTICED_SHIFT ? 1 : 0,
    lcpSum: paint!,
    lcpSquares: paint! ** 2,
    inpCount: inp === undefined ? 0 : 1,
    inpSum: interaction,
    inpSquares: interaction ** 2,
  });
}

/** Adds a visit in which the section had a fault. */
export const countFault = (
  database: Database,
  shown: Shown,
  section: Pick<SiteRemote, 'canary'>,
  at: Date,
): Promise<void> => add(database, shown, section, at, { faults: 1 });

const nothing = {
  ...{ visits: 0, reports: 0, faults: 0, shifted: 0, lcpSum: 0, lcpSquares: 0 },
  ...{ inpCount: 0, inpSum: 0, inpSquares: 0 },
};
type Sums = typeof nothing;

async function add(
  database: Database,
  shown: Shown,
  { canary }: Pick<SiteRemote, 'canary'>,
  at: Date,
  sums: Partial<Sums>,
): Promise<void> {
  const day = startOfIndianDay(indianDay(at))!;
  const step = canary?.rollOut && new Date(canary.rollOut.step);
  const since = step && step > day ? step : day;
  const percent = canary?.rollOut ? canary.percent : 0;
  const { remote, version, route, since: from, percent: share } = versionVisits;
  const sumOf = (name: keyof Sums): SQL =>
    sql`${versionVisits[name]} + ${sql.raw(`excluded.${versionVisits[name].name}`)}`;
  await database
    .insert(versionVisits)
    .values({ ...nothing, ...sums, ...shown, since, percent })
    .onConflictDoUpdate({
      target: [remote, version, route, from, share],
      set: {
        visits: sumOf('visits'),
        reports: sumOf('reports'),
        faults: sumOf('faults'),
        shifted: sumOf('shifted'),
        lcpSum: sumOf('lcpSum'),
        lcpSquares: sumOf('lcpSquares'),
        inpCount: sumOf('inpCount'),
        inpSum: sumOf('inpSum'),
        inpSquares: sumOf('inpSquares'),
      },
    });
}

/** Sums of some versions of a section, by the stretch of time in which the share of the visitors was the same. */
export const visitsByStretch = (
  database: Database,
  section: string,
  versions: readonly string[],
  from: Date,
): Promise<(Sums & { version: string; since: Date; percent: number })[]> => {
  const { remote, version, since, percent } = versionVisits;
  return database
    .select({ version, since, percent, ...totals })
    .from(versionVisits)
    .where(and(eq(remote, section), inArray(version, [...versions]), gte(since, from)))
    .groupBy(version, since, percent)
    .orderBy(since);
};

const total = (name: keyof Sums) => sql<number>`sum(${versionVisits[name]})::double precision`;
const totals = {
  visits: total('visits'),
  reports: total('reports'),
  faults: total('faults'),
  shifted: total('shifted'),
  lcpSum: total('lcpSum'),
  lcpSquares: total('lcpSquares'),
  inpCount: total('inpCount'),
  inpSum: total('inpSum'),
  inpSquares: total('inpSquares'),
};

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
  const { remote, version, route, since } = versionVisits;
  const from = new Date(startOfIndianDay(indianDay(at))!.getTime() - (SHOWN_DAYS - 1) * DAY);
  const rows = await database
    .select({ version, route, ...totals })
    .from(versionVisits)
    .where(and(eq(remote, section), gte(since, from)))
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
  const end = new Date(at.getTime() - KEPT_DAYS * DAY);
  await database.delete(versionVisits).where(lt(versionVisits.since, end));
}
