import { Link } from 'react-router-dom';
import { LoShuGrid, PalmLines } from 'shared/ui/art';
import { siteName, siteTagline } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { courseByUrlTitle, onSundays } from 'shared/page';
import { paths } from 'shared/model/paths';
import type { PageMeta } from 'shared/contract';
import { Slot, Button, clsx, Price, SampleLabel, Section } from 'shared/ui';
import { claims } from '../claims/claims';
import { Almanac, besideHeading } from '../page-parts/Almanac';
import * as slots from '../slots';
import { organization, homePicture } from '../structured-data';
import { ClosingActions } from './ClosingActions';
import { DemoSection } from './DemoSection';
import { Earnings } from './Earnings';
import { Hero } from './Hero';
import { features, hero, promo, whoCanEnroll, texts } from './texts';
import { Journey } from './Journey';
import { Offers } from './Offers';
import { Teachers } from './Teachers';
import styles from './HomePage.module.css';

export const meta = (): PageMeta => ({
  title: `${siteName}: ${siteTagline}`,
  description: hero.lead,
  canonical: '/',
  image: homePicture,
  jsonLd: [organization],
});

function HomePage() {
  return (
    <>
      <div data-surface="ink">
        <Slot slot={slots.welcome} />
      </div>
      <Hero />
      <Offers />
      <Teachers />
      <DemoSection />
      <Journey />
      <Features />
      <WhoCanEnroll />
      <Earnings />
      <Promo />
      <Slot slot={slots.home} />
      <Closing />
    </>
  );
}

function Features() {
  return (
    <Section
      surface="parchment"
      heading={texts.featuresHeading}
      lead={texts.featuresLead}
      className={besideHeading}
    >
      <Almanac entries={features} narrow />
    </Section>
  );
}

function WhoCanEnroll() {
  return (
    <Section heading={texts.whoCanEnroll} className={clsx(styles.section, besideHeading)}>
      <Almanac entries={whoCanEnroll} narrow />
    </Section>
  );
}

/** Undefined if the catalogue does not have it. */
const promoted = courseByUrlTitle('numerology-course');

/** A course that cannot be bought yet: its button does nothing by design. */
function Promo() {
  return (
    <Section surface="parchment">
      <article data-surface="ink" className={styles.card}>
        <div className={styles.grid}>
          <LoShuGrid />
        </div>
        <div className={styles.promoHeading}>
          <p>{promo.label}</p>
          <h2>
            {promoted ? (
              <Link to={paths.course(promoted.urlTitle)}>{promo.title}</Link>
            ) : (
              promo.title
            )}
          </h2>
        </div>
        <div>
          <p>{promo.text}</p>
          <div className={styles.offer}>
            {promoted && (
              <Price
                large
                now={formatRupees(promoted.newPrice)}
                was={formatRupees(promoted.oldPrice)}
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
      <h2>{texts.moreThan(claims.trust.figure, claims.trust.label)}</h2>
      <SampleLabel>{texts.numberInvented}</SampleLabel>
      <p className={styles.lead}>
        {texts.closingLead(onSundays, (webinars) => (
          <Link to={paths.webinars()}>{webinars}</Link>
        ))}
      </p>
      <ClosingActions />
    </section>
  );
}

export { HomePage as Component };
