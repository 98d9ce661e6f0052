import type { ReactNode } from 'react';
import styles from './WithSummary.module.css';

interface WithSummaryProps {
  summary: ReactNode;
  /** On a phone the summary stands above the rest instead of below it. */
  summaryFirst?: boolean;
  children: ReactNode;
}

/** A list or form with its summary beside it, which stays in view where there is room. */
export const WithSummary = ({ summary, summaryFirst = false, children }: WithSummaryProps) => {
  const aside = (
    <div key="summary" className={styles.summary}>
      {summary}
    </div>
  );
  const rest = (
    <div key="rest" className={styles.rest}>
      {children}
    </div>
  );
  return <div className={styles.columns}>{summaryFirst ? [aside, rest] : [rest, aside]}</div>;
};
