import type { WebinarDates } from 'shared/catalogue';
import { VisuallyHidden } from 'shared/ui';

/** The day of the webinar; a line of the same height until the browser has told which. */
export const WebinarDate = ({ dates }: { dates: WebinarDates | null }) =>
  dates ? (
    <time dateTime={dates.formattedWebinarDate}>{dates.dateOfWebinar}</time>
  ) : (
    <>
      <VisuallyHidden>The coming Sunday</VisuallyHidden>
      <span aria-hidden="true">&nbsp;</span>
    </>
  );
