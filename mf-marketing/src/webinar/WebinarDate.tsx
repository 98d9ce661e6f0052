import type { WebinarDates } from 'shared/model/catalogue';
import type { WebinarSummary } from 'shared/model/schemas';
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
