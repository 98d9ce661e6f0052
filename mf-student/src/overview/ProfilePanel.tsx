import { Link } from 'react-router-dom';
import { courses, webinars } from 'shared/page';
import { paths } from 'shared/model/paths';
import { Avatar, buttonClass, Card } from 'shared/ui';
import { useStudent } from '../dashboard/student';
import { usePurchasedCourses, usePurchasedWebinars } from '../purchases/use-purchases';
import styles from './ProfilePanel.module.css';
import { texts } from './texts';

/** A greeting, and how many courses and webinars the student has paid for. */
export function ProfilePanel() {
  const student = useStudent();
  const counts: {
    label: string;
    items: readonly { id: number }[];
    paid: ReturnType<typeof usePurchasedCourses>;
  }[] = [
    { label: texts.courses, items: courses, paid: usePurchasedCourses() },
    { label: texts.webinars, items: webinars, paid: usePurchasedWebinars() },
  ];
  return (
    <Card as="aside" aria-label={texts.yourProfile} className={styles.panel}>
      <Avatar address={student.profile?.avatar} size={112} alt={texts.pictureOf(student.name)} />
      <div>
        <p className={styles.greeting}>{texts.greeting}</p>
        <p className={styles.name}>{student.name}</p>
      </div>
      <dl className={styles.counts}>
        {counts.map(({ label, items, paid }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {paid.currentData
                ? items.filter(({ id }) => paid.currentData?.ids.includes(id)).length
                : '–'}
            </dd>
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
