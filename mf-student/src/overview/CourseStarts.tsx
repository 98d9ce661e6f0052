import { useState } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import { courses } from 'shared/page';
import { paths } from 'shared/model/paths';
import { Card, Icon, Loading, Skeleton } from 'shared/ui';
import { useStudent } from '../dashboard/student';
import { courseStart } from '../purchases/course-start';
import { onlyPaid } from '../purchases/paid';
import { usePaidCourses } from '../purchases/use-purchases';
import styles from './CourseStarts.module.css';

/** The start dates of the courses the student has paid for. */
export function CourseStarts() {
  const student = useStudent();
  const [now] = useState(currentTime);
  const { currentData: purchases, isFetching } = usePaidCourses();

  if (!purchases) {
    return (
      isFetching && (
        <Card>
          <Loading label="Loading your courses…">
            <Skeleton count={2} />
          </Loading>
        </Card>
      )
    );
  }
  const paid = onlyPaid(courses, purchases.ids);
  if (paid.length === 0) return null;

  return (
    <Card as="section" aria-label="Your courses">
      <ul role="list" className={styles.courses}>
        {paid.map((course) => (
          <li key={course.id} className={styles.course}>
            <Icon name="book" className={styles.icon} />
            <div>
              <Link to={paths.purchases(student, 'course')} className={styles.title}>
                {course.title}
              </Link>
              <p className={styles.start}>
                {courseStart(course, purchases.scheduleIds[course.id], now)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
