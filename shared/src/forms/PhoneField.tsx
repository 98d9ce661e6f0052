import type { ChangeEvent } from 'react';
import { isTenDigits, normalPhone } from '../model/validation';
import { Field } from './Field';
import styles from './Field.module.css';
import type { TextFieldProps } from './TextField';
import { texts } from './texts';
import { useField } from './use-field';

/** An Indian phone number; its value is the ten digits, however they were typed or filled in. */
export function PhoneField({
  name,
  label = texts.phoneNumber,
  hint,
  optional,
  className,
  ...control
}: Omit<TextFieldProps, 'type' | 'label'> & Partial<Pick<TextFieldProps, 'label'>>) {
  const field = useField(name, hint);
  // The field shows the number as it is sent; the browser's own check of a `pattern` also reads the field.
  const normalise = (event: ChangeEvent<HTMLInputElement>) => {
    const number = normalPhone(event.target.value);
    if (isTenDigits(number)) event.target.value = number;
  };

  return (
    <Field {...{ field, label, hint, optional, className }} required={control.required}>
      <input
        inputMode="numeric"
        autoComplete="tel-national"
        {...control}
        {...field.attributes}
        onChange={normalise}
        type="tel"
        defaultValue={field.defaultValue}
        className={styles.control}
      />
    </Field>
  );
}
