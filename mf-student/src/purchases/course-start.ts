import { batchText } from 'shared/catalogue';
import { formatShortDate } from 'shared/format';
import type { CourseSummary } from 'shared/schemas';

/**
 * When the student's batch meets. Where none is known 'Starts on 1 Aug 2025', or 'Started on …' from
 * that day on, in the student's time zone.
 */
export function courseStart(
  { startDate, batches }: Pick<CourseSummary, 'startDate' | 'batches'>,
  batchId: string | undefined,
  now: Date,
): string {
  const batch = batches.find(({ id }) => id === batchId);
  if (batch) return batchText(batch);
  const verb = new Date(`${startDate}T00:00:00`) > now ? 'Starts' : 'Started';
  return `${verb} on ${formatShortDate(startDate)}`;
}
