import { useId, type ReactNode } from 'react';
import { PageHeading } from 'shared/ui';
import styles from './DashboardPage.module.css';

interface DashboardPageProps {
  heading: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Beside the heading where there is room: the search. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame that every page of the dashboard stands in. */
export function DashboardPage({ heading, lead, tools, children }: DashboardPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <div>
          <PageHeading>{heading}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {tools}
      </div>
      {children}
    </div>
  );
}

interface DashboardSectionProps {
  heading: string;
  /** Beside the heading where there is room. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One part of a dashboard page, named by its heading. */
export function DashboardSection({ heading, tools, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHeader}>
        <h2 id={id}>{heading}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}
