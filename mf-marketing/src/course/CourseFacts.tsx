import type { Course } from 'shared/model/schemas';
import { Icon, type IconName } from 'shared/ui';
import { Strip } from 'shared/ui/showcase';
import styles from './CourseFacts.module.css';
import { useNextDate } from './next-date';

/** What decides whether the course fits, in one strip: dates, hours, teacher and languages. */
export function CourseFacts({ course }: { course: Course }) {
  const { begins, hours, language } = useNextDate(course);
  const teachers = course.tutor.map(({ name }) => name).join(', ');
  const hoursOfTeaching = course.tutor.reduce((sum, { duration }) => sum + duration, 0);
  const facts: readonly (readonly [icon: IconName, name: string, value: string])[] = [
    ['calendar', 'Begins', begins],
    ['clock', 'Classes', hours ?? `Evenings, ${course.hr} hr ${course.min} min each`],
    ['book', 'Teaching', `${hoursOfTeaching} hours in ${course.noOfMod} modules`],
    ['users', 'Taught by', teachers],
    ['message', 'Languages', language || 'Hindi and English'],
  ];
  return (
    <Strip label="The course in short" className={styles.facts}>
      {facts.map(([icon, name, value]) => (
        <li key={name} className={styles.fact}>
          <span className={styles.name}>
            <Icon name={icon} size={16} />
            {name}
          </span>{' '}
          {value}
        </li>
      ))}
    </Strip>
  );
}
