import type { Course, StudentTestimonial, Tutor } from 'shared/model/schemas';
import { Icon, Portrait, SampleLabel, Section } from 'shared/ui';
import { Bar } from 'shared/ui/lists';
import { Carousel } from 'shared/ui/showcase';
import { credentials, ratingShares } from './course-page-content';
import styles from './CoursePeople.module.css';

/** A teacher of the course. */
export function Instructor({ tutor }: { tutor: Tutor }) {
  const lines = credentials[tutor.name];
  return (
    <Section surface="parchment" className={styles.band}>
      <div className={styles.instructor}>
        <Portrait
          address={tutor.tutorImg}
          alt={tutor.name}
          size={300}
          className={styles.portrait}
        />
        <div>
          <h2>Your Astro-Guru</h2>
          <p className={styles.name}>{tutor.name}</p>
          <p className={styles.expertise}>{tutor.expertise}</p>
          <p className={styles.detail}>{tutor.detail}</p>
          {lines && (
            <ul role="list" aria-label="Credentials" className={styles.credentials}>
              {lines.map((credential) => (
                <li key={credential}>
                  <Icon name="certificate" size={20} />
                  {credential}
                </li>
              ))}
            </ul>
          )}
          <SampleLabel>This teacher is invented.</SampleLabel>
        </div>
      </div>
    </Section>
  );
}

function Story({ student }: { student: StudentTestimonial }) {
  return (
    <figure className={styles.story}>
      <blockquote className={styles.words}>{student.testimonial}</blockquote>
      <figcaption className={styles.person}>
        <Portrait address={student.img} size={56} />
        <div>
          <p className={styles.studentName}>{student.name}</p>
          <p className={styles.income}>
            Earns {student.minCTC} to {student.maxCTC} LPA
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

/** The ratings and the testimonials of students. */
export function StudentStories({ course }: { course: Course }) {
  return (
    <Section surface="ink" heading="What our students say">
      <SampleLabel>These ratings, people and their words are invented.</SampleLabel>
      <CourseRatings course={course} />
      <Carousel label="Student testimonials">
        {course.StudentTestimonial.map((student) => (
          <Story key={student.name} student={student} />
        ))}
      </Carousel>
    </Section>
  );
}

/** The average rating, and the share of ratings for each number of stars. */
function CourseRatings({ course }: { course: Course }) {
  return (
    <div className={styles.ratings}>
      <div>
        <p className={styles.figure}>{course.courseRating}</p>
        <p className={styles.count}>out of 5, from {course.totalRatings} ratings</p>
      </div>
      <div className={styles.bars}>
        {ratingShares.map(({ stars, percent }) => (
          <Bar key={stars} label={stars === 1 ? '1 star' : `${stars} stars`} value={percent} />
        ))}
      </div>
    </div>
  );
}
