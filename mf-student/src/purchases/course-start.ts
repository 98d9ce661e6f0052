import { batchText, DATE_TO_COME } from 'shared/catalogue';
import { formatShortDate } from 'shared/format';
import type { CourseSummary } from 'shared/schemas';

/**
 * When the student's batch meets. Where none is known 'Starts on 1 Aug 2025', and from that day on, in
 * the student's time zone, that the date is still to be told: the day is that of an earlier batch.
 */
export function courseStart(
  { startDate, batches }: Pick<CourseSummary, 'startDate' | 'batches'>,
  batchId: string | undefined,
  now: Date,
): string {
  const batch = batches.find(({ id }) => id === batchId);
  if (batch) return batchText(batch);
  const isToCome = new Date(`${startDate}T00:00:00`) > now;
  return isToCome ? `Starts on ${formatShortDate(startDate)}` : DATE_TO_COME;
}
