import type { ReactNode } from 'react';
import { langOf } from 'shared/model/language';
import { clsx } from 'shared/ui';
import styles from './Almanac.module.css';

interface Entry {
  title: string;
  text?: ReactNode;
}

interface AlmanacProps {
  entries: readonly Entry[];
  /** The order counts. */
  ordered?: boolean;
  /** Two columns also on a phone, for short entries. */
  narrow?: boolean;
}

/** The table of an almanac: numbered entries between hairlines, in two columns where there is room. */
export function Almanac({ entries, ordered = false, narrow = false }: AlmanacProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List role="list" className={clsx(styles.table, narrow && styles.narrow)}>
      {entries.map(({ title, text }) => (
        <li key={title} className={styles.entry} lang={text ? undefined : langOf(title)}>
          {text ? (
            <>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </>
          ) : (
            title
          )}
        </li>
      ))}
    </List>
  );
}

/** For a `Section` that holds a table: on a wide screen its heading stands beside it. */
export const besideHeading = styles.beside;
