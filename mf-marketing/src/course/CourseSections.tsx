import { Link } from 'react-router-dom';
import { courseQuestionCategories } from 'shared/catalogue';
import { paths } from 'shared/paths';
import type { Course } from 'shared/schemas';
import { Actions, buttonClass } from 'shared/ui';
import { HorizonSection } from '../horizon-section/HorizonSection';
import { QuestionList } from '../questions/QuestionList';
import { CourseMaterials } from './CourseMaterials';
import { CourseModules } from './CourseModules';
import { CourseOverview } from './CourseOverview';
import { Instructor, StudentStories } from './CoursePeople';
import { CourseSpecimens } from './CourseSpecimens';

/** What a course page says below its hero. */
export function CourseSections({ course }: { course: Course }) {
  return (
    <>
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
    </>
  );
}

/** The last section of the page, with the way to an account. */
function EnrollBand({ title }: { title: string }) {
  return (
    <HorizonSection
      centred
      heading="Your first chart is one class away"
      lead={`Open an account, and begin the ${title} with the next batch.`}
    >
      <Actions centred>
        <Link to={paths.loginView('signup')} className={buttonClass({ size: 'large' })}>
          Enroll Now
        </Link>
      </Actions>
    </HorizonSection>
  );
}
