import { clsx } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import { useFramed, type FieldWith } from './use-field';

/** Several lines of text. */
export function TextAreaField(props: FieldWith<'textarea', string>) {
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
