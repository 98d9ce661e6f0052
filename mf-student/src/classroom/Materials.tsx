import { formatShortDate } from 'shared/model/format';
import type { Material } from 'shared/model/schemas';
import { Icon, VisuallyHidden } from 'shared/ui';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { DashboardSection } from '../dashboard/DashboardPage';
import styles from './Classroom.module.css';

const SHOWN = 6;

/** The recordings and notes that the owner has added, newest first; the older ones are collapsed. */
export function Materials({ materials = [] }: { materials?: readonly Material[] }) {
  const older = materials.slice(SHOWN);
  return (
    <DashboardSection heading="Recordings and notes">
      {materials.length === 0 ? (
        <p className={styles.muted}>
          No recordings or notes have been added yet. You will find them here after a class.
        </p>
      ) : (
        <div>
          <Links materials={materials.slice(0, SHOWN)} />
          {older.length > 0 && (
            <Accordion>
              <AccordionItem summary={`${older.length} more`}>
                <Links materials={older} />
              </AccordionItem>
            </Accordion>
          )}
        </div>
      )}
    </DashboardSection>
  );
}

function Links({ materials }: { materials: readonly Material[] }) {
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
          <time dateTime={added_at} className={styles.muted}>
            {formatShortDate(added_at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
