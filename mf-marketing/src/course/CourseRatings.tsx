import type { Course } from 'shared/course-content';
import { Bar } from 'shared/ui';
import styles from './CourseRatings.module.css';
import { ratingShares } from './course-page-content';

/** The average in large, and how many gave how many stars. */
export const CourseRatings = ({ course }: { course: Course }) => (
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
