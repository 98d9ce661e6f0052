import { Field } from './Field';
import styles from './Field.module.css';
import { useField, useFramed, type FieldProps, type FieldWith } from './use-field';

export type TextFieldProps = FieldWith<'input', string>;

/** One line of text: `type`, `autoComplete`, `inputMode`, `maxLength`, … go to the input. */
export function TextField(props: TextFieldProps) {
  const { field, frame, control } = useFramed(props);
  return (
    <Field {...frame}>
      <input
        type="text"
        {...control}
        {...field.attributes}
        defaultValue={field.defaultValue}
        className={styles.control}
      />
    </Field>
  );
}

/** A value that the visitor neither sees nor changes. */
export function HiddenField({ name }: Pick<FieldProps<string>, 'name'>) {
  const { attributes, defaultValue } = useField(name, undefined);
  return <input name={attributes.name} type="hidden" defaultValue={defaultValue} />;
}

/** A date, as `YYYY-MM-DD`. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
