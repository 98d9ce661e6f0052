import { lazy } from 'react';
import type { Mentor } from 'shared/model/schemas';
import { tutorList } from '../draft/draft-catalogue';
import { DraftListPage } from '../editor/DraftListPage';

const TutorForm = lazy(async () => ({ default: (await import('./TutorForm')).TutorForm }));

const card = (tutor: Mentor) => ({
  title: tutor.name,
  picture: tutor.image,
  lines: [
    tutor.designation,
    tutor.courseType,
    tutor.courseLaunched === 'yes' ? 'Course launched' : 'Course not launched yet',
  ],
});

function TutorsPage() {
  return (
    <DraftListPage
      heading="Tutors"
      noun={['tutor', 'tutors']}
      list={tutorList}
      card={card}
      form={(props) => <TutorForm {...props} />}
    />
  );
}

export { TutorsPage as Component };
