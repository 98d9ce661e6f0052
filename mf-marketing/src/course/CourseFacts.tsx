import type { ReactNode } from 'react';
import { langOf } from 'shared/model/language';
import type { Course } from 'shared/model/schemas';
import { Icon, type IconName } from 'shared/ui';
import { Strip } from 'shared/ui/showcase';
import styles from './CourseFacts.module.css';
import { useNextDate } from './next-date';
import { texts } from './texts';

/** What decides whether the course fits, in one strip: dates, hours, teacher and languages. */
export function CourseFacts({ course }: { course: Course }) {
  const { begins, hours, language = '' } = useNextDate(course);
  const teachers = course.tutor.map(({ name }) => name).join(', ');
  const hoursOfTeaching = course.tutor.reduce((sum, { duration }) => sum + duration, 0);
  const facts: readonly (readonly [icon: IconName, name: string, value: ReactNode])[] = [
    ['calendar', texts.begins, begins],
    [
      'clock',
      texts.classes,
      hours ?? (course.hr + course.min > 0 && texts.evenings(course.hr, course.min)),
    ],
    [
      'book',
      texts.teaching,
      hoursOfTeaching > 0 &&
        course.noOfMod > 0 &&
        texts.hoursInModules(hoursOfTeaching, course.noOfMod),
    ],
    ['users', texts.taughtBy, teachers],
    [
      'message',
      texts.languages,
      <span lang={langOf(language)}>{language || texts.hindiAndEnglish}</span>,
    ],
  ];
  return (
    <Strip label={texts.inShort} className={styles.facts}>
      {facts.map(
        ([icon, name, value]) =>
          value && (
            <li key={name} className={styles.fact}>
              <span className={styles.name}>
                <Icon name={icon} size={16} />
                {name}
              </span>{' '}
              {value}
            </li>
          ),
      )}
    </Strip>
  );
}
