import { Link } from 'react-router-dom';
import { courseQuestionCategories } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import type { Course } from 'shared/model/schemas';
import { Actions, buttonClass, Section } from 'shared/ui';
import { langOf } from 'shared/model/language';
import { HorizonSection } from '../page-parts/HorizonSection';
import { QuestionList } from '../questions/QuestionList';
import { TryIt } from '../try-it/TryIt';
import { CourseMaterials } from './CourseMaterials';
import { CourseModules } from './CourseModules';
import { Instructor, StudentStories } from './CoursePeople';
import { CourseSamples, hasCertificate } from './CourseSamples';
import { texts } from './texts';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import { VideoFacade } from '../page-parts/VideoFacade';
import styles from './CourseSections.module.css';

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

/** The description of the course and its video. */
function CourseOverview({ course }: { course: Course }) {
  return (
    <Section
      surface="parchment"
      heading={<span lang={langOf(course.unlockPowerTitle)}>{course.unlockPowerTitle}</span>}
      lead={<span lang={langOf(course.unlockPowerDesc)}>{course.unlockPowerDesc}</span>}
    >
      <div className={styles.about}>
        <div className={styles.words}>
          {course.courseDescription.map(({ para }) => (
            <p key={para} lang={langOf(para)}>
              {para}
            </p>
          ))}
        </div>
        <VideoFacade
          title={texts.introduction(course.title)}
          link={course.ytVideo}
          thumbnail={course.ytThumbnail}
        />
      </div>
    </Section>
  );
}

function CourseOutcomes({ course }: { course: Course }) {
  if (course.learnLi.length === 0) return null;
  return (
    <Section
      surface="parchment"
      heading={texts.outcomes}
      lead={hasCertificate(course) && texts.outcomesLead}
      className={besideHeading}
    >
      <Almanac entries={course.learnLi.map((title) => ({ title }))} ordered />
    </Section>
  );
}
