import { and, asc, isNull, lt } from 'drizzle-orm';
import { productOf } from 'shared/model/catalogue';
import { formatLongDay } from 'shared/model/format';
import type { DuePromises } from 'shared/model/schemas';
import type { Services } from '../../platform/app-types';
import { dayAfter, indianDay, startOfIndianDay } from '../../platform/indian-time';
import type { DatedProducts } from '../orders/seats/seats';
import { texts } from './promise-mail-texts';
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
