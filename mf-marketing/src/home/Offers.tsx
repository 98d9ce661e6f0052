import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { courses, onSundays, webinars } from 'shared/page';
import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { Card, cardBodyClass, cardCoverClass, Price, Section } from 'shared/ui';
import { PriceUntil } from '../page-parts/PriceUntil';
import { useNear } from '../page-parts/use-intersection';
import { texts } from './texts';
import styles from './Offers.module.css';

const offers = [
  ...courses
    .slice(0, 2)
    .map(({ title, urlTitle, subtitle, image, newPrice, oldPrice, prices }) => ({
      kind: texts.liveCourse,
      title,
      text: texts.sentence(subtitle),
      to: paths.course(urlTitle),
      image,
      now: newPrice,
      was: oldPrice,
      prices,
    })),
  ...webinars
    .slice(0, 1)
    .map(({ title, urlTitle, cardIntroimage, newPrice, oldPrice, prices }) => ({
      kind: onSundays ? texts.sundayWebinar : texts.liveWebinar,
      title,
      text: texts.webinarOffer,
      to: paths.webinar(urlTitle),
      image: cardIntroimage,
      now: newPrice,
      was: oldPrice,
      prices,
    })),
];

/** Cards of two courses and a webinar, each with a link to its page. */
export function Offers() {
  const list = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(false);
  // A browser's own lazy loading begins some thousand pixels before.
  useNear(list, '25%', () => setNear(true));
  return (
    <Section heading={texts.whereToBegin} className={styles.section}>
      <ul ref={list} role="list" className={styles.offers}>
        {offers.map(({ kind, title, text, to, image, now, was, prices }) => (
          <Card as="li" key={to} padded={false} interactive className={styles.offer}>
            <div className={styles.picture}>
              {isNear ? (
                <img src={image} alt="" />
              ) : (
                <noscript>
                  <img src={image} alt="" />
                </noscript>
              )}
            </div>
            <div className={cardBodyClass}>
              <p className={styles.kind}>{kind}</p>
              <h3>
                <Link to={to} className={cardCoverClass} lang={langOf(title)}>
                  {title}
                </Link>
              </h3>
              <p className={styles.text} lang={langOf(text)}>
                {text}
              </p>
              <Price now={formatRupees(now)} was={formatRupees(was)} />
              <PriceUntil of={{ prices }} />
            </div>
          </Card>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={paths.webinars()}>{texts.allWebinars}</Link>
      </p>
    </Section>
  );
}
