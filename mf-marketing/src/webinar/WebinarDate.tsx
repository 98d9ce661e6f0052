import { useMemo } from 'react';
import { comingSunday, type WebinarDates, webinarDatesOn } from 'shared/catalogue';
import { useHydrated } from 'shared/ui';

/** The day of the webinar, in words until the browser has told which Sunday is the next. */
export function WebinarDate({ dates }: { dates: WebinarDates | null }) {
  return (
    <time dateTime={dates?.formattedWebinarDate}>
      {dates?.dateOfWebinar ?? 'The coming Sunday'}
    </time>
  );
}

/**
 * The coming Sunday by the visitor's own clock, once for each visit of a page. `null` in
 * prerendered HTML, which must not carry the week in which it was made.
 */
export function useWebinarDates(): WebinarDates | null {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? webinarDatesOn(comingSunday(new Date())) : null), [hydrated]);
}
