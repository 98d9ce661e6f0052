import { Observatory, Starfield, ZodiacWheel } from 'shared/ui/art';
import { formatRupees } from 'shared/model/format';
import { courses, webinars } from 'shared/page';
import { PageHeading, SampleLabel, Actions, Button, buttonClass } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { claims } from '../claims/claims';
import { hero, texts } from './texts';
import { SubjectsInHindi } from './SubjectsInHindi';
import styles from './Hero.module.css';
import { useState } from 'react';
import { CallbackDialog } from './CallbackDialog';

const lowestPrice = (offers: readonly { newPrice: number }[]): string =>
  formatRupees(Math.min(...offers.map(({ newPrice }) => newPrice)));

/** What it costs, in the first view of a phone. */
const prices =
  courses.length > 0 &&
  webinars.length > 0 &&
  texts.prices(lowestPrice(courses), lowestPrice(webinars));

const heroClaims = [claims.rating, claims.package, claims.experience, claims.astroGurus];

/** The first screen: heading and buttons, and below them the claims in figures. */
export function Hero() {
  return (
    <section data-surface="ink" data-taller-than-phone className={styles.hero}>
      <div className={styles.sky}>
        <div className={styles.words}>
          <SubjectsInHindi />
          <PageHeading className={styles.heading}>
            {hero.heading.start} <span>{hero.heading.gilded}</span>
          </PageHeading>
          <p className={styles.lead}>{hero.lead}</p>
          {prices && <p>{prices}</p>}
          <HeroActions />
        </div>
        {/* After the text: these stand at the bottom, which moves down while the text arrives. */}
        <Starfield className={styles.stars} seed="home" />
        <div className={styles.wheel}>
          <ZodiacWheel turning />
        </div>
        <Observatory className={styles.horizon} />
      </div>
      <div className={styles.ground}>
        <SampleLabel>{texts.heroFiguresInvented}</SampleLabel>
        <Stats>
          {heroClaims.map(({ figure, label }) => (
            <Stat key={label} value={figure} label={label} />
          ))}
        </Stats>
      </div>
    </section>
  );
}

/** The button of the callback dialog, and the way to the form that books a demo class. */
function HeroActions() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Actions>
        <Button size="large" onClick={() => setOpen(true)}>
          {texts.requestCallback}
        </Button>
        <a href="#live-demo" className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {texts.reserveFreeSeat}
        </a>
      </Actions>
      <CallbackDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
