import { Link } from 'react-router-dom';
import type { PaidProducts } from 'shared/api';
import { ZodiacWheel } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import { currentTime, saveFile } from 'shared/actions';
import { Actions, Button, buttonClass, Icon, Loading, Skeleton } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { Countdown, countdownParts, useClock } from 'shared/ui/showcase';
import { useStudent } from '../dashboard/student';
import { nothingPaid, usePaidWebinars } from '../purchases/use-purchases';
import { calendarFile } from 'shared/model/calendar';
import styles from './NextEvent.module.css';
import { calendarEvents, nextWebinars, secondsBetween } from './next-webinars';

/** The next webinar of the student, or the one that can still be booked. */
export function NextEvent() {
  const { currentData: paid, isFetching } = usePaidWebinars();
  return (
    <section className={styles.event} data-surface="ink" aria-label="Next live webinar">
      <ZodiacWheel className={styles.wheel} />
      {!paid && isFetching ? (
        <Loading label="Loading your next webinar…">
          <Skeleton />
          <Skeleton shape="heading" />
          <Skeleton shape="row" count={2} />
        </Loading>
      ) : (
        <NextWebinar paid={paid ?? nothingPaid} />
      )}
    </section>
  );
}

function NextWebinar({ paid }: { paid: PaidProducts }) {
  const now = new Date(useClock(thisSecond));
  const student = useStudent();
  const next = nextWebinars(paid, now);
  const nextLink = next.booked
    ? { to: paths.purchases(student, 'webinar'), label: 'My webinars' }
    : { to: paths.webinars(), label: 'Book a seat' };

  const addToCalendar = () =>
    saveFile(
      new Blob([calendarFile(calendarEvents(next), now)], { type: 'text/calendar;charset=utf-8' }),
      'webinar.ics',
    );

  return (
    <>
      <p className={styles.eyebrow}>
        Next live webinar
        {next.booked && <Badge tone="accent">Your seat is booked</Badge>}
      </p>
      <h2 className={styles.titles}>
        {next.webinars.map(({ id, title, urlTitle }) => (
          <Link key={id} to={paths.webinar(urlTitle)}>
            {title}
          </Link>
        ))}
      </h2>
      <p className={styles.date}>{next.text}</p>
      {next.start && (
        <Countdown
          label="Time until the webinar"
          parts={countdownParts(secondsBetween(now, next.start))}
        />
      )}
      <Actions>
        {next.start && (
          <Button onClick={addToCalendar}>
            <Icon name="calendar" size={20} />
            Add to calendar
          </Button>
        )}
        <Link to={nextLink.to} className={buttonClass({ variant: 'quiet' })}>
          {nextLink.label}
        </Link>
      </Actions>
    </>
  );
}

const thisSecond = () => Math.floor(currentTime().getTime() / 1000) * 1000;
