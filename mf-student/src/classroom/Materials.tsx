import { dayText, type Meeting } from 'shared/model/catalogue';
import { useMinute } from 'shared/today';
import { formatShortDate, indianDay } from 'shared/model/format';
import type { Material } from 'shared/model/schemas';
import { Icon, VisuallyHidden } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { DashboardSection } from '../dashboard/DashboardPage';
import styles from './Classroom.module.css';
import { useLastVisit } from './last-visit';

const SHOWN = 6;

interface MaterialsProps {
  materials?: readonly Material[];
  /** The meetings of the batch or session; null while no date is fixed. */
  meetings: readonly Meeting[] | null;
}

/**
 * The recordings and notes that the owner has added, under their class, newest first; the older ones
 * are collapsed. What was added since the last visit is marked.
 */
export function Materials({ materials = [], meetings }: MaterialsProps) {
  const lastVisit = useLastVisit();
  const shown = { meetings, lastVisit };
  const older = materials.slice(SHOWN);
  return (
    <DashboardSection heading="Recordings and notes">
      {materials.length === 0 ? (
        <p className={styles.muted}>
          No recordings or notes have been added yet. You will find them here after a class.
        </p>
      ) : (
        <div>
          <ByClass {...shown} materials={materials.slice(0, SHOWN)} />
          {older.length > 0 && (
            <Accordion>
              <AccordionItem summary={`${older.length} more`}>
                <ByClass {...shown} materials={older} />
              </AccordionItem>
            </Accordion>
          )}
        </div>
      )}
    </DashboardSection>
  );
}

interface ByClassProps {
  materials: readonly Material[];
  meetings: readonly Meeting[] | null;
  lastVisit: string | null;
}

function ByClass({ materials, meetings, lastVisit }: ByClassProps) {
  const now = useMinute();
  const groups = [...new Set(materials.map(({ added_at }) => classOf(added_at, meetings)))];
  return groups.map((day) => (
    <div key={day}>
      {day && <h3 className={styles.class}>{dayText(day, now)}</h3>}
      <Links
        materials={materials.filter(({ added_at }) => classOf(added_at, meetings) === day)}
        lastVisit={lastVisit}
      />
    </div>
  ));
}

/** The day of the last class that had begun when the material was added; empty if there was none. */
function classOf(addedAt: string, meetings: readonly Meeting[] | null): string {
  const last = meetings?.filter(({ start }) => start <= new Date(addedAt)).at(-1);
  return last ? indianDay(last.start) : '';
}

function Links({ materials, lastVisit }: Pick<ByClassProps, 'materials' | 'lastVisit'>) {
  return (
    <ul role="list" className={styles.links}>
      {materials.map(({ id, type, title, link, added_at }) => (
        <li key={id} className={styles.material}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            <Icon name={type === 'notes' ? 'book' : 'play'} size={20} />
            <span>
              <VisuallyHidden>{type === 'notes' ? 'Notes' : 'Recording'}: </VisuallyHidden>
              {title}
            </span>
          </a>
          <p className={styles.added}>
            <time dateTime={added_at}>{formatShortDate(added_at)}</time>
            {lastVisit && added_at > lastVisit && <Badge tone="accent">New</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}
