import { Orbits, Starfield } from 'shared/art';
import type { WebinarDates } from 'shared/catalogue';
import { formatRupees } from 'shared/format';
import { PageHeading, Price } from 'shared/ui';
import type { WebinarContent } from 'shared/webinar-content';
import { SeatsLeft } from './SeatsLeft';
import { TicketButton } from './TicketButton';
import { WebinarCountdown } from './WebinarCountdown';
import { WebinarDate } from './WebinarDate';
import styles from './WebinarHero.module.css';

interface WebinarHeroProps {
  webinar: WebinarContent;
  dates: WebinarDates | null;
  expired: boolean;
  onGetTickets: () => void;
}

/** The invitation on the left, the ticket on the right. */
export const WebinarHero = ({ webinar, dates, expired, onGetTickets }: WebinarHeroProps) => (
  <section data-surface="ink" className={styles.hero}>
    <Starfield className={styles.stars} seed={webinar.title} />
    <Orbits className={styles.orbits} />
    <div className={styles.inner}>
      <div>
        <p className={styles.kicker}>Live webinar, in Hindi and English</p>
        <PageHeading className={styles.heading}>{webinar.title}</PageHeading>
        <p className={styles.lines}>
          <span>{webinar.webinarHerot1}</span> <span>{webinar.webinarHerot2}</span>{' '}
          <span>{webinar.webinarHerot3}</span>
        </p>
      </div>
      <div data-surface="parchment" className={styles.ticket}>
        <div className={styles.upper}>
          <p className={styles.label}>{expired ? 'The sale has closed' : 'The coming Sunday'}</p>
          <p className={styles.date}>
            <WebinarDate dates={dates} />
          </p>
          <WebinarCountdown target={dates?.targetDate ?? null} />
        </div>
        <div className={styles.stub}>
          <div className={styles.money}>
            <Price
              large
              now={formatRupees(webinar.newPrice)}
              was={formatRupees(webinar.oldPrice)}
            />
            <SeatsLeft seats={webinar.webinarSeatsLeft} />
          </div>
          <TicketButton wide size="large" expired={expired} onGetTickets={onGetTickets} />
        </div>
      </div>
    </div>
  </section>
);
