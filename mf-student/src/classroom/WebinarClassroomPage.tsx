import { useParams } from 'react-router-dom';
import { purchasedWebinar } from 'shared/model/catalogue';
import { webinarByUrlTitle } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { Classroom, WebinarSummary } from 'shared/model/schemas';
import { Today, useMinute } from '../today/Today';
import { useStudent } from '../dashboard/student';
import { ClassroomPage, Offer } from './ClassroomPage';
import { Questions } from '../questions/Questions';
import { Materials } from './Materials';
import { OwnLinks } from './OwnLinks';
import { Timetable } from './Timetable';
import { useVisits } from './use-visits';
import { webinarTexts as texts } from './texts';

function WebinarClassroomPage() {
  const { urlTitle = '' } = useParams();
  const webinar = webinarByUrlTitle(urlTitle);
  return (
    <ClassroomPage kind="webinar" product={webinar}>
      {(classroom) => webinar && <WebinarClassroom webinar={webinar} classroom={classroom} />}
    </ClassroomPage>
  );
}

interface WebinarClassroomProps {
  webinar: WebinarSummary;
  classroom: Classroom;
}

function WebinarClassroom({ webinar, classroom }: WebinarClassroomProps) {
  const now = useMinute();
  const visits = useVisits(`webinar/${webinar.id}`);
  const { session, day = null, attendance, materials } = classroom;
  // The session of the classroom is newer than those of the page, and has the link.
  const bought = purchasedWebinar(
    { ...webinar, sessions: session ? [session] : [] },
    { scheduleId: session?.id, day, waitsSince: classroom.waits_since },
    now,
  );
  return (
    <>
      <Today bought={[bought]} student={useStudent()} inClassroom />
      <Offer visits={visits} />
      {session && (
        <Timetable
          meetings={bought.meetings ?? []}
          cancelled={bought.cancelled ?? []}
          of={{ kind: 'webinar', product_id: webinar.id }}
          {...{ attendance, materials, visits }}
        />
      )}
      <Materials materials={materials} visits={visits} />
      <Questions kind="webinar" productId={webinar.id} title={webinar.title} />
      <OwnLinks
        classroom={classroom}
        links={[
          {
            to: paths.webinar(webinar.urlTitle),
            icon: 'info',
            text: texts.about,
          },
        ]}
      />
    </>
  );
}

export { WebinarClassroomPage as Component };
