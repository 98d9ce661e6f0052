import { Section } from 'shared/ui';
import { journey } from './home-content';
import styles from './Journey.module.css';
import { Moon } from './Moon';

export const Journey = () => (
  <Section surface="ink" heading="From first class to first client" className={styles.section}>
    <ol role="list" className={styles.steps}>
      {journey.map(({ moon, title, text }, index) => (
        <li key={title} className={styles.step}>
          <Moon phase={moon} />
          <div>
            <p className={styles.number}>Step {index + 1}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
