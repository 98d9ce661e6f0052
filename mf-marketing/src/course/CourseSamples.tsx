import { Ornament } from 'shared/ui/art';
import { siteName } from 'shared/model/config';
import type { Course } from 'shared/model/schemas';
import { BrandMark, Section } from 'shared/ui';
import { VideoFacade } from '../page-parts/VideoFacade';
import { sampleLessons } from './course-page-content';
import styles from './CourseSamples.module.css';

/** Samples to see before buying: a lesson and the certificate. */
export function CourseSamples({ course }: { course: Course }) {
  const lesson = sampleLessons[course.urlTitle];
  return (
    <Section
      surface="parchment"
      className={styles.sunk}
      heading="See for yourself"
      lead="A lesson as it is taught, and the paper you leave with."
    >
      <div className={styles.columns}>
        {lesson && (
          <VideoFacade
            action="Watch"
            title={`Sample lesson: ${lesson.title}`}
            link={lesson.link}
            thumbnail={course.ytThumbnail}
          />
        )}
        <Certificate title={course.title} />
      </div>
    </Section>
  );
}

function Certificate({ title }: { title: string }) {
  return (
    <figure>
      <div className={styles.paper}>
        <BrandMark className={styles.mark} />
        <p className={styles.kind}>Certificate of completion</p>
        <p className={styles.name}>Your name</p>
        <p>has completed the {title}, with all its modules.</p>
        <Ornament className={styles.ornament} />
        <p className={styles.signature}>
          <span>Your Astro-Guru</span>
          <span>{siteName}</span>
        </p>
        <p className={styles.stamp}>Specimen</p>
      </div>
      <figcaption className={styles.caption}>The certificate, as you get it at the end</figcaption>
    </figure>
  );
}
