import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { LoShuGrid } from 'shared/ui/art';
import { courses } from 'shared/page';
import { paths } from 'shared/model/paths';
import { useStudent } from '../dashboard/student';
import { courseStart } from '../purchases/course-start';
import { onlyPaid } from '../purchases/paid';
import { usePaidCourses } from '../purchases/use-purchases';
import { EnrolmentsPage } from './EnrolmentsPage';

function MyCoursesPage() {
  const student = useStudent();
  const [now] = useState(currentTime);
  const result = usePaidCourses();
  const { currentData: purchases } = result;
  return (
    <EnrolmentsPage
      heading="My courses"
      what="course"
      result={{
        ...result,
        currentData:
          purchases &&
          onlyPaid(courses, purchases.ids).map((course) => ({
            ...course,
            when: courseStart(course, purchases.scheduleIds[course.id], now),
          })),
      }}
      invitation="A course you pay for appears here, usually immediately and within 3 hours at most."
      art={<LoShuGrid />}
      buy={{ to: paths.dashboard(student, 'explorecourse'), label: 'Start learning' }}
      browse={{ to: paths.courses(), label: 'Browse courses' }}
    />
  );
}

export { MyCoursesPage as Component };
