import { useId, type ReactNode } from 'react';
import styles from './Bar.module.css';

interface BarProps {
  label: ReactNode;
  value: number;
  /** 100 by default. */
  max?: number;
  /** The text at the end; by default the percentage. */
  figure?: ReactNode;
}

/** A labelled bar: one line of a ratings breakdown, or the progress of an upload. */
export function Bar({ label, value, max = 100, figure }: BarProps) {
  const id = useId();
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.track} value={value} max={max} />
      <span className={styles.figure}>{figure ?? `${Math.round((value / max) * 100)}%`}</span>
    </div>
  );
}
