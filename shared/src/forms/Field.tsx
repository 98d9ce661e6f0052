import type { ReactNode } from 'react';
import { classNames } from '../ui';
import styles from './Field.module.css';
import type { FieldProps, useField } from './use-field';

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

/** The message beside a field. */
export const FieldError = ({ field }: { field: ReturnType<typeof useField> }) =>
  field.error && (
    <p id={field.errorId} className={styles.error}>
      {field.error}
    </p>
  );

/** Label, control, hint and error, in this order: controls side by side stay in line. */
export const Field = ({ field, label, hint, optional, className, children }: FieldFrameProps) => (
  <div className={classNames(styles.field, className)}>
    <div className={styles.labelRow}>
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      {optional && <span className={styles.optional}>Optional</span>}
    </div>
    {children}
    {hint && (
      <p id={field.hintId} className={styles.hint}>
        {hint}
      </p>
    )}
    <FieldError field={field} />
  </div>
);
