import { and, asc, isNull, lt, sql } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import { formatLongDay } from 'shared/model/format';
import type { CallPromiseResponse, CourseWaitingResponse, DuePromises } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { HttpError } from '../../platform/errors';
import { dayAfter, indianDay, startOfIndianDay } from '../../platform/indian-time';
import { readLink } from '../accounts/private-links';
import type { DatedProducts } from '../orders/seats/seats';
import { texts } from './promise-mail-texts';
import { promisedCalls, promiseKinds } from './promise-kinds';
import { promises, type StoredPromise } from './promises-tables';

/** What is due today and what is overdue, the oldest first. */
export async function duePromises(
  { database }: Pick<Services, 'database'>,
  catalogue: DatedProducts,
  now: Date,
): Promise<DuePromises[]> {
  const endOfDay = startOfIndianDay(dayAfter(indianDay(now)));
  const due = await database
    .select()
    .from(promises)
    // The end of today is the beginning of tomorrow.
    .where(and(isNull(promises.endedAt), lt(promises.dueAt, new Date(endOfDay.getTime() + 1))))
    .orderBy(asc(promises.dueAt), asc(promises.id));
  return dueEntries(catalogue, due);
}

/** Promises for the same thing are one entry. */
export function dueEntries(catalogue: DatedProducts, due: readonly StoredPromise[]): DuePromises[] {
  const entries = new Map<string, DuePromises>();
  for (const { kind, productId, day, madeAt, dueAt } of due) {
    const key = `${kind} ${productId} ${day ?? ''}`;
    const entry = entries.get(key);
    const product =
      productOf(catalogue, kind === 'hour' ? 'webinar' : 'course', productId) ??
      productOf(catalogue, 'webinar', productId);
    entries.set(key, {
      kind,
      what: [texts.kinds[kind], product?.title, day && formatLongDay(day)]
        .filter(Boolean)
        .join(', '),
      count: (entry?.count ?? 0) + 1,
      made_at: earlier(entry?.made_at, madeAt),
      due_at: earlier(entry?.due_at, dueAt),
    });
  }
  return [...entries.values()];
}

const earlier = (known: string | undefined, at: Date): string =>
  known !== undefined && known < at.toISOString() ? known : at.toISOString();

/** By when the visitor with this link was promised a call. 404 for another link, and once nobody owes the call any more. */
export async function promisedCall(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  token: string,
): Promise<CallPromiseResponse['data']> {
  const id = readLink(config.acceptedKeys, 'call', token)?.id ?? 0;
  const { rows } = await database.execute<{ since: string }>(
    sql`${promisedCalls} AND l.id = ${id}`,
  );
  if (!rows[0]) throw new HttpError(404, 'This link has ended.');
  const due = promiseKinds.call.dueAt(new Date(rows[0].since), null);
  return { due_at: due.toISOString(), late: due <= now() };
}

/** How many buyers of a course wait for a date, and since when the first of them. */
export async function whoWaits(
  { database }: Pick<Services, 'database'>,
  courseId: number,
): Promise<CourseWaitingResponse['data']> {
  const { rows } = await database.execute<{ count: number; since: string | null }>(sql`
    SELECT count(*)::integer AS count, min(w.since) AS since FROM (${promiseKinds.date.waiting}) w
    WHERE w.product_id = ${courseId}`);
  const { count = 0, since = null } = rows[0] ?? {};
  return { count, since: since && new Date(since).toISOString() };
}
