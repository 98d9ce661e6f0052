import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { NEXT_BATCH_UNKNOWN, nextBatchText } from 'shared/model/catalogue';
import type { Course } from 'shared/model/schemas';
import { useHydrated } from 'shared/ui';

/** When the next batch begins. A prerendered page shows no date, because it may be read much later. */
export function useNextDate(course: Pick<Course, 'startDate' | 'batches'>): string {
  const hydrated = useHydrated();
  const [now] = useState(currentTime);
  return hydrated ? nextBatchText(course, now) : NEXT_BATCH_UNKNOWN;
}
