import { ZodiacWheel } from 'shared/ui/art';
import { DATE_UNKNOWN_TEXT, dayText, type Meeting } from 'shared/model/catalogue';
import { whatsappLink } from 'shared/model/config';
import { buttonClass, Icon } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { canJoin, comingMeetings, joinOpensAt, momentText, useMinute } from './meetings';
import styles from './NextMeeting.module.css';

interface NextMeetingProps {
  what: 'class' | 'webinar';
  /** In order of time; null while no date is fixed. */
  meetings: readonly Meeting[] | null;
  classLink: string | undefined;
  /** The day in India, `YYYY-MM-DD`, if only the day is known. */
  day?: string | null;
}

/** The next class or webinar, with the link to join from 15 minutes before it until its end. */
export function NextMeeting({ what, meetings, classLink, day = null }: NextMeetingProps) {
  const now = useMinute();
  const next = meetings && comingMeetings(meetings, now)[0];
  const isOver = meetings ? !next : day !== null && new Date(`${day}T23:59:59+05:30`) < now;
  const isOpen = next ? canJoin(next, now) : false;
  return (
    <section className={styles.next} data-surface="ink" aria-label={`Next ${what}`}>
      <ZodiacWheel className={styles.wheel} />
      <p className={styles.eyebrow}>
        Next {what}
        {next && next.start <= now && <Badge tone="accent">On now</Badge>}
      </p>
      <div className={styles.state} aria-live="polite">
        {next ? (
          <>
            <h2>{momentText(next.start)}</h2>
            {isOpen && classLink && (
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
            {isOpen && !classLink && <p>We will send the link to join by WhatsApp.</p>}
            {!isOpen && <p>You can join here from {momentText(joinOpensAt(next))}.</p>}
          </>
        ) : (
          <NoMeeting what={what} isOver={isOver} day={day} />
        )}
      </div>
    </section>
  );
}

interface NoMeetingProps extends Pick<NextMeetingProps, 'what'> {
  isOver: boolean;
  day: string | null;
}

function NoMeeting({ what, isOver, day }: NoMeetingProps) {
  if (isOver) {
    return (
      <>
        <h2>{what === 'class' ? 'All classes are over' : 'This webinar is over'}</h2>
        <p>Thank you for learning with us.</p>
      </>
    );
  }
  return (
    <>
      <h2>{day ? dayText(day) : 'Your place is kept'}</h2>
      <p>{day ? 'We will send the time and the link to join by WhatsApp.' : DATE_UNKNOWN_TEXT}</p>
      <a
        href={whatsappLink}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        <Icon name="whatsapp" />
        Ask on WhatsApp
      </a>
    </>
  );
}
