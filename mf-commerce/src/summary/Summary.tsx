import { useId, type ReactNode } from 'react';
import { Card } from 'shared/ui';
import styles from './Summary.module.css';

interface SummaryProps {
  heading: string;
  children: ReactNode;
}

/** The card beside a form or a list that says what is to be paid. */
export const Summary = ({ heading, children }: SummaryProps) => {
  const headingId = useId();
  return (
    <Card as="section" className={styles.summary} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </Card>
  );
};

/** A table inside a `Summary`; its name is not shown, as the heading says the same. */
export const SummaryTable = ({ name, children }: { name: string; children: ReactNode }) => (
  <table className={styles.table} aria-label={name}>
    {children}
  </table>
);
