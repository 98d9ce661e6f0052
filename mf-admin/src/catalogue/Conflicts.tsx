import { changesOfSchedules, type Schedule } from '../schedules/schedule-words';
import { textOf, type DraftConflict } from './draft';
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
                {conflict.entry}: {conflict.path[2] ?? 'the whole entry'}
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

function valueText({ path, ...values }: DraftConflict, side: DraftConflict['chosen']): string {
  const value = values[side];
  if (value === undefined) return 'removed';
  if (path.length === 2) return 'kept, with its changes';
  // The fourth part names a batch or session.
  if (path.length === 4) return changesOfSchedules('', [], [value as Schedule])[0]?.to ?? '';
  return textOf(value);
}
