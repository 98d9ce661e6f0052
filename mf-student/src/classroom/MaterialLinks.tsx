import { lazy, Suspense } from 'react';
import { formatShortDate } from 'shared/model/format';
import type { Material } from 'shared/model/schemas';
import { Icon, NewTab, VisuallyHidden } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import type { Visits } from './use-visits';
import styles from './Classroom.module.css';
import { materialsTexts as texts } from './texts';

// Only where there is an uploaded PDF.
const KeepNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "student-offline" */ '../offline/KeepNote')).KeepNote,
}));

interface MaterialLinksProps {
  materials: readonly Material[];
  /** Missing for a teacher. */
  visits?: Visits;
}

/** Recordings and notes as links; what was added since the last visit is marked. */
export function MaterialLinks({ materials, visits }: MaterialLinksProps) {
  const lastVisit = visits?.lastVisit;
  return (
    <ul role="list" className={styles.links}>
      {materials.map(({ id, type, title, link, added_at, bytes }) => (
        <li key={id} className={styles.material}>
          <NewTab href={link} onClick={() => visits?.open(id)}>
            <Icon name={type === 'notes' ? 'book' : 'play'} size={20} />
            <span>
              <VisuallyHidden>{type === 'notes' ? texts.notes : texts.recording}: </VisuallyHidden>
              {title}
            </span>
          </NewTab>
          <p className={styles.added}>
            <time dateTime={added_at}>{formatShortDate(added_at)}</time>
            {lastVisit && added_at > lastVisit && <Badge tone="accent">{texts.new}</Badge>}
          </p>
          {visits && bytes !== undefined && (
            <Suspense fallback={null}>
              <KeepNote {...{ id, title, link, bytes }} classroom={visits.classroom} />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  );
}
