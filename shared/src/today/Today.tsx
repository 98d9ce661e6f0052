import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentTime, saveFile } from '../actions';
import {
  DATE_UNKNOWN_TEXT,
  dayText,
  hourText,
  inOrder,
  joinOpensAt,
  momentText,
  nextClass,
  type BoughtClass,
  type Meeting,
  type NextClass,
} from '../model/catalogue';
import { calendarFile, classEvents } from '../model/calendar';
import { siteUrl, whatsappQuestion } from '../model/config';
import { paths, type NamedUser } from '../model/paths';
import { toAccountState } from '../page';
import { Actions, Button, buttonClass, clsx, Icon, Loading, Skeleton } from 'shared/ui';
import { ZodiacWheel } from '../ui/art';
import { Countdown, countdownParts, useClock } from '../ui/showcase';
import styles from './Today.module.css';
import { useOwnClassroom } from './use-own-classroom';

interface TodayProps {
  /** Everything of the student that the card is about; undefined while it loads. */
  bought: readonly BoughtClass[] | undefined;
  /** Null for a buyer who has not logged in: without a log-in there is no link to join. */
  student: NamedUser | null;
  /** Of a buyer who has not logged in; the log-in page shows it. */
  email?: string;
  /** Whether the card stands in the classroom of the only class: it needs no title and no way there. */
  inClassroom?: boolean;
  /** What is shown if nothing has been bought. */
  nothing?: ReactNode;
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
  nothing,
  className,
}: TodayProps) {
  return (
    <section className={clsx(styles.today, className)} data-surface="ink" aria-label="Today">
      <ZodiacWheel className={styles.wheel} />
      {bought ? (
        <Next {...{ bought, student, email, inClassroom, nothing }} />
      ) : (
        <Loading label="Loading your next class…">
          <Skeleton />
          <Skeleton shape="heading" />
          <Skeleton shape="row" count={2} />
        </Loading>
      )}
    </section>
  );
}

type Shown = Exclude<NextClass, { state: 'nothing' }>;

function Next({
  bought,
  student,
  email,
  inClassroom,
  nothing,
}: TodayProps & { bought: readonly BoughtClass[] }) {
  const now = useMinute();
  const next = nextClass(bought, now);
  if (next.state === 'nothing') return nothing;
  const others = inOrder(bought, now).filter(
    (other) => other.bought !== next.bought && other.state !== 'over',
  );
  return (
    <>
      <NextHeading {...{ next, student, email, inClassroom, now }} />
      <NextSteps {...{ next, student, email, inClassroom, now }} />
      {others.length > 0 && (
        <ul role="list" className={styles.others} aria-label="After that">
          {others.map((other) => (
            <li key={`${other.bought.kind} ${other.bought.productId}`}>
              <ClassroomLink bought={other.bought} student={student} email={email}>
                {other.bought.title}
              </ClassroomLink>
              <span>
                {'meeting' in other ? momentText(other.meeting.start) : other.bought.when}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type PartProps = Pick<TodayProps, 'student' | 'email' | 'inClassroom'> & { next: Shown; now: Date };

const whatOf = ({ kind }: BoughtClass) => (kind === 'course' ? 'class' : 'webinar');

/** `in 1 minute`, `in 8 minutes` */
function inMinutes({ start }: Meeting, now: Date): string {
  const minutes = Math.ceil((start.getTime() - now.getTime()) / 60_000);
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function eyebrowOf(next: Shown, now: Date): string {
  const what = whatOf(next.bought);
  switch (next.state) {
    case 'live':
      return 'Live now';
    case 'soon':
      return `Your ${what} begins ${inMinutes(next.meeting, now)}`;
    case 'later':
    case 'day':
      return `Your next ${what}`;
    case 'waiting':
      return 'Your place is kept';
    case 'over':
      return what === 'class' ? 'Your course is complete' : 'This webinar is over';
  }
}

function NextHeading({ next, student, email, inClassroom, now }: PartProps) {
  const { bought } = next;
  const date = dateOf(next);
  return (
    <>
      <p className={styles.eyebrow}>
        {next.state === 'live' && <span className={styles.live} aria-hidden="true" />}
        {eyebrowOf(next, now)}
      </p>
      {inClassroom ? (
        <h2 className={styles.title}>{date}</h2>
      ) : (
        <>
          <h2 className={styles.title}>
            <ClassroomLink bought={bought} student={student} email={email}>
              {bought.title}
            </ClassroomLink>
          </h2>
          <p className={styles.date}>{date}</p>
        </>
      )}
    </>
  );
}

function dateOf(next: Shown): string {
  if ('meeting' in next) return momentText(next.meeting.start);
  if (next.state === 'day' && next.bought.day) return dayText(next.bought.day);
  return next.state === 'over' ? 'Thank you for learning with us.' : next.bought.when;
}

/** What can be done about the next meeting now. */
function NextSteps({ next, student, email, inClassroom, now }: PartProps) {
  const { bought } = next;
  const isOpen = next.state === 'live' || next.state === 'soon';
  // The link to join, and the recording of the last class, are only in the classroom.
  const hasPast = bought.meetings?.some(({ end }) => end <= now) ?? false;
  const isAsked = student !== null && !inClassroom && (isOpen || hasPast);
  const classroom = useOwnClassroom(bought, isAsked);
  const classLink = bought.classLink ?? classroom?.link;
  const recording = next.state === 'later' ? classroom?.recording : undefined;
  const opens = 'meeting' in next ? joinOpensAt(next.meeting) : null;
  const toClassroom = !inClassroom && (
    <ClassroomLink bought={bought} student={student} email={email} asButton>
      {student ? 'Open classroom' : isOpen ? 'Log in to join' : 'Log in'}
    </ClassroomLink>
  );
  return (
    <>
      {(next.state === 'later' || next.state === 'soon') && (
        <TimeLeft start={next.meeting.start} what={whatOf(bought)} />
      )}
      <div className={styles.state} aria-live="polite">
        {isOpen && !classLink && student && (!isAsked || classroom) && (
          <p>We will send the link to join by WhatsApp.</p>
        )}
        {next.state === 'later' && opens && <p>You can join here from {momentText(opens)}.</p>}
        {next.state === 'day' && bought.day && <p>{hourText(bought.day, now)}</p>}
        {next.state === 'waiting' && bought.when !== DATE_UNKNOWN_TEXT && (
          <p>{DATE_UNKNOWN_TEXT}</p>
        )}
        {isOpen && classLink && student && (
          <a
            href={classLink}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'large' })}
          >
            <Icon name="video" />
            Join
          </a>
        )}
      </div>
      <Actions>
        {(next.state === 'later' || next.state === 'day') && (
          <Button onClick={() => saveCalendar(bought, student)}>
            <Icon name="calendar" size={20} />
            Add to calendar
          </Button>
        )}
        {(next.state === 'waiting' || next.state === 'day') && (
          <a
            href={whatsappQuestion(`Namaste, when does ${bought.title} take place?`)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <Icon name="whatsapp" />
            Ask on WhatsApp
          </a>
        )}
        {toClassroom}
        {recording && (
          <a
            href={recording.link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'quiet' })}
          >
            <Icon name="play" size={20} />
            Recording of the last class
          </a>
        )}
      </Actions>
    </>
  );
}

interface ClassroomLinkProps extends Pick<TodayProps, 'student' | 'email'> {
  bought: BoughtClass;
  asButton?: boolean;
  children: ReactNode;
}

/** A link to the classroom, or to the log-in, which then knows the e-mail. */
function ClassroomLink({ bought, student, email, asButton = false, children }: ClassroomLinkProps) {
  const look = asButton ? buttonClass({ variant: 'quiet' }) : undefined;
  return (
    <Link
      to={classroomOf(bought, student)}
      state={!student && email ? toAccountState({ email }) : undefined}
      className={look}
    >
      {children}
    </Link>
  );
}

const classroomOf = ({ kind, urlTitle }: BoughtClass, student: NamedUser | null): string =>
  student ? paths.classroom(student, kind, urlTitle) : paths.login();

/** Saves all meetings that are still to come. */
function saveCalendar(bought: BoughtClass, student: NamedUser | null): void {
  const now = currentTime();
  const events = classEvents(bought, (each) => siteUrl + classroomOf(each, student)).filter(
    (event) => !('start' in event) || event.start > now,
  );
  const content = calendarFile(events, now);
  saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), 'classes.ics');
}

/** A component of its own, so that only the countdown renders each second. */
function TimeLeft({ start, what }: { start: Date; what: string }) {
  const seconds = useClock(() =>
    Math.max(0, Math.ceil((start.getTime() - currentTime().getTime()) / 1000)),
  );
  return <Countdown label={`Time until the ${what}`} parts={countdownParts(seconds)} />;
}

const MINUTE = 60_000;
const thisMinute = () => Math.floor(currentTime().getTime() / MINUTE) * MINUTE;

/** The current minute: classes begin and end on the minute. */
export const useMinute = (): Date => new Date(useClock(thisMinute));
