import { useParams } from 'react-router-dom';
import { sessionMeeting } from 'shared/model/catalogue';
import { webinarByUrlTitle } from 'shared/page';
import { paths } from 'shared/model/paths';
import { ClassroomPage } from './ClassroomPage';
import { Materials } from './Materials';
import { NextMeeting } from './NextMeeting';
import { OwnLinks } from './OwnLinks';

function WebinarClassroomPage() {
  const { urlTitle = '' } = useParams();
  return (
    <ClassroomPage kind="webinar" product={webinarByUrlTitle(urlTitle)}>
      {(classroom) => (
        <>
          <NextMeeting
            what="webinar"
            meetings={classroom.session && [sessionMeeting(classroom.session)]}
            classLink={classroom.session?.classLink}
            day={classroom.day}
          />
          <Materials materials={classroom.materials} />
          <OwnLinks
            classroom={classroom}
            links={[
              { to: paths.webinar(urlTitle), icon: 'info', text: 'What this webinar is about' },
            ]}
          />
        </>
      )}
    </ClassroomPage>
  );
}

export { WebinarClassroomPage as Component };
