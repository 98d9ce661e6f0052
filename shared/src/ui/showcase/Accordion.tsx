import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { Icon } from 'shared/ui';

/** Holds `AccordionItem`s. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

/** A question that opens its answer on a click, also before any script has run. */
export function AccordionItem({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" size={20} className={styles.mark} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
