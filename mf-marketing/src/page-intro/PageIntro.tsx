import type { ReactNode } from 'react';
import { Starfield } from 'shared/art';
import { PageHeading } from 'shared/ui';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  heading: string;
  lead: string;
  /** The drawing at its side, half below the edge. */
  art: ReactNode;
  children?: ReactNode;
}

/** The ink band that opens an inner page. */
export const PageIntro = ({ heading, lead, art, children }: PageIntroProps) => (
  <section data-surface="ink" className={styles.intro}>
    <Starfield className={styles.stars} seed={heading} />
    <div className={styles.inner}>
      <div className={styles.art}>{art}</div>
      <PageHeading className={styles.heading}>{heading}</PageHeading>
      <p className={styles.lead}>{lead}</p>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  </section>
);
