import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './Section.module.css';

interface SectionProps {
  /** `plain` keeps the surface of what is around it. */
  surface?: 'ink' | 'parchment' | 'plain';
  width?: 'content' | 'narrow';
  /** Half the vertical space, for dashboards and the first part of a page. */
  tight?: boolean;
  /** The h2; it names the section. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  centred?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A full-width band with its content in the middle column. */
export const Section = ({
  surface = 'plain',
  width = 'content',
  tight = false,
  heading,
  lead,
  centred = false,
  id,
  className,
  children,
}: SectionProps) => {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      data-surface={surface === 'plain' ? undefined : surface}
      className={classNames(styles.section, tight && styles.tight, className)}
    >
      <div className={classNames(styles.inner, width === 'narrow' && styles.narrow)}>
        {heading && (
          <header className={classNames(styles.header, centred && styles.centred)}>
            <h2 id={headingId}>{heading}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
};
