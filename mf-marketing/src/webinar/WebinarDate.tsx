import { useMemo } from 'react';
import { currentTime } from 'shared/actions';
import type { WebinarDates } from 'shared/model/catalogue';
import type { WebinarSummary } from 'shared/model/schemas';
import { useHydrated } from 'shared/ui';
import { webinarDateTexts as texts } from './texts';

interface WebinarDateProps {
  webinar: Pick<WebinarSummary, 'sessions'>;
  /** `null` until the browser's clock can be read. */
  dates: WebinarDates | null;
}

/** The day of the webinar, or a general text while `dates` is `null`. */
export function WebinarDate({ webinar, dates }: WebinarDateProps) {
  const unknown = webinar.sessions.length > 0 ? texts.dayAndHour : texts.comingSunday;
  return (
    <time dateTime={(dates?.endDate ? dates.targetDate : dates?.formattedWebinarDate) || undefined}>
      {dates?.dateOfWebinar ?? unknown}
    </time>
  );
}

/**
 * The time at which the visit of a page began. `null` in prerendered HTML,
 * which must not contain dates of the week in which it was rendered.
 */
export function useVisitTime(): Date | null {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? currentTime() : null), [hydrated]);
}
