import { lazy, Suspense } from 'react';
import { dayText } from 'shared/model/catalogue';
import { useMinute } from '../today/Today';
import type { Material } from 'shared/model/schemas';
import { Accordion, AccordionItem } from 'shared/ui/showcase';
import { DashboardSection } from '../dashboard/DashboardPage';
import { MaterialLinks } from './MaterialLinks';
import type { Visits } from './use-visits';
import styles from './Classroom.module.css';
import { materialsTexts as texts } from './texts';

/** What this phone keeps; also where a classroom is none any more, so that nothing of it is kept. */
export const KeptNotes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "student-offline" */ '../offline/KeepNote'))
    .KeptNotes,
}));

const SHOWN = 6;

interface MaterialsProps {
  materials?: readonly Material[];
  visits: Visits;
}

/** The recordings and notes that the owner has added, under their class, newest first; the older ones are collapsed. */
export function Materials({ materials = [], visits }: MaterialsProps) {
  const older = materials.slice(SHOWN);
  return (
    <DashboardSection heading={texts.heading}>
      {materials.length === 0 ? (
        <p className={styles.muted}>{texts.none}</p>
      ) : (
        <div>
          <ByClass materials={materials.slice(0, SHOWN)} visits={visits} />
          {older.length > 0 && (
            <Accordion>
              <AccordionItem summary={texts.more(older.length)}>
                <ByClass materials={older} visits={visits} />
              </AccordionItem>
            </Accordion>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        <KeptNotes classroom={visits.classroom} materials={materials} />
      </Suspense>
    </DashboardSection>
  );
}

function ByClass({ materials, visits }: Required<MaterialsProps>) {
  const now = useMinute();
  const days = [...new Set(materials.map(({ day }) => day))];
  return days.map((day) => (
    <div key={day ?? ''}>
      {day && (
        <div className={styles.class}>
          <h3>{dayText(day, now)}</h3>
        </div>
      )}
      <MaterialLinks materials={materials.filter((each) => each.day === day)} visits={visits} />
    </div>
  ));
}
