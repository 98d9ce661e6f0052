import type { ReactNode } from 'react';
import { Starfield } from 'shared/ui/art';
import { PageHeading } from 'shared/ui';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  heading: string;
  lead: string;
  /** The drawing beside the text; the lower edge may crop it. */
  art: ReactNode;
  /** Content on the ground below the sky, such as figures. */
  children?: ReactNode;
}

/** The first section of an inner page, with a dark sky. */
export function PageIntro({ heading, lead, art, children }: PageIntroProps) {
  return (
    <section data-surface="ink">
      <div className={styles.sky}>
        <Starfield className={styles.stars} />
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
