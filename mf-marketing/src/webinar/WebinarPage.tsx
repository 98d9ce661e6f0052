import { useMemo, type ReactNode } from 'react';
import { useParams, useNavigate } from 'react-router-dom';
import { useVisitTime, currentTime } from 'shared/actions';
import { webinarDates, type WebinarDates } from 'shared/model/catalogue';
import type { Webinar } from 'shared/model/schemas';
import { webinarDetails, toTicketState } from 'shared/page';
import { webinarMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { useToast } from 'shared/toast';
import { useClock } from 'shared/ui/showcase';
import { EnrolledNote } from '../page-parts/EnrolledNote';
import { HorizonSection } from '../page-parts/HorizonSection';
import { NotFound } from '../page-parts/NotFound';
import { breadcrumbs, sharingPicture } from '../structured-data';
import { PastAttendees } from './PastAttendees';
import { TicketButton } from './TicketButton';
import { webinarTexts as texts } from './texts';
import { WebinarAgenda, WebinarLessons } from './WebinarProgramme';
import { useWebinarEvent } from './webinar-event';
import { WebinarHero } from './WebinarHero';
import styles from './WebinarPage.module.css';

export function meta({ urlTitle = '' }: Readonly<Record<string, string | undefined>>): PageMeta {
  const webinar = webinarDetails(urlTitle);
  if (!webinar) return { title: webinarMessages.notFound, description: '', noIndex: true };
  const { title, webinarSubject, webinarHerot1, webinarHerot2, webinarHerot3 } = webinar;
  return {
    title: texts.title(title, webinarSubject),
    description: [webinarHerot1, webinarHerot2, webinarHerot3].join(' '),
    image: sharingPicture(webinar.urlTitle, webinar.cardIntroimage),
    jsonLd: [
      breadcrumbs(
        { name: texts.webinars, path: paths.webinars() },
        { name: title, path: paths.webinar(webinar.urlTitle) },
      ),
    ],
  };
}

function WebinarPage() {
  const { urlTitle = '' } = useParams();
  const now = useVisitTime();
  const webinar = webinarDetails(urlTitle);
  const dates = useMemo(() => webinar && now && webinarDates(webinar, now), [webinar, now]);
  return webinar ? (
    <WebinarDetails
      key={webinar.id}
      webinar={webinar}
      dates={dates ?? null}
      note={<EnrolledNote kind="webinar" id={webinar.id} />}
    />
  ) : (
    <NotFound
      heading={webinarMessages.notFound}
      links={[{ to: paths.webinars(), text: texts.allWebinars }]}
    >
      {texts.otherWebinars}
    </NotFound>
  );
}

interface WebinarDetailsProps {
  webinar: Webinar;
  /** `null` until the browser's clock can be read. */
  dates: WebinarDates | null;
  /** Shown under the ticket button. */
  note?: ReactNode;
}

/** The page of a webinar, before and after its date. */
export function WebinarDetails({ webinar, dates, note }: WebinarDetailsProps) {
  const { expired, getTickets } = useTickets(webinar, dates);
  useWebinarEvent(webinar, dates);
  return (
    <>
      <WebinarHero
        webinar={webinar}
        dates={dates}
        expired={expired}
        onGetTickets={getTickets}
        note={note}
      />
      <WebinarAgenda webinar={webinar} />
      <WebinarLessons webinar={webinar} />
      <PastAttendees attendees={webinar.webinarTestimonials} />
      <AboutWebinar expired={expired} onGetTickets={getTickets} />
    </>
  );
}

interface AboutWebinarProps {
  expired: boolean;
  onGetTickets: () => void;
}

/** A text about our webinars in general, with a second ticket button. */
function AboutWebinar(tickets: AboutWebinarProps) {
  return (
    <HorizonSection>
      <div className={styles.columns}>
        <h2>{texts.about}</h2>
        <div className={styles.words}>
          {texts.aboutWebinars.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TicketButton size="large" {...tickets} />
        </div>
      </div>
    </HorizonSection>
  );
}

/** Whether the ticket sale has ended, and a function that opens the ticket page. One toast at the end. */
function useTickets(webinar: Webinar, dates: WebinarDates | null) {
  const navigate = useNavigate();
  const target = dates?.targetDate;
  const expired = useClock(
    () => Boolean(target) && currentTime().getTime() >= Date.parse(target ?? ''),
    () => false,
  );
  useToast(expired ? webinarMessages.expired : null, 'error');

  const getTickets = () => {
    if (!dates) return;
    // The buttons follow a clock that ticks once a second, so they may be one second late.
    if (currentTime().getTime() >= Date.parse(dates.targetDate)) return;
    void navigate(paths.webinarTickets(webinar.urlTitle), {
      state: toTicketState({ ...webinar, ...dates }),
    });
  };

  return { expired, getTickets };
}

export { WebinarPage as Component };
