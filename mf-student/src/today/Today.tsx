import type { ReactNode } from 'react';
import { currentTime } from 'shared/actions';
import {
  dayText,
  inOrder,
  momentText,
  nextMeeting,
  type PurchasedGroup,
  type Meeting,
} from 'shared/model/catalogue';
import { langOf } from 'shared/model/language';
import { clsx, Loading, Skeleton } from 'shared/ui';
import { ZodiacWheel } from 'shared/ui/art';
import { useClock } from 'shared/ui/showcase';
import { DateComes } from '../purchases/DateComes';
import { ClassroomLink } from './ClassroomLink';
import { NextSteps } from './NextSteps';
import { isCancelled, wasNotHeld, whatOf, type PartProps } from './part-props';
import { texts } from './texts';
import styles from './Today.module.css';

interface TodayProps extends Omit<PartProps, 'next' | 'now'> {
  /** Everything of the student that the card is about; undefined while it loads. */
  bought: readonly PurchasedGroup[] | undefined;
  /** What is shown if nothing has been bought. */
  nothing?: ReactNode;
  /** At the end of the card. */
  children?: ReactNode;
  className?: string;
}

/**
 * The next meeting of what a student owns, course or webinar: live, about to begin, later, without a
 * date yet, over, or nothing bought. The link to join is there from 15 minutes before the beginning.
 */
export function Today({
  bought,
  student,
  email,
  inClassroom = false,
  justPaid,
  nothing,
  children,
  className,
}: TodayProps) {
  return (
    <section className={clsx(styles.today, className)} data-surface="ink" aria-label={texts.today}>
      <ZodiacWheel className={styles.wheel} />
      {bought ? (
        <Next {...{ bought, student, email, inClassroom, justPaid, nothing }} />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton />
          <Skeleton shape="heading" />
          <Skeleton shape="row" count={2} />
        </Loading>
      )}
      {children}
    </section>
  );
}

function Next({
  bought,
  student,
  email,
  inClassroom,
  justPaid,
  nothing,
}: TodayProps & { bought: readonly PurchasedGroup[] }) {
  const now = useMinute();
  const next = nextMeeting(bought, now);
  if (next.state === 'nothing') return nothing;
  const others = inOrder(bought, now).filter(
    (other) => other.bought !== next.bought && other.state !== 'over',
  );
  return (
    <>
      <NextHeading {...{ next, student, email, inClassroom, now }} />
      <NextSteps {...{ next, student, email, inClassroom, justPaid, now }} />
      {others.length > 0 && (
        <ul role="list" className={styles.others} aria-label={texts.afterThat}>
          {others.map((other) => (
            <li key={`${other.bought.kind} ${other.bought.productId}`}>
              <ClassroomLink
                bought={other.bought}
                student={student}
                email={email}
                lang={langOf(other.bought.title)}
              >
                {other.bought.title}
              </ClassroomLink>
              <span>
                {'meeting' in other ? (
                  momentText(other.meeting.start, now)
                ) : (
                  <DateComes productId={other.bought.productId} text={other.bought.when} />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const minutesUntil = ({ start }: Meeting, now: Date): number =>
  Math.ceil((start.getTime() - now.getTime()) / MINUTE);

function eyebrowOf(next: PartProps['next'], now: Date): string {
  const what = whatOf(next.bought);
  switch (next.state) {
    case 'live':
      return texts.live;
    case 'soon':
      return texts.beginsIn(what, minutesUntil(next.meeting, now));
    case 'later':
    case 'day':
      return texts.next(what);
    case 'waiting':
      return texts.waiting;
    case 'over':
      return isCancelled(next.bought) || wasNotHeld(next.bought, now)
        ? texts.cancelled(what)
        : texts.over(what);
  }
}

function NextHeading({ next, student, email, inClassroom, now }: PartProps) {
  const { bought } = next;
  const date = dateOf(next, now);
  return (
    <>
      <p className={styles.eyebrow}>
        {next.state === 'live' && <span className={styles.live} aria-hidden="true" />}
        {eyebrowOf(next, now)}
      </p>
      {inClassroom ? (
        <h2 className={next.state === 'waiting' ? styles.date : styles.title}>{date}</h2>
      ) : (
        <>
          <h2 className={styles.title}>
            <ClassroomLink
              bought={bought}
              student={student}
              email={email}
              lang={langOf(bought.title)}
            >
              {bought.title}
            </ClassroomLink>
          </h2>
          <p className={styles.date}>
            <DateComes productId={bought.productId} text={date} />
          </p>
        </>
      )}
    </>
  );
}

function dateOf(next: PartProps['next'], now: Date): string {
  if ('meeting' in next) return momentText(next.meeting.start, now);
  if (next.state === 'day' && next.bought.day) return dayText(next.bought.day, now);
  if (wasNotHeld(next.bought, now)) return texts.notHeld;
  return next.state === 'over' && !isCancelled(next.bought) ? texts.thanks : next.bought.when;
}

const MINUTE = 60_000;
const thisMinute = () => Math.floor(currentTime().getTime() / MINUTE) * MINUTE;

/** The current minute: classes begin and end on the minute. */
export const useMinute = (): Date => new Date(useClock(thisMinute));
