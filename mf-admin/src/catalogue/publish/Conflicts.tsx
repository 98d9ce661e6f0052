import type { Batch, CourseQuestion, Session } from 'shared/model/schemas';
import {
  fieldLabel,
  nameOf,
  scheduleText,
  valueText as readable,
} from 'shared/model/catalogue-changes';
import type { DraftConflict } from '../draft/draft-store';
import styles from './Catalogue.module.css';

interface ConflictsProps {
  conflicts: readonly DraftConflict[];
  onSettle: (conflict: DraftConflict, chosen: DraftConflict['chosen']) => void;
}

/** The parts that two admins changed at the same time, with both values to choose from. */
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
                {[conflict.item, fieldOf(conflict)].join(': ')}
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

/** The changed field as its form calls it, or `FAQ, ` and the question of a course. */
function fieldOf({ path: [list = '', , field], theirs, mine }: DraftConflict): string {
  if (field === undefined) return 'the whole entry';
  return field === 'courseDetFAQ' ? `FAQ, ${nameOf(theirs ?? mine)}` : fieldLabel(list, field);
}

function valueText({ path, ...values }: DraftConflict, side: DraftConflict['chosen']): string {
  const value = values[side];
  if (value === undefined) return 'removed';
  if (path.length === 2) return 'kept, with its changes';
  // A path with this third part leads to a question of a course.
  if (path[2] === 'courseDetFAQ') return (value as CourseQuestion).answer;
  // Every other path with four parts leads to a batch or a session.
  if (path.length === 4) return scheduleText(value as Batch | Session);
  return readable(value, path[2]);
}
