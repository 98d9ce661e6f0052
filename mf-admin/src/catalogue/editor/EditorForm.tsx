import type { ReactNode } from 'react';
import { SubmitButton } from 'shared/forms';
import styles from './Editor.module.css';

/** A titled group of fields in a long form. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The submit button; it stays visible while the form scrolls. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.saveBar}>
      <SubmitButton>{children}</SubmitButton>
    </div>
  );
}
