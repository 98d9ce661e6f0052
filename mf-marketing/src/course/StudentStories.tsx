import type { Course, StudentTestimonial } from 'shared/course-content';
import { Carousel, Section } from 'shared/ui';
import { CourseRatings } from './CourseRatings';
import styles from './StudentStories.module.css';

const Story = ({ student }: { student: StudentTestimonial }) => (
  <figure className={styles.story}>
    <blockquote className={styles.words}>{student.testimonial}</blockquote>
    <figcaption className={styles.person}>
      <img src={student.img} alt="" width={56} height={56} loading="lazy" />
      <div>
        <p className={styles.name}>{student.name}</p>
        <p className={styles.income}>
          Earns {student.minCTC} to {student.maxCTC} LPA
        </p>
      </div>
    </figcaption>
  </figure>
);

/** How students rate the course, and what they say of it. */
export const StudentStories = ({ course }: { course: Course }) => (
  <Section surface="ink" heading="What our students say">
    <CourseRatings course={course} />
    <Carousel label="Student testimonials">
      {course.StudentTestimonial.map((student) => (
        <Story key={student.name} student={student} />
      ))}
    </Carousel>
  </Section>
);
