import type { ReactNode } from 'react';
import styles from './Stat.module.css';

/** A row of figures: holds `Stat`s. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.stats}>
      {children}
    </ul>
  );
}

/** One figure and what it counts, read as one phrase: "10+ years of practice". Use inside `Stats`. */
export function Stat({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <li className={styles.stat}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
    </li>
  );
}
