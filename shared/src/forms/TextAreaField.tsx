import type { ComponentProps } from 'react';
import { clsx } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import { useFramed, type FieldProps } from './use-field';

interface TextAreaFieldProps
  extends
    FieldProps<string>,
    Omit<
      ComponentProps<'textarea'>,
      keyof FieldProps<never> | 'onChange' | 'value' | 'defaultValue'
    > {}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, frame, control } = useFramed(props);
  return (
    <Field {...frame}>
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
