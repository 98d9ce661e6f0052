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

/** A table inside a `Summary`. */
export const SummaryTable = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    {children}
  </table>
);
