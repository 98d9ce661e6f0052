import { formatRupees } from 'shared/model/format';
import type { Course } from 'shared/model/schemas';
import { Section } from 'shared/ui';
import { Almanac } from '../page-parts/Almanac';
import styles from './CourseMaterials.module.css';
import { texts } from './texts';

/** What is included, the facts of the course in a table, and the fee in words. */
export function CourseMaterials({ course }: { course: Course }) {
  const { hr, min, noOfMod, lectureHours, months, studentPrice } = course;
  const [tutor] = course.tutor;
  const materials = [
    ...(lectureHours ? [texts.lectures(lectureHours)] : []),
    ...(course.materials ?? []),
  ];
  const was = course.advertisedPrice || course.oldPrice;
  const facts = [
    [texts.tutor, tutor?.name],
    [texts.teaching, tutor && tutor.duration > 0 && texts.hours(tutor.duration)],
    [texts.length, months && texts.months(months)],
    [texts.sessions, noOfMod > 0 && hr + min > 0 && texts.loginsOf(noOfMod, hr, min)],
    [texts.languages, texts.hindiAndEnglish],
    [texts.certificate, tutor && texts.yesOrNo(tutor.certificate)],
  ] as const;

  return (
    <Section surface="parchment">
      <div className={styles.columns}>
        {materials.length > 0 && (
          <div>
            <h2 className={styles.heading}>{texts.materialsIncluded}</h2>
            <Almanac entries={materials.map((title) => ({ title }))} narrow />
          </div>
        )}
        <div className={styles.sheet}>
          <h2 className={styles.sheetHeading}>{texts.atAGlance}</h2>
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
            {was > course.newPrice && texts.fees(formatRupees(was), formatRupees(course.newPrice))}{' '}
            {Boolean(studentPrice) && texts.studentFee(formatRupees(studentPrice ?? 0))}
          </p>
        </div>
      </div>
    </Section>
  );
}
