import { momentText, type Meeting } from 'shared/model/catalogue';
import type { Classroom, Material, Thread } from 'shared/model/schemas';
import { Badge } from 'shared/ui/lists';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { AskButton } from '../questions/AskButton';
import { MaterialLinks } from './MaterialLinks';
import type { Visits } from './use-visits';
import styles from './Classroom.module.css';
import { courseTexts as texts } from './texts';

const SHOWN = 3;

export interface Held {
  of: Pick<Thread, 'kind' | 'product_id'>;
  cancelled: readonly Meeting[];
  attendance: Classroom['attendance'];
  materials: readonly Material[] | undefined;
  visits: Visits;
}

interface PastClassesProps extends Held {
  /** The last one first. */
  past: readonly Meeting[];
  now: Date;
}

/** The classes that were, each with what came of it; the older ones are collapsed. */
export function PastClasses({ past, ...held }: PastClassesProps) {
  const older = past.slice(SHOWN);
  return (
    <div>
      <h3 className={styles.past}>{texts.pastClasses}</h3>
      <List past={past.slice(0, SHOWN)} {...held} />
      {older.length > 0 && (
        <Accordion>
          <AccordionItem summary={texts.earlierClasses(older.length)}>
            <List past={older} {...held} />
          </AccordionItem>
        </Accordion>
      )}
    </div>
  );
}

function List({ of, past, now, cancelled, attendance, materials = [], visits }: PastClassesProps) {
  return (
    <ol role="list" className={styles.meetings}>
      {past.map((meeting) => {
        const own = materials.filter(({ day }) => day === meeting.day);
        return (
          <li key={meeting.number}>
            <p className={styles.changed}>
              <time dateTime={meeting.start.toISOString()}>{momentText(meeting.start, now)}</time>{' '}
              <Outcome
                isCancelled={cancelled.includes(meeting)}
                there={attendance?.find(({ day }) => day === meeting.day)?.there}
              />
            </p>
            {own.length > 0 && <MaterialLinks materials={own} visits={visits} />}
            {!cancelled.includes(meeting) && (
              <AskButton of={{ ...of, day: meeting.day }} about={momentText(meeting.start, now)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Nothing is said of a class whose attendance was not noted. */
function Outcome({ isCancelled, there }: { isCancelled: boolean; there: boolean | undefined }) {
  if (isCancelled) return <Badge tone="failed">{texts.notHeld}</Badge>;
  if (there === undefined) return null;
  return there ? <Badge tone="paid">{texts.attended}</Badge> : <Badge>{texts.missed}</Badge>;
}
