import type { ReactNode } from 'react';
import { Starfield } from 'shared/art';
import { PageHeading } from 'shared/ui';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  heading: string;
  lead: string;
  /** The drawing at its side; the lower edge may cut it. */
  art: ReactNode;
  /** What stands on the ground below, such as figures. */
  children?: ReactNode;
}

/** The ink band that opens an inner page. */
export function PageIntro({ heading, lead, art, children }: PageIntroProps) {
  return (
    <section data-surface="ink">
      <div className={styles.sky}>
        <Starfield className={styles.stars} seed={heading} />
        <div className={styles.inner}>
          <div className={styles.art}>{art}</div>
          <PageHeading className={styles.heading}>{heading}</PageHeading>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      {children && (
        <div className={styles.ground}>
          <div className={styles.inner}>{children}</div>
        </div>
      )}
    </section>
  );
}
