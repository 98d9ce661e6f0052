import { formatDateTime } from 'shared/model/format';
import type { NoteEntry } from 'shared/model/schemas';
import styles from '../lists/Report.module.css';

/** Notes of admins, each with its author and time. */
export function NoteList({ notes }: { notes: readonly NoteEntry[] }) {
  return (
    <ul role="list" className={styles.notes} aria-label="Notes">
      {notes.map(({ text, by, at }, index) => (
        <li key={index}>
          <p className={styles.longText}>{text}</p>
          {at && (
            <p className={styles.detail}>
              {by}, {formatDateTime(at)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
