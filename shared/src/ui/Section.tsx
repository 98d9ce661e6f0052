import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** `dusk` is ink with a lighter lower edge; `plain` keeps the surface around it. */
  surface?: 'ink' | 'dusk' | 'parchment' | 'plain';
  width?: 'content' | 'narrow';
  /** Half the vertical space, for dashboards and the first part of a page. */
  tight?: boolean;
  /** The h2; it names the section. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  centred?: boolean;
  /** Art that fills the section behind its content. */
  background?: ReactNode;
  /** Art on the lower edge, as wide as the content. */
  horizon?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}

const surfaces = { ink: 'ink', dusk: 'ink', parchment: 'parchment', plain: undefined };

/** A full-width section with its content in the middle column. */
export function Section({
  surface = 'plain',
  width = 'content',
  tight = false,
  heading,
  lead,
  centred = false,
  background,
  horizon,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      data-surface={surfaces[surface]}
      data-band={tight ? undefined : 'far'}
      className={clsx(
        styles.section,
        surface === 'dusk' && styles.dusk,
        tight && styles.tight,
        horizon !== undefined && styles.onHorizon,
        className,
      )}
    >
      {background && <div className={styles.background}>{background}</div>}
      <div className={clsx(styles.inner, width === 'narrow' && styles.narrow)}>
        {heading && (
          <div className={clsx(styles.header, centred && styles.centred)}>
            <h2 id={headingId}>{heading}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
      {horizon && <div className={styles.horizon}>{horizon}</div>}
    </section>
  );
}
