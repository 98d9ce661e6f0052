import { Portrait } from 'shared/art';
import { Section } from 'shared/ui';
import { studentVoices } from '../sample-people';
import styles from './People.module.css';

export const Testimonials = () => (
  <Section surface="ink" heading="Testimonials">
    <ul role="list" className={styles.voices}>
      {studentVoices.map(({ name, place, words }) => (
        <li key={name} className={styles.voice}>
          <blockquote className={styles.words}>{words}</blockquote>
          <div className={styles.speaker}>
            <Portrait name={name} className={styles.small} />
            <p>
              <strong>{name}</strong>
              <span className={styles.place}>{place}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
