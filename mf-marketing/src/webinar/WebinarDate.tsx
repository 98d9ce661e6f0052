import type { WebinarDates } from 'shared/catalogue';

/** The day of the webinar, in words until the browser has told which Sunday is the next. */
export const WebinarDate = ({ dates }: { dates: WebinarDates | null }) => (
  <time dateTime={dates?.formattedWebinarDate}>{dates?.dateOfWebinar ?? 'The coming Sunday'}</time>
);
