import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { batchText, nextBatch } from 'shared/model/catalogue';
import { formatShortDate, startOfIndianDay } from 'shared/model/format';
import type { Course } from 'shared/model/schemas';
import { useHydrated } from 'shared/ui';

const UNKNOWN = 'Dates by WhatsApp within 24 hours';

/**
 * The text that says when the next batch of a course begins. It never shows a past date. A prerendered
 * page shows no date, because it may be read much later.
 */
export function useNextDate(course: Pick<Course, 'startDate' | 'batches'>): string {
  const { startDate } = course;
  const hydrated = useHydrated();
  const [now] = useState(currentTime);
  const batch = hydrated ? nextBatch(course, now) : null;
  if (batch) return `Next batch: ${batchText(batch)}`;
  return hydrated && startOfIndianDay(startDate) > now
    ? `Next batch: ${formatShortDate(startDate)}`
    : UNKNOWN;
}
