import type { ReactNode } from 'react';
import { SubmitButton } from 'shared/forms';
import styles from './LocalLists.module.css';

/** A titled group of fields in a long form. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Stays in sight while the form scrolls. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.saveBar}>
    <SubmitButton>{children}</SubmitButton>
  </div>
);
