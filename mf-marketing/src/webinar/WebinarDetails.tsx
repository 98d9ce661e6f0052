import type { WebinarDates } from 'shared/catalogue';
import type { WebinarContent } from 'shared/webinar-content';
import { AboutWebinar } from './AboutWebinar';
import { PastAttendees } from './PastAttendees';
import { useTickets } from './use-tickets';
import { WebinarAgenda } from './WebinarAgenda';
import { WebinarEvent } from './WebinarEvent';
import { WebinarHero } from './WebinarHero';
import { WebinarLessons } from './WebinarLessons';

interface WebinarDetailsProps {
  webinar: WebinarContent;
  /** `null` until the browser's clock can be read. */
  dates: WebinarDates | null;
}

/** The page of a webinar, before and after its date. */
export const WebinarDetails = ({ webinar, dates }: WebinarDetailsProps) => {
  const { expired, getTickets } = useTickets(webinar, dates);
  return (
    <>
      <WebinarEvent webinar={webinar} dates={dates} />
      <WebinarHero webinar={webinar} dates={dates} expired={expired} onGetTickets={getTickets} />
      <WebinarAgenda webinar={webinar} />
      <WebinarLessons webinar={webinar} />
      <PastAttendees attendees={webinar.webinarTestimonials} />
      <AboutWebinar expired={expired} onGetTickets={getTickets} />
    </>
  );
};
