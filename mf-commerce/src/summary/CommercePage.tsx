import type { ReactNode } from 'react';
import { PageHeading, Section } from 'shared/ui';
import styles from './CommercePage.module.css';

/** The frame of every page before the payment: its heading, and room enough while it fills. */
export function CommercePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section tight className={styles.page}>
      <PageHeading className={styles.heading}>{heading}</PageHeading>
      {children}
    </Section>
  );
}

interface WithSummaryProps {
  summary: ReactNode;
  /** On a phone the summary stands above the rest instead of below it. */
  summaryFirst?: boolean;
  children: ReactNode;
}

/** A list or form with its summary beside it, which stays in view where there is room. */
export function WithSummary({ summary, summaryFirst = false, children }: WithSummaryProps) {
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
}
