import { formatRupees, formatShortDate } from 'shared/model/format';
import { courseList, type DraftCourse } from '../draft/draft-catalogue';
import { DraftListPage } from '../editor/DraftListPage';
import { CourseForm } from './CourseForm';

const card = (course: DraftCourse) => ({
  title: course.title,
  picture: course.image,
  lines: [
    `${formatRupees(course.newPrice)}, was ${formatRupees(course.oldPrice)}`,
    `Starts ${formatShortDate(course.startDate)}`,
    course.tutor[0] ? `With ${course.tutor[0].name}` : '',
  ],
});

function CoursesPage() {
  return (
    <DraftListPage
      heading="Courses"
      noun={['course', 'courses']}
      list={courseList}
      card={card}
      form={(course, onSaved) => <CourseForm course={course} onSaved={onSaved} />}
    />
  );
}

export { CoursesPage as Component };
