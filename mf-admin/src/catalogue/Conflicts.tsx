import type { CourseQuestion } from 'shared/schemas';
import { changesOfSchedules, type Schedule } from '../schedules/schedule-words';
import { textOf } from './changes';
import type { DraftConflict } from './draft';
import styles from './Catalogue.module.css';

interface ConflictsProps {
  conflicts: readonly DraftConflict[];
  onSettle: (conflict: DraftConflict, chosen: DraftConflict['chosen']) => void;
}

/** What two admins have changed at once, with both values to choose from. */
export function Conflicts({ conflicts, onSettle }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <>
      <p role="status">
        {conflicts.length === 1 ? 'One thing was' : `${conflicts.length} things were`} changed by
        both of you. Choose what the site shows.
      </p>
      <ul role="list" className={styles.changes}>
        {conflicts.map((conflict) => (
          <li key={conflict.path.join('/')}>
            <fieldset className={styles.conflict}>
              <legend className={styles.entry}>
                {[conflict.entry, fieldOf(conflict.path)].join(': ')}
              </legend>
              {(['theirs', 'mine'] as const).map((side) => (
                <label key={side} className={styles.choice}>
                  <input
                    type="radio"
                    name={conflict.path.join('/')}
                    checked={conflict.chosen === side}
                    onChange={() => onSettle(conflict, side)}
                  />
                  <span>
                    {side === 'theirs' ? 'Theirs' : 'Mine'}: {valueText(conflict, side)}
                  </span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `newPrice`, or the question of a course. */
const fieldOf = ([, , field = 'the whole entry', part = '']: readonly string[]) =>
  field === 'courseDetFAQ' ? `FAQ, ${part}` : field;

function valueText({ path, ...values }: DraftConflict, side: DraftConflict['chosen']): string {
  const value = values[side];
  if (value === undefined) return 'removed';
  if (path.length === 2) return 'kept, with its changes';
  // The fourth part names a question, a batch or a session.
  if (path[2] === 'courseDetFAQ') return (value as CourseQuestion).answer;
  // As above.
  if (path.length === 4) return changesOfSchedules('', [], [value as Schedule])[0]?.to ?? '';
  return textOf(value);
}
