import { batchText, comingMeetings, momentText, type Meeting } from 'shared/model/catalogue';
import type { PublicBatch } from 'shared/model/schemas';
import { useMinute } from 'shared/today';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { DashboardSection } from '../dashboard/DashboardPage';
import styles from './Classroom.module.css';

const SHOWN = 4;

interface TimetableProps {
  batch: PublicBatch;
  meetings: readonly Meeting[];
}

/** The coming classes; only the next ones are shown, and the later ones are collapsed. */
export function Timetable({ batch, meetings }: TimetableProps) {
  const now = useMinute();
  const coming = comingMeetings(meetings, now);
  const later = coming.slice(SHOWN);
  if (coming.length === 0) return null;
  return (
    <DashboardSection heading="Timetable">
      <p className={styles.muted}>
        {batchText(batch, now)}
        {batch.language && `, in ${batch.language}`}. {batch.minutes} minutes each.
      </p>
      <div>
        <Meetings meetings={coming.slice(0, SHOWN)} now={now} />
        {later.length > 0 && (
          <Accordion>
            <AccordionItem
              summary={`${later.length} more ${later.length > 1 ? 'classes' : 'class'}`}
            >
              <Meetings meetings={later} now={now} />
            </AccordionItem>
          </Accordion>
        )}
      </div>
    </DashboardSection>
  );
}

function Meetings({ meetings, now }: { meetings: readonly Meeting[]; now: Date }) {
  return (
    <ol role="list" className={styles.meetings}>
      {meetings.map(({ start }) => (
        <li key={start.toISOString()}>
          <time dateTime={start.toISOString()}>{momentText(start, now)}</time>
        </li>
      ))}
    </ol>
  );
}
