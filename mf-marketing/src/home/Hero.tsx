import { Observatory, Starfield, ZodiacWheel } from 'shared/art';
import { PageHeading, Stat, Stats } from 'shared/ui';
import { claims } from '../claims/claims';
import styles from './Hero.module.css';
import { HeroActions } from './HeroActions';
import { hero } from './home-content';
import { SubjectsInHindi } from './SubjectsInHindi';

const heroClaims = [claims.rating, claims.package, claims.experience, claims.astroGurus];

/** The sky over the observatory; the ground carries the figures. */
export const Hero = () => (
  <section data-surface="ink" className={styles.hero}>
    <div className={styles.sky}>
      <Starfield className={styles.stars} seed="home" />
      <div className={styles.wheel}>
        <ZodiacWheel turning />
      </div>
      <div className={styles.words}>
        <SubjectsInHindi />
        <PageHeading className={styles.heading}>
          {hero.heading.start} <span className={styles.gilded}>{hero.heading.gilded}</span>
        </PageHeading>
        <p className={styles.lead}>{hero.lead}</p>
        <HeroActions />
      </div>
      <Observatory className={styles.horizon} />
    </div>
    <div className={styles.ground}>
      <Stats>
        {heroClaims.map(({ figure, label }) => (
          <Stat key={label} value={figure} label={label} />
        ))}
      </Stats>
    </div>
  </section>
);
