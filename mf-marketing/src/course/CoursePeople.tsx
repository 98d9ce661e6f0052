import { langOf } from 'shared/model/language';
import { useId } from 'react';
import type { Course, StudentTestimonial, Tutor } from 'shared/model/schemas';
import { clsx, Portrait, SampleLabel, Section } from 'shared/ui';
import { Art, Starfield } from 'shared/ui/art';
import { Bar } from 'shared/ui/lists';
import { Carousel } from 'shared/ui/showcase';
import { hasRatings, isReviewed } from './Rating';
import people from '../page-parts/people.module.css';
import styles from './CoursePeople.module.css';
import { texts } from './texts';

/** A teacher of the course, as a plate across the page. A photograph gets the teacher's seal. */
export function Instructor({ tutor }: { tutor: Tutor }) {
  const headingId = useId();
  const isDrawn = tutor.tutorImg.startsWith('/images/people/');
  return (
    <section
      data-surface="ink"
      data-band="far"
      className={styles.plate}
      aria-labelledby={headingId}
    >
      <div className={clsx(styles.picture, isDrawn && styles.drawn)}>
        <Starfield />
        <img
          src={tutor.tutorImg}
          alt={tutor.name}
          width={300}
          height={300}
          loading="lazy"
          className={styles.portrait}
        />
        {!isDrawn && <Seal name={tutor.name} />}
      </div>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.label}>
          {texts.yourAstroGuru}
        </h2>
        <p className={styles.name}>{tutor.name}</p>
        <p className={styles.expertise} lang={langOf(tutor.expertise)}>
          {tutor.expertise}
        </p>
        <p className={styles.detail} lang={langOf(tutor.detail)}>
          {tutor.detail}
        </p>
        {Boolean(tutor.credentials?.length) && (
          <ul role="list" aria-label={texts.credentials} className={styles.credentials}>
            {tutor.credentials?.map((credential) => (
              <li key={credential} lang={langOf(credential)}>
                {credential}
              </li>
            ))}
          </ul>
        )}
        <SampleLabel>{texts.inventedTeacher}</SampleLabel>
      </div>
    </section>
  );
}

/** The initials of a name in a medallion. */
function Seal({ name }: { name: string }) {
  const words = name.split(/\s+/);
  const initials = [...new Set([words[0], words.at(-1)])].map((word) => word?.[0]).join('');
  return (
    <Art viewBox="-50 -50 100 100" className={styles.seal}>
      <circle r="48" />
      <circle r="43" opacity=".6" />
      <text y="12" fontSize="34">
        {initials}
      </text>
    </Art>
  );
}

function Story({ student }: { student: StudentTestimonial }) {
  return (
    <figure className={styles.story}>
      <blockquote className={styles.quote} lang={langOf(student.testimonial)}>
        {student.testimonial}
      </blockquote>
      <figcaption className={people.person}>
        {student.img && <Portrait address={student.img} size={56} />}
        <div>
          <p className={people.name}>{student.name}</p>
          {student.maxCTC > 0 && (
            <p className={styles.income}>{texts.earns(student.minCTC, student.maxCTC)}</p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

/** The ratings and the testimonials of students. */
export function StudentStories({ course }: { course: Course }) {
  const students = course.StudentTestimonial;
  if (!hasRatings(course) && students.length === 0) return null;
  return (
    <Section surface="ink" heading={texts.stories}>
      {!isReviewed(course) && <SampleLabel>{texts.inventedStories}</SampleLabel>}
      {hasRatings(course) && <CourseRatings course={course} />}
      {students.length > 0 && (
        <Carousel label={texts.testimonials}>
          {students.map((student) => (
            <Story key={student.id ?? student.name} student={student} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}

/** The average rating, and the share of ratings for each number of stars. */
function CourseRatings({ course }: { course: Course }) {
  const shares = ([5, 4, 3, 2, 1] as const).map(
    (stars) => [stars, course[`stars${stars}`]] as const,
  );
  return (
    <div className={styles.ratings}>
      <div>
        <p className={styles.figure}>{course.courseRating}</p>
        <p className={styles.count}>{texts.outOfFive(course.totalRatings)}</p>
      </div>
      {shares.some(([, percent]) => percent) && (
        <div className={styles.bars}>
          {shares.map(([stars, percent = 0]) => (
            <Bar key={stars} label={texts.stars(stars)} value={percent} />
          ))}
        </div>
      )}
    </div>
  );
}
