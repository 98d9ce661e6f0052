import { Link } from 'react-router-dom';
import { courses, webinars } from 'shared/page';
import { paths } from 'shared/model/paths';
import { Avatar, buttonClass, Card } from 'shared/ui';
import { useStudent } from '../dashboard/student';
import { usePurchasedCourses, usePurchasedWebinars } from '../purchases/use-purchases';
import styles from './ProfilePanel.module.css';
import { texts } from './texts';

/** A greeting, and how many courses and webinars the student has purchased. */
export function ProfilePanel() {
  const student = useStudent();
  const counts = [
    { label: texts.courses, items: courses, ids: usePurchasedCourses().currentData?.ids },
    { label: texts.webinars, items: webinars, ids: usePurchasedWebinars().currentData?.ids },
  ];
  return (
    <Card as="aside" aria-label={texts.yourProfile} className={styles.panel}>
      <Avatar address={student.profile?.avatar} size={112} alt={texts.pictureOf(student.name)} />
      <div>
        <p className={styles.greeting}>{texts.greeting}</p>
        <p className={styles.name}>{student.name}</p>
      </div>
      <dl className={styles.counts}>
        {counts.map(({ label, items, ids }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{ids ? items.filter(({ id }) => ids.includes(id)).length : '–'}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={paths.dashboard(student, 'updateprofile')}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {texts.editProfile}
      </Link>
    </Card>
  );
}
