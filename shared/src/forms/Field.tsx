import type { ReactNode } from 'react';
import { clsx } from '../ui';
import styles from './Field.module.css';
import { texts } from './texts';
import type { FieldProps, useField } from './use-field';

/** What is shown of a field; a control that is no field of a form has no message. */
type ShownField = Pick<ReturnType<typeof useField>, 'id' | 'required'> &
  Partial<ReturnType<typeof useField>>;

interface FieldFrameProps extends Omit<FieldProps<never>, 'name'> {
  /** Set it if the browser checks that the field is filled in. Fields that the rules require need no prop. */
  required?: boolean;
  field: ShownField;
  children: ReactNode;
}

/** The message beside a field. */
export function FieldError({ field }: { field: ShownField }) {
  return (
    field.error && (
      <p id={field.errorId} className={styles.error}>
        {field.error}
      </p>
    )
  );
}

/** Label, control, hint and error. In this order, controls side by side stay aligned. */
export function Field({
  field,
  label,
  hint,
  optional = false,
  required = false,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <div className={styles.labelRow}>
        <label htmlFor={field.id} className={styles.label}>
          {label}
        </label>
        {optional ? (
          <span className={styles.optional}>{texts.optional}</span>
        ) : (
          (required || field.required) && <span className={styles.optional}>{texts.required}</span>
        )}
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
}
