import { LocalListPage } from '../editor/LocalListPage';
import { TutorForm } from './TutorForm';
import { tutorList, type AdminTutor } from './tutor-form';

const card = (tutor: AdminTutor) => ({
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
      card={card}
      form={(tutor, onSaved) => <TutorForm tutor={tutor} onSaved={onSaved} />}
    />
  );
}

export { TutorsPage as Component };
