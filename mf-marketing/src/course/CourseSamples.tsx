import { Ornament } from 'shared/ui/art';
import { siteName } from 'shared/model/config';
import type { Course } from 'shared/model/schemas';
import { BrandMark, Section } from 'shared/ui';
import { VideoFacade } from '../page-parts/VideoFacade';
import styles from './CourseSamples.module.css';
import { texts } from './texts';

export const hasCertificate = ({ tutor }: Course): boolean =>
  tutor.some(({ certificate }) => certificate === 'Yes');

/** Samples to see before buying: a lesson and the certificate. */
export function CourseSamples({ course }: { course: Course }) {
  const { lessonTitle, lessonVideo } = course;
  const isCertified = hasCertificate(course);
  if (!lessonVideo && !isCertified) return null;
  return (
    <Section
      surface="parchment"
      className={styles.sunk}
      heading={texts.samples}
      lead={lessonVideo && isCertified && texts.samplesLead}
    >
      <div className={styles.columns}>
        {lessonVideo && (
          <VideoFacade
            action={texts.watch}
            title={texts.sampleLesson(lessonTitle || course.title)}
            link={lessonVideo}
            thumbnail={course.ytThumbnail}
          />
        )}
        {isCertified && <Certificate title={course.title} />}
      </div>
    </Section>
  );
}

function Certificate({ title }: { title: string }) {
  return (
    <figure>
      <div className={styles.paper}>
        <BrandMark className={styles.mark} />
        <p className={styles.kind}>{texts.certificateKind}</p>
        <p className={styles.name}>{texts.yourName}</p>
        <p>{texts.completed(title)}</p>
        <Ornament className={styles.ornament} />
        <p className={styles.signature}>
          <span>{texts.yourAstroGuru}</span>
          <span>{siteName}</span>
        </p>
        <p className={styles.stamp}>{texts.specimen}</p>
      </div>
      <figcaption className={styles.caption}>{texts.certificateCaption}</figcaption>
    </figure>
  );
}
