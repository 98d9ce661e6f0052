import { langOf } from 'shared/model/language';
import type { Course } from 'shared/model/schemas';
import { Section } from 'shared/ui';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import { VideoFacade } from '../page-parts/VideoFacade';
import { hasCertificate } from './CourseSamples';
import styles from './CourseOverview.module.css';
import { texts } from './texts';

/** The description of the course and its video. */
export function CourseOverview({ course }: { course: Course }) {
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

export function CourseOutcomes({ course }: { course: Course }) {
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
