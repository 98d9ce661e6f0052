import { useId, useRef, type ReactNode } from 'react';
import { Button } from 'shared/ui';
import styles from './Controls.module.css';

/** A titled group of fields in a long form. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} data-section={title}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface SectionedProps {
  /** The titles of the groups inside, in their order. */
  sections: readonly string[];
  children: ReactNode;
}

/** A long form with a row of buttons that lead to its groups; the row stays visible. */
export function Sectioned({ sections, children }: SectionedProps) {
  const area = useRef<HTMLDivElement>(null);
  const label = useId();
  const open = (title: string) => {
    const group = area.current?.querySelector(`[data-section="${CSS.escape(title)}"]`);
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus({
      preventScroll: true,
    });
  };
  return (
    <div ref={area} className={styles.sectioned}>
      <nav aria-labelledby={label} className={styles.sections}>
        <span id={label} className={styles.note}>
          Go to
        </span>
        {sections.map((title) => (
          <Button key={title} variant="quiet" size="small" onClick={() => open(title)}>
            {title}
          </Button>
        ))}
      </nav>
      {children}
    </div>
  );
}
