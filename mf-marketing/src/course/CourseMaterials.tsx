import { formatRupees } from 'shared/model/format';
import type { Course } from 'shared/model/schemas';
import { Section } from 'shared/ui';
import { advertisedFees } from '../claims/fees';
import { Almanac } from '../page-parts/Almanac';
import styles from './CourseMaterials.module.css';
import { texts } from './texts';

/** What is included, the facts of the course in a table, and the advertised fee. */
export function CourseMaterials({ course }: { course: Course }) {
  const [tutor] = course.tutor;
  const facts = [
    [texts.tutor, tutor?.name],
    [texts.teaching, tutor && texts.hours(tutor.duration)],
    [texts.length, texts.courseLength],
    [texts.sessions, texts.loginsOf(course.noOfMod, course.hr, course.min)],
    [texts.languages, texts.hindiAndEnglish],
    [texts.certificate, tutor && texts.yesOrNo(tutor.certificate)],
  ] as const;

  return (
    <Section surface="parchment">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>{texts.materialsIncluded}</h2>
          <Almanac entries={texts.materials.map((title) => ({ title }))} narrow />
        </div>
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
            {texts.fees(
              advertisedFees.was,
              formatRupees(course.newPrice),
              advertisedFees.collegeStudents,
            )}
          </p>
        </div>
      </div>
    </Section>
  );
}
