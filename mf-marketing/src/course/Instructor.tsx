import type { Tutor } from 'shared/course-content';
import { Section } from 'shared/ui';
import styles from './Instructor.module.css';

/** Who teaches the course. */
export const Instructor = ({ tutor }: { tutor: Tutor }) => (
  <Section surface="parchment" className={styles.band}>
    <div className={styles.instructor}>
      <img
        className={styles.portrait}
        src={tutor.tutorImg}
        alt={tutor.name}
        width={300}
        height={300}
        loading="lazy"
      />
      <div>
        <h2>Your Astro-Guru</h2>
        <p className={styles.name}>{tutor.name}</p>
        <p className={styles.expertise}>{tutor.expertise}</p>
        <p className={styles.detail}>{tutor.detail}</p>
      </div>
    </div>
  </Section>
);
