import { formatRupees, formatShortDate } from 'shared/model/format';
import { LocalListPage } from '../editor/LocalListPage';
import { CourseForm } from './CourseForm';
import { courseList, type AdminCourse } from './course';

const card = (course: AdminCourse) => ({
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
    <LocalListPage
      heading="Courses"
      noun={['course', 'courses']}
      list={courseList}
      card={card}
      form={(course, onSaved) => <CourseForm course={course} onSaved={onSaved} />}
    />
  );
}

export { CoursesPage as Component };
