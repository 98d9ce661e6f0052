import type { InputEvent } from 'react';
import { isTenDigits, normalPhone } from '../model/validation';
import { TextField, type TextFieldProps } from './TextField';
import { texts } from './texts';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'label'> &
  Partial<Pick<TextFieldProps, 'label'>>;

/** An Indian phone number; its value is the ten digits, however they were typed or filled in. */
export const PhoneField = (props: PhoneFieldProps) => (
  <TextField
    label={texts.phoneNumber}
    inputMode="numeric"
    autoComplete="tel-national"
    {...props}
    type="tel"
    onInput={normalise}
  />
);

/** The field shows the number as it is sent; the browser's own check of a `pattern` also reads the field. */
function normalise({ currentTarget: box }: InputEvent<HTMLInputElement>): void {
  const number = normalPhone(box.value);
  if (isTenDigits(number)) box.value = number;
}
