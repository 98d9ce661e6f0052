import type { ComponentProps } from 'react';
import { clsx } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import { useField } from './use-field';
import type { FieldProps } from './use-field';

interface FileFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'onChange' | 'type'> {
  /** Called with the chosen files, for previews and uploads that start at once. */
  onChoose?: (files: readonly File[]) => void;
}

/** A file input; its value is a list of files. Set `accept`. */
export function FileField({
  name,
  label,
  hint,
  optional,
  className,
  onChoose,
  ...control
}: FileFieldProps) {
  const field = useField(name, hint);
  return (
    <Field {...{ field, label, hint, optional, className }} required={control.required}>
      <input
        {...control}
        {...field.attributes}
        // The role of a file input does not allow aria-required, so `required` is set; the form
        // turns the browser's check off.
        aria-required={undefined}
        required={field.required || control.required}
        type="file"
        onChange={({ target }) => onChoose?.(Array.from(target.files ?? []))}
        className={clsx(styles.control, styles.file)}
      />
    </Field>
  );
}
