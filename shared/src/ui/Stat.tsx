import type { ReactNode } from 'react';
import styles from './Stat.module.css';

/** A row of figures: holds `Stat`s. */
export const Stats = ({ children }: { children: ReactNode }) => (
  <dl className={styles.stats}>{children}</dl>
);

/** One figure and what it counts. Use inside `Stats`. */
export const Stat = ({ value, label }: { value: ReactNode; label: ReactNode }) => (
  <div className={styles.stat}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
