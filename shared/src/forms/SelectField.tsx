import { useId, type ComponentProps } from 'react';
import { Icon, clsx } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import { useFramed, type FieldWith } from './use-field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface Options<Value extends string> {
  options: readonly SelectOption<NoInfer<Value>>[];
  /** The text of the first, empty option, if the value may be empty; without it there is none. */
  placeholder?: '' extends Value ? string : undefined;
  /** Called when the visitor chooses. */
  onChoose?: (value: Value) => void;
}

type SelectFieldProps<Value extends string> = Options<Value> & FieldWith<'select', Value>;

/** A choice of one option. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { field, frame, control } = useFramed(props);
  return (
    <Field {...frame}>
      <Select {...control} {...field.attributes} defaultValue={field.defaultValue} />
    </Field>
  );
}

interface ChoiceProps<Value extends string> extends Required<Pick<Options<Value>, 'onChoose'>> {
  options: readonly SelectOption<Value>[];
  label: string;
  value: Value;
  className?: string;
}

/** A choice that is no field of a form: it takes effect at once. */
export function Choice<Value extends string>({ label, className, ...control }: ChoiceProps<Value>) {
  const field = { id: useId(), required: false };
  return (
    <Field field={field} label={label} className={className}>
      <Select id={field.id} {...control} />
    </Field>
  );
}

type SelectProps<Value extends string> = Options<Value> &
  Omit<ComponentProps<'select'>, 'onChange'>;

function Select<Value extends string>({
  options,
  placeholder,
  onChoose,
  ...control
}: SelectProps<Value>) {
  return (
    <div className={styles.selectFrame}>
      <select
        {...control}
        // The options have these values only.
        onChange={onChoose && (({ target }) => onChoose(target.value as Value))}
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
  );
}
