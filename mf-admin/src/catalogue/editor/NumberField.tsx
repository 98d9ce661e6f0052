import type { ComponentProps, InputEvent } from 'react';
import { TextField } from 'shared/forms';
import { asciiDigits } from 'shared/model/validation';

/**
 * A number. A box of the type `number` would not take the digits of Indian scripts, and changes its number
 * when somebody scrolls over it.
 */
export function NumberField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'onInput'>,
) {
  return <TextField autoComplete="off" {...props} inputMode="decimal" onInput={keepNumber} />;
}

/** `₹ १,९९९.५` becomes `1999.5`. Whether a number fits its field is checked when the form is sent. */
function keepNumber({ currentTarget: box, nativeEvent }: InputEvent<HTMLInputElement>): void {
  // An input method shows more than digits until its word is complete.
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
  const number = asciiDigits(box.value).replace(/[^-\d.]/g, '');
  if (box.value !== number) box.value = number;
}
