import { LocalListPage } from '../local-lists/LocalListPage';
import { TutorForm } from './TutorForm';
import { tutorList, type AdminTutor } from './tutor';

const facts = (tutor: AdminTutor) => ({
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
    <LocalListPage
      heading="Tutors"
      noun={['tutor', 'tutors']}
      list={tutorList}
      facts={facts}
      form={(tutor, onSaved) => <TutorForm tutor={tutor} onSaved={onSaved} />}
    />
  );
}

export { TutorsPage as Component };
