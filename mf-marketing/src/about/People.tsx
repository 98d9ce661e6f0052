import { studentVoices, team } from 'shared/model/sample-people';
import { Portrait, SampleLabel, Section } from 'shared/ui';
import { Strip } from 'shared/ui/showcase';
import { texts } from './texts';
import people from '../page-parts/people.module.css';
import styles from './People.module.css';

export function Team() {
  return (
    <Section surface="parchment" heading={texts.team} lead={texts.teamLead}>
      <SampleLabel>{texts.teamInvented}</SampleLabel>
      <Strip label={texts.team} className={styles.team}>
        {team.map(({ name, image, role, words }) => (
          <li key={name} className={people.member}>
            <Portrait address={image} size={120} className={styles.portrait} />
            <div>
              <h3 className={people.heading}>{name}</h3>
              <p className={people.accent}>{role}</p>
              <p className={styles.text}>{words}</p>
            </div>
          </li>
        ))}
      </Strip>
    </Section>
  );
}

export function Testimonials() {
  return (
    <Section surface="ink" heading={texts.testimonials}>
      <SampleLabel>{texts.testimonialsInvented}</SampleLabel>
      <Strip label={texts.testimonials} className={styles.voices}>
        {studentVoices.map(({ name, image, subject, city, words }) => (
          <li key={name} className={styles.voice}>
            <blockquote className={people.words}>{words}</blockquote>
            <div className={styles.speaker}>
              <Portrait address={image} size={56} className={styles.small} />
              <p>
                <strong>{name}</strong>
                <span className={people.note}>
                  {subject}, {city}
                </span>
              </p>
            </div>
          </li>
        ))}
      </Strip>
    </Section>
  );
}
