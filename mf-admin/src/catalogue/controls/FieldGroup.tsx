import type { ReactNode } from 'react';
import styles from './Controls.module.css';

/** A titled group of fields in a long form. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
