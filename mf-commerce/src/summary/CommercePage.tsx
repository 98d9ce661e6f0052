import type { ReactNode } from 'react';
import { PageHeading, Section } from 'shared/ui';
import styles from './CommercePage.module.css';

/** The frame of every page before the payment: its heading, and a minimum height while it loads. */
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
  /** On a phone the summary is above the rest instead of below it. */
  summaryFirst?: boolean;
  children: ReactNode;
}

/** A list or form with its summary; on a wide screen the summary is beside it and stays in view. */
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
