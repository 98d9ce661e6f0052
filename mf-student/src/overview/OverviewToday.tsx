import { lazy, Suspense } from 'react';
import { langOf } from 'shared/model/language';
import { isOver } from 'shared/model/catalogue';
import { Link } from 'react-router-dom';
import { webinars } from 'shared/page';
import { paths } from 'shared/model/paths';
import { purchasedGroups } from '../today/purchased-groups';
import { isCancelled } from '../today/part-props';
import { Today, useMinute } from '../today/Today';
import { Actions, buttonClass } from 'shared/ui';
import { useStudent } from '../dashboard/student';
import {
  nothingPurchased,
  usePurchasedCourses,
  usePurchasedWebinars,
} from '../purchases/use-purchases';
import { liveOn, ticketOnSale } from '../purchases/webinar-date';
import styles from './OverviewToday.module.css';
import { texts } from './texts';

// Only who has a finished course needs it.
const CertificateStep = lazy(async () => ({
  default: (await import('../classroom/CertificateStep')).CertificateStep,
}));

/** The next class or webinar of the student; who owns nothing yet sees what can be booked. */
export function OverviewToday() {
  const student = useStudent();
  const now = useMinute();
  const ofCourses = usePurchasedCourses();
  const ofWebinars = usePurchasedWebinars();
  const isLoading = [ofCourses, ofWebinars].some((each) => !each.currentData && each.isFetching);
  const bought = isLoading
    ? undefined
    : [
        ...purchasedGroups('course', ofCourses.currentData ?? nothingPurchased, now),
        ...purchasedGroups('webinar', ofWebinars.currentData ?? nothingPurchased, now),
      ];
  return (
    <Today
      bought={bought}
      student={student}
      nothing={<NothingBooked now={now} />}
      className={styles.today}
    >
      <Suspense fallback={null}>
        {bought
          ?.filter((each) => each.kind === 'course' && isOver(each, now) && !isCancelled(each))
          .map((each) => (
            <CertificateStep key={each.productId} bought={each} named={bought.length > 1} />
          ))}
      </Suspense>
    </Today>
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
