import { Orbits } from 'shared/ui/art';
import { earningStories } from 'shared/model/sample-people';
import { Portrait, SampleLabel, Section } from 'shared/ui';
import { Stat, Stats, Strip } from 'shared/ui/showcase';
import { claims } from '../claims/claims';
import { texts } from './texts';
import people from '../page-parts/people.module.css';
import styles from './Earnings.module.css';

const figures = [
  claims.earning,
  claims.investment,
  claims.platformAccess,
  claims.returnOnInvestment,
];

/** The claimed earnings, and stories of students about what they earn. */
export function Earnings() {
  return (
    <Section surface="ink" heading={texts.earningsHeading} lead={texts.earningsLead}>
      <div className={styles.orbits}>
        <Orbits />
      </div>
      <SampleLabel>{texts.earningsInvented}</SampleLabel>
      <Stats>
        {figures.map(({ figure, label }) => (
          <Stat key={label} value={figure} label={label} />
        ))}
      </Stats>
      <h3 className={styles.heading}>{texts.testimonials}</h3>
      <Strip label={texts.testimonials} className={styles.stories}>
        {earningStories.map(({ name, image, city, before, earning, words }) => (
          <li key={name} className={styles.story}>
            <blockquote className={people.words}>{words}</blockquote>
            <div className={styles.person}>
              <Portrait address={image} size={56} className={styles.portrait} />
              <p>
                <strong>{name}</strong>
                <span className={people.note}>
                  {before}, {city}
                </span>
              </p>
              <p className={styles.earning}>{earning}</p>
            </div>
          </li>
        ))}
      </Strip>
    </Section>
  );
}
