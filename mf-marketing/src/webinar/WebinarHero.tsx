import { Orbits } from 'shared/art';
import type { WebinarDates } from 'shared/catalogue';
import { formatRupees } from 'shared/format';
import { Price } from 'shared/ui';
import type { WebinarContent } from 'shared/webinar-content';
import { DetailHero } from '../detail-hero/DetailHero';
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

/** Until the day is known, its place below already says "The coming Sunday". */
const saleNote = (dates: WebinarDates | null, expired: boolean) => {
  if (expired) return 'The sale has closed';
  return dates ? 'The coming Sunday' : 'Next live class';
};

/** The invitation on the left, the ticket on the right. */
export const WebinarHero = ({ webinar, dates, expired, onGetTickets }: WebinarHeroProps) => (
  <DetailHero
    className={styles.hero}
    kicker="Live webinar, in Hindi and English"
    title={webinar.title}
    behind={<Orbits className={styles.orbits} />}
    beside={
      <div data-surface="parchment" className={styles.ticket}>
        <div className={styles.upper}>
          <p className={styles.label}>{saleNote(dates, expired)}</p>
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
    }
  >
    <p className={styles.lines}>
      <span>{webinar.webinarHerot1}</span> <span>{webinar.webinarHerot2}</span>{' '}
      <span>{webinar.webinarHerot3}</span>
    </p>
  </DetailHero>
);
