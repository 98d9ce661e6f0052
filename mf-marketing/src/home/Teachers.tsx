import { Link } from 'react-router-dom';
import { mentors } from 'shared/page';
import { paths } from 'shared/model/paths';
import { Portrait, SampleLabel, Section } from 'shared/ui';
import { Strip } from 'shared/ui/showcase';
import styles from './Teachers.module.css';

export function Teachers() {
  return (
    <Section
      surface="parchment"
      heading="Teachers who still practise"
      lead="We call them Astro-Gurus. Each of them sees clients in the morning and students in the evening."
    >
      <SampleLabel>These teachers are invented.</SampleLabel>
      <Strip label="Teachers" className={styles.teachers}>
        {mentors.map(({ name, image, designation, courseType, courseLaunched, courseName }) => (
          <li key={name} className={styles.teacher}>
            <Portrait address={image} size={120} className={styles.portrait} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.designation}>{designation}</p>
              <p className={styles.course}>
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
        Do you teach? <Link to={paths.tutor()}>Become an Astro-Guru</Link>
      </p>
    </Section>
  );
}
