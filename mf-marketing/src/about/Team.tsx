import { Portrait } from 'shared/art';
import { Section } from 'shared/ui';
import { team } from '../sample-people';
import styles from './People.module.css';

export const Team = () => (
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
