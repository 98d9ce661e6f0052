import { formatRupees } from 'shared/model/format';
import type { Course } from 'shared/model/schemas';
import { Section } from 'shared/ui';
import { advertisedFees } from '../claims/fees';
import { Almanac } from '../page-parts/Almanac';
import styles from './CourseMaterials.module.css';
import { courseLength, materials } from './course-page-content';

/** What is included, the facts of the course in a table, and the advertised fee. */
export function CourseMaterials({ course }: { course: Course }) {
  const [tutor] = course.tutor;
  const facts = [
    ['Tutor', tutor?.name],
    ['Teaching', tutor && `${tutor.duration} hours`],
    ['Length', courseLength],
    ['Sessions', `${course.noOfMod} modules, ${course.hr} hr ${course.min} min per session`],
    ['Languages', 'Hindi and English'],
    ['Certificate', tutor?.certificate],
  ] as const;

  return (
    <Section surface="parchment">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>Materials included</h2>
          <Almanac entries={materials.map((title) => ({ title }))} narrow />
        </div>
        <div className={styles.sheet}>
          <h2 className={styles.sheetHeading}>The course at a glance</h2>
          <dl className={styles.facts}>
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className={styles.offer}>
            Was {advertisedFees.was}, now {formatRupees(course.newPrice)}. College students pay{' '}
            {advertisedFees.collegeStudents}: write to us with your college identity card before you
            buy.
          </p>
        </div>
      </div>
    </Section>
  );
}
