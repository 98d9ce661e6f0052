import { useState } from 'react';
import { currentTime } from 'shared/actions';
import { LoShuGrid } from 'shared/ui/art';
import { courseById } from 'shared/page';
import { paths } from 'shared/model/paths';
import { purchasedGroups } from '../today/purchased-groups';
import { useStudent } from '../dashboard/student';
import { usePurchasedCourses } from '../purchases/use-purchases';
import { EnrolmentsPage } from './EnrolmentsPage';
import { myCoursesTexts as texts } from './texts';

function MyCoursesPage() {
  const student = useStudent();
  const [now] = useState(currentTime);
  const result = usePurchasedCourses();
  const { currentData: purchases } = result;
  return (
    <EnrolmentsPage
      heading={texts.heading}
      what="course"
      result={{
        ...result,
        currentData:
          purchases &&
          purchasedGroups('course', purchases, now).map((bought) => ({
            ...bought,
            image: courseById(bought.productId)?.image ?? '',
          })),
      }}
      invitation={texts.invitation}
      art={<LoShuGrid />}
      buy={{ to: paths.dashboard(student, 'explorecourse'), label: texts.startLearning }}
      browse={{ to: paths.courses(), label: texts.browse }}
    />
  );
}

export { MyCoursesPage as Component };
