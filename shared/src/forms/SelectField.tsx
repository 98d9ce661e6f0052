import type { ComponentProps } from 'react';
import { Icon, clsx } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import { useField } from './use-field';
import type { FieldProps } from './use-field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string>
  extends
    FieldProps<Value>,
    Omit<
      ComponentProps<'select'>,
      keyof FieldProps<never> | 'onChange' | 'value' | 'defaultValue'
    > {
  options: readonly SelectOption<NoInfer<Value>>[];
  /** The text of the first, empty option, if the value may be empty; without it there is none. */
  placeholder?: '' extends Value ? string : undefined;
}

/** A choice of one option. */
export function SelectField<Value extends string>({
  name,
  label,
  hint,
  optional,
  className,
  options,
  placeholder,
  ...control
}: SelectFieldProps<Value>) {
  const field = useField(name, hint);
  return (
    <Field {...{ field, label, hint, optional, className }} required={control.required}>
      <div className={styles.selectFrame}>
        <select
          {...control}
          {...field.attributes}
          defaultValue={field.defaultValue}
          className={clsx(styles.control, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </div>
    </Field>
  );
}
