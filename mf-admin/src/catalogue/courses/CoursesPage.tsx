import { lazy } from 'react';
import { formatRupees, formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { courseList, type DraftCourse } from '../draft/draft-catalogue';
import { byPrice, byTitle } from '../editor/sorts';
import { DraftListPage } from '../editor/DraftListPage';
import { copyOfCourse } from '../draft/copies';

const CourseForm = lazy(async () => ({ default: (await import('./CourseForm')).CourseForm }));

const card = (course: DraftCourse) => ({
  title: course.title,
  picture: course.image,
  lines: [
    `${formatRupees(course.newPrice)}, was ${formatRupees(course.oldPrice)}`,
    `Starts ${formatShortDate(course.startDate)}`,
    course.tutor[0] ? `With ${course.tutor[0].name}` : '',
  ],
});

const sorts = [
  { label: 'Title', compare: byTitle },
  { label: 'Price, high to low', compare: byPrice },
  {
    label: 'Start date',
    compare: (one: DraftCourse, other: DraftCourse) => one.startDate.localeCompare(other.startDate),
  },
];

function CoursesPage() {
  return (
    <DraftListPage
      heading="Courses"
      noun={['course', 'courses']}
      list={courseList}
      card={card}
      address={({ urlTitle }) => paths.course(urlTitle)}
      sorts={sorts}
      copyOf={copyOfCourse}
      form={(props) => <CourseForm {...props} />}
    />
  );
}

export { CoursesPage as Component };
