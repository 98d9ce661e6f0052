import type { ReactNode } from 'react';
import {
  batchText,
  comingMeetings,
  dayText,
  momentText,
  teachingLanguage,
  type Meeting,
} from 'shared/model/catalogue';
import { indianDay } from 'shared/model/format';
import type { PublicBatch } from 'shared/model/schemas';
import { useMinute } from '../today/Today';
import { Badge } from 'shared/ui/lists';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { DashboardSection } from '../dashboard/DashboardPage';
import { AskButton } from '../questions/AskButton';
import { PastClasses, type Held } from './PastClasses';
import styles from './Classroom.module.css';
import { courseTexts as texts } from './texts';

const SHOWN = 4;

interface TimetableProps extends Held {
  /** Missing for a webinar. */
  batch?: PublicBatch;
  meetings: readonly Meeting[];
  /** Below the dates of the batch. */
  tools?: ReactNode;
}

/** The coming classes, of which only the next ones are shown, and below them those that were. */
export function Timetable({ batch, meetings, tools, ...held }: TimetableProps) {
  const { cancelled, of } = held;
  const all = [...meetings, ...cancelled].sort((a, b) => a.start.getTime() - b.start.getTime());
  const now = useMinute();
  const coming = comingMeetings(all, now);
  const later = coming.slice(SHOWN);
  const past = all.filter(({ end }) => end <= now).reverse();
  if (all.length === 0) return null;
  return (
    <DashboardSection heading={texts.timetable}>
      {batch && (
        <p className={styles.muted}>
          {texts.batch(batchText(batch, now), teachingLanguage(batch.language), batch.minutes)}
        </p>
      )}
      {tools}
      <div>
        <Meetings meetings={coming.slice(0, SHOWN)} {...{ cancelled, now, of }} />
        {later.length > 0 && (
          <Accordion>
            <AccordionItem summary={texts.laterClasses(later.length)}>
              <Meetings meetings={later} {...{ cancelled, now, of }} />
            </AccordionItem>
          </Accordion>
        )}
      </div>
      {past.length > 0 && <PastClasses past={past} now={now} {...held} />}
    </DashboardSection>
  );
}

function Meetings({
  meetings,
  cancelled,
  now,
  of,
}: Pick<TimetableProps, 'meetings' | 'cancelled' | 'of'> & { now: Date }) {
  if (meetings.length === 0) return null;
  return (
    <ol role="list" className={styles.meetings}>
      {meetings.map((meeting) => (
        <li key={meeting.number} className={styles.coming}>
          <MeetingLine meeting={meeting} now={now} isCancelled={cancelled.includes(meeting)} />
          {!cancelled.includes(meeting) && (
            <AskButton of={{ ...of, day: meeting.day }} about={momentText(meeting.start, now)} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface MeetingLineProps {
  meeting: Meeting;
  isCancelled: boolean;
  now: Date;
}

function MeetingLine({ meeting, isCancelled, now }: MeetingLineProps) {
  const { start, day, changedAt } = meeting;
  const time = <time dateTime={start.toISOString()}>{momentText(start, now)}</time>;
  if (isCancelled) {
    return (
      <p className={styles.changed}>
        <del>{time}</del> <Badge tone="failed">{texts.cancelled}</Badge>
      </p>
    );
  }
  if (!changedAt) return time;
  return (
    <div>
      <p className={styles.changed}>
        {time} <Badge tone="accent">{texts.moved}</Badge>
      </p>
      {indianDay(start) !== day && (
        <p className={styles.muted}>{texts.insteadOf(dayText(day, now))}</p>
      )}
    </div>
  );
}
