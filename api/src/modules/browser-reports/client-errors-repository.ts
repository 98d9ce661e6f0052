import { desc, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type {
  ClientErrorReport,
  ClientErrorRow,
  DayRangePageQuery,
  DayRangeQuery,
} from 'shared/model/schemas';
import type { Database } from '../../platform/database/database';
import { inDays } from '../../platform/lists/day-range';
import { indianDay, startOfIndianDay } from '../../platform/indian-time';
import { placeOf } from '../../platform/lists/pagination';
import { DAY } from '../../platform/durations';
import { withoutPrivateParts } from './private-parts';
import { clientErrors } from './client-errors-tables';

export async function insertClientError(
  database: Database,
  report: ClientErrorReport,
  createdAt: Date,
): Promise<void> {
  await database.insert(clientErrors).values({
    ...report,
    builtFrom: report.built_from,
    cause: withoutPrivateParts(report.cause),
    source: report.source && withoutPrivateParts(report.source),
    path: report.path && withoutPrivateParts(report.path),
    fallbackVersion: report.fallback_version,
    createdAt,
  });
}

/** Keeps the newest `most` reports and deletes the older ones. */
export async function keepLatestClientErrors(database: Database, most: number): Promise<void> {
  const firstBeyond = database
    .select({ id: clientErrors.id })
    .from(clientErrors)
    .orderBy(desc(clientErrors.id))
    .offset(most)
    .limit(1);
  await database.delete(clientErrors).where(lte(clientErrors.id, firstBeyond));
}

/**
 * The number of reports in the last hour by section and version, highest first. Browsers can send any names; the
 * kept reports are the limit, so that made-up names push out no section that really fails.
 */
export async function failuresOfLastHour(
  database: Database,
): Promise<{ remote: string; version: string; count: number }[]> {
  const { remote, version, createdAt } = clientErrors;
  return database
    .select({ remote, version, count: sql<number>`count(*)::integer` })
    .from(clientErrors)
    .where(sql`${createdAt} > now() - interval '1 hour'`)
    .groupBy(remote, version)
    .orderBy(sql`count(*) DESC`);
}

/** Reports in an hour from which on a version counts as one that fails: any browser can send some. */
const FAILS = 3;

/** The versions that fail for visitors in the last hour, and how often browsers took the version before. */
export async function failingSections(
  database: Database,
): Promise<{ remote: string; version: string; count: number; fallbacks: number }[]> {
  const { remote, version, step, fallbackVersion, createdAt } = clientErrors;
  return database
    .select({
      ...{ remote, version, count: sql<number>`count(*)::integer` },
      fallbacks: sql<number>`count(${fallbackVersion})::integer`,
    })
    .from(clientErrors)
    .where(sql`${createdAt} > now() - interval '1 hour' AND ${step} NOT IN ('offline', 'csp')`)
    .groupBy(remote, version)
    .having(sql`count(*) >= ${FAILS}`);
}

/** The most groups in one export. */
const MOST_EXPORTED = 10_000;

interface GroupRow extends Record<string, unknown> {
  id: number;
  remote: string;
  version: string;
  built_from: string | null;
  step: string;
  cause: string;
  source: string | null;
  paths: string[] | null;
  today: number;
  last_7_days: number;
  total: number;
  first_at: string | Date;
  last_at: string | Date;
}

/**
 * Failures with the same section, version, step and cause form one row. By default, the row with the
 * latest report comes first.
 */
export async function clientErrorPage(
  database: Database,
  query: DayRangePageQuery,
  at: Date,
): Promise<{ rows: ClientErrorRow[]; total: number }> {
  const { limit, offset } = placeOf(query);
  const { rows } = await database.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM (${groups(query, at)}) AS alike`,
  );
  const order = query.sort === 'oldest' ? sql`last_at, id` : sql`last_at DESC, id DESC`;
  const page = await database.execute<GroupRow>(
    sql`${groups(query, at)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
  );
  return { rows: page.rows.map(groupRow), total: rows[0]!.total };
}

/** All groups between two days. An invalid day throws before the first row is read. */
export function clientErrorBatches(
  database: Database,
  query: DayRangeQuery,
  at: Date,
): AsyncIterable<ClientErrorRow[]> {
  const wanted = groups(query, at);
  return (async function* () {
    const { rows } = await database.execute<GroupRow>(
      sql`${wanted} ORDER BY last_at DESC, id DESC LIMIT ${MOST_EXPORTED}`,
    );
    yield rows.map(groupRow);
  })();
}

/** The most groups that a team is shown. */
const MOST_SHOWN = 100;

/** The failures of a section in the last seven Indian days, those alike together, the latest first. */
export async function failuresOfSection(
  database: Database,
  remote: string,
  at: Date,
): Promise<ClientErrorRow[]> {
  const from_date = indianDay(new Date(at.getTime() - 6 * DAY));
  const { rows } = await database.execute<GroupRow>(
    sql`${groups({ from_date }, at, remote)} ORDER BY last_at DESC, id DESC LIMIT ${MOST_SHOWN}`,
  );
  return rows.map(groupRow);
}

function groups(query: DayRangeQuery, at: Date, section?: string): SQL {
  const { id, remote, version, builtFrom, step, cause, source, path, createdAt } = clientErrors;
  const today = startOfIndianDay(indianDay(at));
  const week = new Date(today.getTime() - 6 * DAY);
  const since = (from: Date) =>
    sql`(count(*) FILTER (WHERE ${createdAt} >= ${from.toISOString()}::timestamptz))::integer`;
  const latest = (column: AnyColumn) =>
    sql`(array_agg(${column} ORDER BY ${id} DESC) FILTER (WHERE ${column} IS NOT NULL))[1]`;
  return sql`
    SELECT max(${id}) AS id, ${remote}, ${version}, ${step}, ${cause},
           ${latest(builtFrom)} AS built_from, ${latest(source)} AS source,
           array_agg(DISTINCT ${path}) FILTER (WHERE ${path} IS NOT NULL) AS paths,
           ${since(today)} AS today, ${since(week)} AS last_7_days, count(*)::integer AS total,
           min(${createdAt}) AS first_at, max(${createdAt}) AS last_at
    FROM ${clientErrors} WHERE ${inDays(createdAt, query) ?? sql`TRUE`}
      AND ${section === undefined ? sql`TRUE` : sql`${remote} = ${section}`}
    GROUP BY ${remote}, ${version}, ${step}, ${cause}`;
}

const groupRow = (row: GroupRow): ClientErrorRow => ({
  ...row,
  paths: row.paths ?? [],
  first_at: new Date(row.first_at).toISOString(),
  last_at: new Date(row.last_at).toISOString(),
});
