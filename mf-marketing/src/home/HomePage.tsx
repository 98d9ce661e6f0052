import { Link } from 'react-router-dom';
import { LoShuGrid, PalmLines } from 'shared/ui/art';
import { siteName, siteTagline } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { onSundays } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { Slot, Button, clsx, Price, SampleLabel, Section } from 'shared/ui';
import { claims } from '../claims/claims';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import { organization } from '../structured-data';
import { ClosingActions } from './ClosingActions';
import { DemoSection } from './DemoSection';
import { Earnings } from './Earnings';
import { Hero } from './Hero';
import { features, hero, promo, whoCanEnroll } from './home-content';
import { Journey } from './Journey';
import { Offers } from './Offers';
import { StudentToday } from './StudentToday';
import { Teachers } from './Teachers';
import styles from './HomePage.module.css';

export function meta(): PageMeta {
  return {
    title: `${siteName}: ${siteTagline}`,
    description: hero.lead,
    canonical: '/',
    image: '/og/home.png',
    jsonLd: [organization],
  };
}

function HomePage() {
  return (
    <>
      <StudentToday />
      <Hero />
      <Offers />
      <Teachers />
      <DemoSection />
      <Journey />
      <Features />
      <WhoCanEnroll />
      <Earnings />
      <Promo />
      <Slot name="home" />
      <Closing />
    </>
  );
}

function Features() {
  return (
    <Section
      surface="parchment"
      heading="Special Features of Our Courses"
      lead="Both courses, numerology and astrology, are taught this way."
      className={besideHeading}
    >
      <Almanac entries={features} narrow />
    </Section>
  );
}

function WhoCanEnroll() {
  return (
    <Section heading="Who can Enroll" className={clsx(styles.section, besideHeading)}>
      <Almanac entries={whoCanEnroll} narrow />
    </Section>
  );
}

/** A course that cannot be bought yet: its button does nothing by design. */
function Promo() {
  return (
    <Section surface="parchment">
      <article data-surface="ink" className={styles.card}>
        <div className={styles.grid}>
          <LoShuGrid />
        </div>
        <div className={styles.promoHeading}>
          <p className={styles.label}>{promo.label}</p>
          <h2 className={styles.title}>
            {promo.course ? (
              <Link to={paths.course(promo.course.urlTitle)}>{promo.title}</Link>
            ) : (
              promo.title
            )}
          </h2>
        </div>
        <div>
          <p className={styles.promoText}>{promo.text}</p>
          <div className={styles.offer}>
            {promo.course && (
              <Price
                large
                now={formatRupees(promo.course.newPrice)}
                was={formatRupees(promo.course.oldPrice)}
              />
            )}
            <Button variant="secondary">{promo.button}</Button>
          </div>
        </div>
      </article>
    </Section>
  );
}

function Closing() {
  return (
    <section data-surface="ink" className={styles.closing}>
      <PalmLines className={styles.palm} />
      <h2 className={styles.heading}>
        More than {claims.trust.figure} {claims.trust.label}
      </h2>
      <SampleLabel>The number is invented.</SampleLabel>
      <p className={styles.lead}>
        Start with a <Link to={paths.webinars()}>{onSundays ? 'Sunday' : 'live'} webinar</Link>, or
        open an account and join the next batch.
      </p>
      <ClosingActions />
    </section>
  );
}

export { HomePage as Component };
