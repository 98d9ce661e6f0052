import type { Course, StudentTestimonial, Tutor } from 'shared/course-content';
import { Bar, Carousel, Section } from 'shared/ui';
import { ratingShares } from './course-page-content';
import styles from './CoursePeople.module.css';

/** Who teaches the course. */
export function Instructor({ tutor }: { tutor: Tutor }) {
  return (
    <Section surface="parchment" className={styles.band}>
      <div className={styles.instructor}>
        <img
          className={styles.portrait}
          src={tutor.tutorImg}
          alt={tutor.name}
          width={300}
          height={300}
          loading="lazy"
        />
        <div>
          <h2>Your Astro-Guru</h2>
          <p className={styles.name}>{tutor.name}</p>
          <p className={styles.expertise}>{tutor.expertise}</p>
          <p className={styles.detail}>{tutor.detail}</p>
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
        <img src={student.img} alt="" width={56} height={56} loading="lazy" />
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

/** How students rate the course, and what they say of it. */
export function StudentStories({ course }: { course: Course }) {
  return (
    <Section surface="ink" heading="What our students say">
      <CourseRatings course={course} />
      <Carousel label="Student testimonials">
        {course.StudentTestimonial.map((student) => (
          <Story key={student.name} student={student} />
        ))}
      </Carousel>
    </Section>
  );
}

/** The average in large, and how many gave how many stars. */
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
