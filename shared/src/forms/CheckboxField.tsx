import { clsx } from '../ui';
import { FieldError } from './Field';
import styles from './Field.module.css';
import { useField, type FieldProps } from './use-field';

/** A checkbox; its value is a boolean. */
export function CheckboxField({
  name,
  label,
  hint,
  className,
}: Omit<FieldProps<boolean>, 'optional'>) {
  const field = useField(name, hint);
  return (
    <div className={clsx(styles.checkbox, className)}>
      <input {...field.attributes} type="checkbox" defaultChecked={field.defaultChecked} />
      <label htmlFor={field.id}>{label}</label>
      {hint && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}
