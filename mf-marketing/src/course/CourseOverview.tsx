import type { Course } from 'shared/model/schemas';
import { Section } from 'shared/ui';
import { VideoFacade } from '../page-parts/VideoFacade';
import styles from './CourseOverview.module.css';

/** The description of the course, its video and its learning outcomes. */
export function CourseOverview({ course }: { course: Course }) {
  return (
    <>
      <Section surface="parchment" heading={course.unlockPowerTitle} lead={course.unlockPowerDesc}>
        <div className={styles.about}>
          <div className={styles.words}>
            {course.courseDescription.map(({ para }) => (
              <p key={para}>{para}</p>
            ))}
          </div>
          <VideoFacade
            title={`Introduction to the ${course.title}`}
            link={course.ytVideo}
            thumbnail={course.ytThumbnail}
          />
        </div>
      </Section>
      <Section
        surface="parchment"
        className={styles.sunk}
        heading="What you will learn"
        lead="By the day you sit for the certificate, you can"
      >
        <ol role="list" className={styles.outcomes}>
          {course.learnLi.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ol>
      </Section>
    </>
  );
}
