import { dayText, type Meeting } from 'shared/model/catalogue';
import { useMinute } from '../today/Today';
import { formatShortDate, indianDay } from 'shared/model/format';
import type { Classroom, Material } from 'shared/model/schemas';
import { Icon, VisuallyHidden } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { DashboardSection } from '../dashboard/DashboardPage';
import styles from './Classroom.module.css';
import { materialsTexts as texts } from './texts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { browserStorage } from 'shared/store';

const SHOWN = 6;

interface MaterialsProps {
  materials?: readonly Material[];
  /** The meetings of the batch or session; null while no date is fixed. */
  meetings: readonly Meeting[] | null;
  /** In which classes the student was. */
  attendance?: Classroom['attendance'];
}

/**
 * The recordings and notes that the owner has added, under their class, newest first; the older ones
 * are collapsed. What was added since the last visit is marked.
 */
export function Materials({ materials = [], meetings, attendance }: MaterialsProps) {
  const lastVisit = useLastVisit();
  const shown = { meetings, attendance, lastVisit };
  const older = materials.slice(SHOWN);
  return (
    <DashboardSection heading={texts.heading}>
      {materials.length === 0 ? (
        <p className={styles.muted}>{texts.none}</p>
      ) : (
        <div>
          <ByMeeting {...shown} materials={materials.slice(0, SHOWN)} />
          {older.length > 0 && (
            <Accordion>
              <AccordionItem summary={texts.more(older.length)}>
                <ByMeeting {...shown} materials={older} />
              </AccordionItem>
            </Accordion>
          )}
        </div>
      )}
    </DashboardSection>
  );
}

interface ByMeetingProps extends Pick<MaterialsProps, 'meetings' | 'attendance'> {
  materials: readonly Material[];
  lastVisit: string | null;
}

function ByMeeting({ materials, meetings, attendance, lastVisit }: ByMeetingProps) {
  const now = useMinute();
  const groups = [...new Set(materials.map(({ added_at }) => classOf(added_at, meetings)))];
  return groups.map((meeting) => (
    <div key={meeting?.day ?? ''}>
      {meeting && (
        <div className={styles.class}>
          <h3>{dayText(indianDay(meeting.start), now)}</h3>
          <Attendance of={attendance?.find(({ day }) => day === meeting.day)} />
        </div>
      )}
      <Links
        materials={materials.filter(({ added_at }) => classOf(added_at, meetings) === meeting)}
        lastVisit={lastVisit}
      />
    </div>
  ));
}

type Noted = NonNullable<Classroom['attendance']>[number];

function Attendance({ of }: { of: Noted | undefined }) {
  if (!of) return null;
  return <p className={styles.muted}>{of.there ? texts.there : texts.missed}</p>;
}

/** The last class that had begun when the material was added. */
const classOf = (addedAt: string, meetings: readonly Meeting[] | null): Meeting | undefined =>
  meetings?.filter(({ start }) => start <= new Date(addedAt)).at(-1);

function Links({ materials, lastVisit }: Pick<ByMeetingProps, 'materials' | 'lastVisit'>) {
  return (
    <ul role="list" className={styles.links}>
      {materials.map(({ id, type, title, link, added_at }) => (
        <li key={id} className={styles.material}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            <Icon name={type === 'notes' ? 'book' : 'play'} size={20} />
            <span>
              <VisuallyHidden>{type === 'notes' ? texts.notes : texts.recording}: </VisuallyHidden>
              {title}
            </span>
          </a>
          <p className={styles.added}>
            <time dateTime={added_at}>{formatShortDate(added_at)}</time>
            {lastVisit && added_at > lastVisit && <Badge tone="accent">{texts.new}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const keyOf = (pathname: string) => `visited ${pathname}`;

/** When this browser opened this page before (ISO 8601); null for the first time. */
function useLastVisit(): string | null {
  const { pathname } = useLocation();
  const [before] = useState(() => browserStorage.getItem(keyOf(pathname)));
  useEffect(() => browserStorage.setItem(keyOf(pathname), new Date().toISOString()), [pathname]);
  return before;
}
