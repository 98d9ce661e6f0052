import { useId, type ReactNode } from 'react';
import { langOf } from 'shared/model/language';
import { PageHeading } from 'shared/ui';
import styles from './DashboardPage.module.css';

interface DashboardPageProps {
  heading: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Controls beside the heading if there is room, such as the search. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of every dashboard page. */
export function DashboardPage({ heading, lead, tools, children }: DashboardPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <div>
          <PageHeading lang={langOf(heading)}>{heading}</PageHeading>
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
  /** Controls beside the heading if there is room. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A section of a dashboard page, labelled by its heading. */
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
