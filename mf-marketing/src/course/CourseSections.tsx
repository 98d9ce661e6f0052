import { Link } from 'react-router-dom';
import { courseQuestionCategories } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { Course } from 'shared/model/schemas';
import { Actions, buttonClass } from 'shared/ui';
import { HorizonSection } from '../page-parts/HorizonSection';
import { QuestionList } from '../questions/QuestionList';
import { TryIt } from '../try-it/TryIt';
import { CourseMaterials } from './CourseMaterials';
import { CourseModules } from './CourseModules';
import { CourseOutcomes, CourseOverview } from './CourseOverview';
import { Instructor, StudentStories } from './CoursePeople';
import { CourseSamples } from './CourseSamples';
import { texts } from './texts';

/** The sections of a course page below its hero. */
export function CourseSections({ course }: { course: Course }) {
  return (
    <>
      <CourseOverview course={course} />
      {course.tutor.map((tutor) => (
        <Instructor key={tutor.name} tutor={tutor} />
      ))}
      <TryIt course={course.urlTitle} teacher={course.tutor[0]?.name} />
      <CourseOutcomes course={course} />
      <CourseModules modules={course.modules} />
      <CourseSamples course={course} />
      <CourseMaterials course={course} />
      <StudentStories course={course} />
      <QuestionList
        heading={texts.questions}
        categories={courseQuestionCategories}
        questions={course.courseDetFAQ}
      />
      <EnrollSection title={course.title} />
    </>
  );
}

/** The last section of the page, with a link to the sign-up. */
function EnrollSection({ title }: { title: string }) {
  return (
    <HorizonSection centred heading={texts.enroll} lead={texts.enrollLead(title)}>
      <Actions centred>
        <Link to={paths.loginView('signup')} className={buttonClass({ size: 'large' })}>
          {texts.enrollNow}
        </Link>
      </Actions>
    </HorizonSection>
  );
}
