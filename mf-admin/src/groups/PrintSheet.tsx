import { formatShortDate, indianDay } from 'shared/model/format';
import type { GroupDetails } from 'shared/model/schemas';
import styles from './Classes.module.css';

/** So many columns fit beside the names on a sheet. */
const MOST_CLASSES = 8;

/** Only on paper: everybody's name, with a box for each of the next classes. */
export function PrintSheet({ found, now }: { found: GroupDetails; now: Date }) {
  const held = found.meetings.filter(({ state }) => state !== 'cancelled');
  const coming = held.filter(({ end }) => Date.parse(end) > now.getTime());
  const shown = (coming.length > 0 ? coming : held).slice(0, MOST_CLASSES);
  return (
    <table className={styles.sheet} aria-hidden="true">
      <caption>{found.when}</caption>
      <thead>
        <tr>
          <th>Name</th>
          {shown.map(({ day, start }) => (
            <th key={day}>{formatShortDate(indianDay(new Date(start)))}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.students.map(({ id, name }) => (
          <tr key={id}>
            <td>{name}</td>
            {shown.map(({ day }) => (
              <td key={day}>☐</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
