import { useState } from 'react';
import { langOf } from 'shared/model/language';
import { currentTime } from 'shared/actions';
import { Link } from 'react-router-dom';
import { webinars } from 'shared/page';
import { paths } from 'shared/model/paths';
import { purchasedGroups } from '../today/own-classes';
import { Today } from '../today/Today';
import { Actions, buttonClass } from 'shared/ui';
import { useStudent } from '../dashboard/student';
import { nothingPaid, usePurchasedCourses, usePurchasedWebinars } from '../purchases/use-purchases';
import { liveOn, ticketOnSale } from '../purchases/webinar-date';
import styles from './OverviewToday.module.css';
import { texts } from './texts';

/** The next class or webinar of the student; who owns nothing yet sees what can be booked. */
export function OverviewToday() {
  const student = useStudent();
  const [now] = useState(currentTime);
  const ofCourses = usePurchasedCourses();
  const ofWebinars = usePurchasedWebinars();
  const isLoading = [ofCourses, ofWebinars].some((each) => !each.currentData && each.isFetching);
  const bought = isLoading
    ? undefined
    : [
        ...purchasedGroups('course', ofCourses.currentData ?? nothingPaid, now),
        ...purchasedGroups('webinar', ofWebinars.currentData ?? nothingPaid, now),
      ];
  return (
    <Today
      bought={bought}
      student={student}
      nothing={<NothingBooked now={now} />}
      className={styles.today}
    />
  );
}

function NothingBooked({ now }: { now: Date }) {
  const [first] = webinars
    .map((webinar) => ({ webinar, ticket: ticketOnSale(webinar, now) }))
    .sort((a, b) => beginning(a.ticket) - beginning(b.ticket));
  return (
    <>
      <p className={styles.eyebrow}>{texts.nothingBooked}</p>
      {first ? (
        <>
          <h2 className={styles.title}>
            {texts.nextWebinar}{' '}
            <Link to={paths.webinar(first.webinar.urlTitle)} lang={langOf(first.webinar.title)}>
              {first.webinar.title}
            </Link>
          </h2>
          <p className={styles.date}>{liveOn(first.ticket, now)}</p>
        </>
      ) : (
        <h2>{texts.classesStandHere}</h2>
      )}
      <Actions>
        {first && (
          <Link to={paths.webinars()} className={buttonClass()}>
            {texts.bookSeat}
          </Link>
        )}
      </Actions>
    </>
  );
}

type Ticket = ReturnType<typeof ticketOnSale>;

/** Milliseconds; a day without an hour begins with the day. */
const beginning = ({ meetings, day }: Ticket): number =>
  meetings?.[0]?.start.getTime() ?? (day ? Date.parse(day) : Infinity);
