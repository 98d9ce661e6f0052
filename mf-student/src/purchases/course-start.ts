import { batchText, DATE_UNKNOWN_TEXT } from 'shared/model/catalogue';
import { formatShortDate, startOfIndianDay } from 'shared/model/format';
import type { CourseSummary } from 'shared/model/schemas';

/**
 * When the student's batch meets. Without a known batch, the text is 'Starts on 1 Aug 2025'. From that
 * day on, in India, the text says that the date comes later, because `startDate` is
 * then the date of an earlier batch.
 */
export function courseStart(
  { startDate, batches }: Pick<CourseSummary, 'startDate' | 'batches'>,
  batchId: string | undefined,
  now: Date,
): string {
  const batch = batches.find(({ id }) => id === batchId);
  if (batch) return batchText(batch);
  const isToCome = startOfIndianDay(startDate) > now;
  return isToCome ? `Starts on ${formatShortDate(startDate)}` : DATE_UNKNOWN_TEXT;
}
