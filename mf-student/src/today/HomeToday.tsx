import { useState } from 'react';
import { currentTime, usePurchasedProducts } from 'shared/actions';
import { Link } from 'react-router-dom';
import { paths } from 'shared/model/paths';
import { selectUser, useAppSelector, type StoredUser } from 'shared/store';
import { Actions, buttonClass } from 'shared/ui';
import { purchasedGroups } from './purchased-groups';
import { texts } from './texts';
import { Today } from './Today';
import styles from './Today.module.css';

/** The next class of a student, above the page that invites others. The slot is for students only. */
function HomeToday() {
  const student = useAppSelector(selectUser);
  return student && <OwnToday student={student} />;
}

function OwnToday({ student }: { student: StoredUser }) {
  const [now] = useState(currentTime);
  const courses = usePurchasedProducts('course', true);
  const webinars = usePurchasedProducts('webinar', true);
  if (!student.id || courses.error || webinars.error) return null;
  const bought =
    courses.currentData && webinars.currentData
      ? [
          ...purchasedGroups('course', courses.currentData, now),
          ...purchasedGroups('webinar', webinars.currentData, now),
        ]
      : undefined;
  return (
    <div data-surface="ink" className={styles.band}>
      <Today
        bought={bought}
        student={student}
        nothing={<NothingBooked student={student} />}
        className={styles.inBand}
      />
    </div>
  );
}

function NothingBooked({ student }: { student: StoredUser }) {
  return (
    <>
      <h2>{texts.nothingBooked}</h2>
      <p>{texts.nextClassHere}</p>
      <Actions>
        <Link to={paths.dashboard(student, 'explorecourse')} className={buttonClass()}>
          {texts.startLearning}
        </Link>
      </Actions>
    </>
  );
}

export { HomeToday as Component };
