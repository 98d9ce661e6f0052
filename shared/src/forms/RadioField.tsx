import { FieldError } from './Field';
import styles from './Field.module.css';
import { useField, type FieldProps } from './use-field';

interface RadioFieldProps<Value extends string> extends Pick<FieldProps<Value>, 'name' | 'label'> {
  /** With the language of the label, if it is not that of the page. */
  options: readonly { value: NoInfer<Value>; label: string; lang?: string }[];
}

/** A choice of one option, all of which are visible. None is chosen if there is no default value. */
export function RadioField<Value extends string>({ name, label, options }: RadioFieldProps<Value>) {
  const field = useField(name, undefined);
  return (
    <fieldset className={styles.radios}>
      <legend>{label}</legend>
      {options.map(({ value, label: text, lang }) => (
        <label key={value} className={styles.radio}>
          <input
            {...field.attributes}
            id={undefined}
            // The role of a radio button does not allow aria-required.
            aria-required={undefined}
            required={field.required}
            type="radio"
            value={value}
            defaultChecked={value === field.defaultValue}
          />
          <span lang={lang}>{text}</span>
        </label>
      ))}
      <FieldError field={field} />
    </fieldset>
  );
}
