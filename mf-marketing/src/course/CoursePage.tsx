import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Slot } from 'shared/ui';
import { courseDetails, courses } from 'shared/page';
import type { Course } from 'shared/model/schemas';
import { courseMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { NotFound } from '../page-parts/NotFound';
import * as slots from '../slots';
import { breadcrumbs, faqPage, sharingPicture } from '../structured-data';
import { BarBelow } from './BarBelow';
import { courseStructuredData } from './course-structured-data';
import { CourseHero } from './CourseHero';
import { CourseSections } from './CourseSections';
import { texts } from './texts';

export function meta({ urlTitle = '' }: Readonly<Record<string, string | undefined>>): PageMeta {
  const course = courseDetails(urlTitle);
  if (!course) return { title: courseMessages.notFound, description: '', noIndex: true };
  return {
    title: texts.title(course.title),
    description: course.description,
    image: sharingPicture(course.urlTitle, course.image),
    jsonLd: [
      courseStructuredData(course),
      ...faqPage(course.courseDetFAQ),
      breadcrumbs(
        { name: texts.courses, path: paths.courses() },
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
      <Slot slot={slots.course} urlTitle={course.urlTitle} />
      <BarBelow course={course} offer={offer} />
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
      {texts.otherCourses}
    </NotFound>
  );
}

export { CoursePage as Component };
