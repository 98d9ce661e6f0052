import '../../catalogue';
import { courseQuestionCategories } from 'shared/catalogue';
import { courseDetails, courses } from 'shared/published-catalogue';
import { CourseMaterials } from 'mf-marketing/src/course/CourseMaterials';
import { CourseModules } from 'mf-marketing/src/course/CourseModules';
import { CourseOverview } from 'mf-marketing/src/course/CourseOverview';
import { EnrollBand } from 'mf-marketing/src/course/EnrollBand';
import { Instructor, StudentStories } from 'mf-marketing/src/course/CoursePeople';
import { CourseSpecimens } from 'mf-marketing/src/course/CourseSpecimens';
import { QuestionList } from 'mf-marketing/src/questions/QuestionList';
import { Offer } from './offer';

export const dynamicParams = false;
export const generateStaticParams = () => courses.map(({ urlTitle }) => ({ slug: urlTitle }));

export async function generateMetadata({ params }) {
  const { title, description } = courseDetails((await params).slug);
  return { title, description };
}

/** The sections of mf-marketing/src/course/CoursePage.tsx; what needs no browser stays on the server. */
export default async function Page({ params }) {
  const course = courseDetails((await params).slug);
  return (
    <Offer course={course}>
      <CourseOverview course={course} />
      <CourseModules modules={course.modules} />
      <CourseSpecimens course={course} />
      <CourseMaterials course={course} />
      {course.tutor.map((tutor) => (
        <Instructor key={tutor.name} tutor={tutor} />
      ))}
      <StudentStories course={course} />
      <QuestionList
        heading="Questions before you enrol"
        categories={courseQuestionCategories}
        questions={course.courseDetFAQ}
      />
      <EnrollBand title={course.title} />
    </Offer>
  );
}
