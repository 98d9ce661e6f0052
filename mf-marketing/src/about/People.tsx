import { Portrait } from 'shared/art';
import { Section } from 'shared/ui';
import { studentVoices, team } from '../sample-people';
import styles from './People.module.css';

export function Team() {
  return (
    <Section
      surface="parchment"
      heading="The team"
      lead="Behind the Astro-Gurus: four people who plan the batches, find the work and pick up the phone."
    >
      <ul role="list" className={styles.team}>
        {team.map(({ name, role, words }) => (
          <li key={name} className={styles.member}>
            <Portrait name={name} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.text}>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Testimonials() {
  return (
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
}
