import { useState } from 'react';
import { formatShortDate } from 'shared/format';
import { useHydrated } from 'shared/ui';

const UNKNOWN = 'Dates by WhatsApp within 24 hours';

/**
 * When the next batch of a course begins, in words. A date that has passed is not the next one; the
 * prerendered page, which may be read much later, names none.
 */
export function useNextDate(startDate: string): string {
  const hydrated = useHydrated();
  const [now] = useState(() => new Date());
  return hydrated && new Date(`${startDate}T00:00:00`) > now
    ? `Next batch: ${formatShortDate(startDate)}`
    : UNKNOWN;
}
