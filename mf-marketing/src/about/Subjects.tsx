import { PalmLines } from 'shared/art';
import { Section } from 'shared/ui';
import { subjects } from './about-content';
import styles from './Subjects.module.css';

export const Subjects = () => (
  <Section surface="ink" heading="Subjects we teach">
    <div className={styles.columns}>
      <ul role="list" className={styles.subjects}>
        {subjects.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
        <li className={styles.more}>and more</li>
      </ul>
      <div className={styles.palm}>
        <PalmLines />
      </div>
    </div>
  </Section>
);
