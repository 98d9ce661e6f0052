import type { ComponentProps } from 'react';
import { clsx } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import { useField } from './use-field';
import type { FieldProps } from './use-field';

interface TextAreaFieldProps
  extends
    FieldProps<string>,
    Omit<
      ComponentProps<'textarea'>,
      keyof FieldProps<never> | 'onChange' | 'value' | 'defaultValue'
    > {}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  className,
  ...control
}: TextAreaFieldProps) {
  const field = useField(name, hint);
  return (
    <Field {...{ field, label, hint, optional, className }} required={control.required}>
      <textarea
        rows={4}
        {...control}
        {...field.attributes}
        defaultValue={field.defaultValue}
        className={clsx(styles.control, styles.textArea)}
      />
    </Field>
  );
}
