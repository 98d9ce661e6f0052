import { useMemo } from 'react';
import { comingSunday, webinarDatesOn, type WebinarDates } from 'shared/catalogue';
import { useHydrated } from 'shared/ui';

/**
 * The coming Sunday by the visitor's own clock, once for each visit of a page. `null` in
 * prerendered HTML, which must not carry the week in which it was made.
 */
export const useWebinarDates = (): WebinarDates | null => {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? webinarDatesOn(comingSunday(new Date())) : null), [hydrated]);
};
