import type { WebinarDates } from 'shared/catalogue';
import type { WebinarContent } from 'shared/webinar-content';
import { webinarStructuredData } from './webinar-structured-data';

/**
 * The webinar for search engines. It is added in the browser: the date changes every week, and a
 * page prerendered last month would name a Sunday that has passed. Search engines run the page and
 * read it then; the block is data, which the content security policy does not count as a script.
 */
export const WebinarEvent = ({
  webinar,
  dates,
}: {
  webinar: WebinarContent;
  dates: WebinarDates | null;
}) =>
  dates && (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(webinarStructuredData(webinar, dates)).replaceAll('<', '\\u003c'),
      }}
    />
  );
