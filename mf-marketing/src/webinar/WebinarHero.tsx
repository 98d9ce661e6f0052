import type { ReactNode } from 'react';
import { Orbits } from 'shared/ui/art';
import { currentTime, useVisitTime } from 'shared/actions';
import { hourText, type WebinarDates } from 'shared/model/catalogue';
import type { Webinar } from 'shared/model/schemas';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { langOf } from 'shared/model/language';
import { Price, SampleLabel } from 'shared/ui';
import { Countdown, countdownParts, useClock } from 'shared/ui/showcase';
import { DetailHero } from '../page-parts/DetailHero';
import { FreeDoors } from '../page-parts/FreeDoors';
import { PriceUntil } from '../page-parts/PriceUntil';
import { TicketButton } from './TicketButton';
import { useSeatsLeft } from './use-seats-left';
import { WebinarDate } from './WebinarDate';
import { webinarTexts as texts } from './texts';
import styles from './WebinarHero.module.css';

interface WebinarHeroProps {
  webinar: Webinar;
  dates: WebinarDates | null;
  expired: boolean;
  onGetTickets: () => void;
  /** Shown under the button. */
  note: ReactNode;
}

/** "The coming Sunday" only for a known Sunday: without dates, `WebinarDate` below shows that text. */
const saleNote = (dates: WebinarDates | null, expired: boolean) => {
  if (expired) return texts.saleClosed;
  return dates?.targetDate && !dates.endDate ? texts.comingSunday : texts.nextLiveClass;
};

/** Keeps the place of the sentence, whose day is known only in the browser. */
const LONGEST_HOUR_TEXT = hourText('2026-09-25', new Date('2026-09-01'));

/** The invitation on the left, the ticket on the right. */
export function WebinarHero({ webinar, dates, expired, onGetTickets, note }: WebinarHeroProps) {
  const now = useVisitTime();
  const seats = useSeatsLeft(webinar, now);
  const isPlanned = webinar.sessions.length > 0;
  return (
    <DetailHero
      className={styles.hero}
      kicker={texts.kicker(webinar.webinarSubject)}
      title={webinar.title}
      behind={<Orbits className={styles.orbits} />}
      beside={
        <div data-surface="parchment" className={styles.ticket}>
          <div className={styles.upper}>
            <p className={styles.label}>{saleNote(dates, expired)}</p>
            <p className={styles.date}>
              <WebinarDate webinar={webinar} dates={dates} />
            </p>
            {(now ? dates?.targetDate && !dates.endDate : !isPlanned) && (
              <p className={styles.hour}>
                {now && dates && !expired && (
                  <span>{hourText(dates.formattedWebinarDate, now)}</span>
                )}
                <span className={styles.reserved} aria-hidden="true">
                  {LONGEST_HOUR_TEXT}
                </span>
              </p>
            )}
            <WebinarCountdown target={dates?.targetDate || null} />
          </div>
          <div className={styles.stub}>
            <div className={styles.money}>
              <p>
                <Price
                  large
                  now={formatRupees(webinar.newPrice)}
                  was={formatRupees(webinar.oldPrice)}
                />
                <PriceUntil of={webinar} />
              </p>
              <SeatsLeft seats={seats} />
            </div>
            {!isPlanned && <SampleLabel>{texts.inventedSeats}</SampleLabel>}
            <TicketButton wide size="large" expired={expired} onGetTickets={onGetTickets} />
            {note}
            <FreeDoors offer={webinar} path={paths.webinar(webinar.urlTitle)} />
          </div>
        </div>
      }
    >
      <p className={styles.lines}>
        <span lang={langOf(webinar.webinarHerot1)}>{webinar.webinarHerot1}</span>{' '}
        <span lang={langOf(webinar.webinarHerot2)}>{webinar.webinarHerot2}</span>{' '}
        <span lang={langOf(webinar.webinarHerot3)}>{webinar.webinarHerot3}</span>
      </p>
    </DetailHero>
  );
}

const secondsUntil = (target: string) =>
  Math.max(0, Math.ceil((Date.parse(target) - currentTime().getTime()) / 1000));

/** A separate component, so that only the countdown renders each second. */
function WebinarCountdown({ target }: { target: string | null }) {
  const seconds = useClock(
    () => (target === null ? null : secondsUntil(target)),
    () => null,
  );
  return (
    <Countdown label={texts.timeLeft} parts={seconds === null ? null : countdownParts(seconds)} />
  );
}

/** The most stars that are drawn. */
const MOST_STARS = 60;

/** The seats that are left, as a number and one star for each; null while they are not known. */
function SeatsLeft({ seats }: { seats: number | null }) {
  if (seats === null) return <p className={styles.words}>{texts.limitedSeats}</p>;
  return (
    <div>
      <p className={styles.words}>
        {texts.seatsLeft(seats, <strong className={styles.figure}>{seats}</strong>)}
      </p>
      <div className={styles.stars} aria-hidden="true">
        {Array.from({ length: Math.min(seats, MOST_STARS) }, (_, seat) => (
          <span key={seat} />
        ))}
      </div>
    </div>
  );
}
