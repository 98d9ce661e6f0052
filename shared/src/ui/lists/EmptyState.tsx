import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** What the empty state means, in a sentence. */
  children?: ReactNode;
  /** The link or button for the next step. */
  action?: ReactNode;
  /** A drawing, about 7rem wide. */
  art?: ReactNode;
}

/** Says that there is nothing to show, and what to do next. */
export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      <h2>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
