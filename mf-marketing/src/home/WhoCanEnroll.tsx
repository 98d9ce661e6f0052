import { Section } from 'shared/ui';
import { whoCanEnroll } from './home-content';
import styles from './WhoCanEnroll.module.css';

export const WhoCanEnroll = () => (
  <Section heading="Who can Enroll" className={styles.section}>
    <ul role="list" className={styles.people}>
      {whoCanEnroll.map(({ title, text }) => (
        <li key={title} className={styles.entry}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
