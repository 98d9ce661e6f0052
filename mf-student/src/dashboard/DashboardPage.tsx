import type { ReactNode } from 'react';
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
export const DashboardPage = ({ heading, lead, tools, children }: DashboardPageProps) => (
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
