import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { courseDetails, courses } from 'shared/page';
import type { Course } from 'shared/model/schemas';
import { courseMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { NotFound } from '../page-parts/NotFound';
import { breadcrumbs, faqPage, sharingPicture } from '../structured-data';
import { BuyBar } from './BuyBar';
import { courseStructuredData } from './course-structured-data';
import { CourseHero } from './CourseHero';
import { CourseSections } from './CourseSections';

export function meta({ urlTitle = '' }: Readonly<Record<string, string | undefined>>): PageMeta {
  const course = courseDetails(urlTitle);
  if (!course) return { title: courseMessages.notFound, description: '', noIndex: true };
  return {
    title: `${course.title}: live online classes in Hindi and English`,
    description: course.description,
    image: sharingPicture(course.urlTitle, course.image),
    jsonLd: [
      courseStructuredData(course),
      ...faqPage(course.courseDetFAQ),
      breadcrumbs(
        { name: 'Courses', path: paths.courses() },
        { name: course.title, path: paths.course(course.urlTitle) },
      ),
    ],
  };
}

function CourseDetails({ course }: { course: Course }) {
  const offer = useRef<HTMLDivElement>(null);
  return (
    <>
      <CourseHero course={course} offerRef={offer} />
      <CourseSections course={course} />
      <BuyBar course={course} offer={offer} />
    </>
  );
}

function CoursePage() {
  const { urlTitle = '' } = useParams();
  const course = courseDetails(urlTitle);
  return course ? (
    <CourseDetails key={course.id} course={course} />
  ) : (
    <NotFound
      heading={courseMessages.notFound}
      links={courses.map((each) => ({ to: paths.course(each.urlTitle), text: each.title }))}
    >
      The address may be old or misspelt. These are the courses we teach.
    </NotFound>
  );
}

export { CoursePage as Component };
