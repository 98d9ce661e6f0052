import { Link } from 'react-router-dom';
import { langOf } from 'shared/model/language';
import { mentors } from 'shared/page';
import { paths } from 'shared/model/paths';
import { Portrait, SampleLabel, Section } from 'shared/ui';
import { Strip } from 'shared/ui/showcase';
import { ownPaths } from '../own-paths';
import { texts } from './texts';
import people from '../page-parts/people.module.css';
import styles from './Teachers.module.css';

export function Teachers() {
  return (
    <Section surface="parchment" heading={texts.teachersHeading} lead={texts.teachersLead}>
      <SampleLabel>{texts.teachersInvented}</SampleLabel>
      <Strip label={texts.teachers} className={styles.teachers}>
        {mentors.map(({ name, image, designation, courseType, courseLaunched, courseName }) => (
          <li key={name} className={people.member}>
            <Portrait address={image} size={120} className={styles.portrait} />
            <div>
              <h3 className={people.heading}>{name}</h3>
              <p className={people.note} lang={langOf(designation)}>
                {designation}
              </p>
              <p className={people.accent} lang={langOf(courseType)}>
                {courseLaunched === 'yes' ? (
                  <Link to={paths.course(courseName)}>{courseType}</Link>
                ) : (
                  courseType
                )}
              </p>
            </div>
          </li>
        ))}
      </Strip>
      <p className={styles.invitation}>
        {texts.invitationToTeach((tutor) => (
          <Link to={ownPaths.tutor()}>{tutor}</Link>
        ))}
      </p>
    </Section>
  );
}
