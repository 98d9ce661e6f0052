import type { ComponentProps, InputEvent, KeyboardEvent } from 'react';
import { TextField } from 'shared/forms';
import { asciiDigits } from 'shared/model/validation';

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'onInput' | 'onKeyDown' | 'step'
> & {
  onInput?: (event: InputEvent<HTMLInputElement>) => void;
  /** By how much the arrow keys change the number. */
  step?: number;
};

/**
 * A number. A box of the type `number` would not take the digits of Indian scripts, and changes its number
 * when somebody scrolls over it.
 */
export const NumberField = (props: NumberFieldProps) => (
  <TextField
    {...props}
    inputMode="decimal"
    onInput={(event) => {
      keepNumber(event);
      props.onInput?.(event);
    }}
    onKeyDown={props.step ? changeByStep : undefined}
  />
);

/** `₹ १,९९९.५` becomes `1999.5`. Whether a number fits its field is checked when the form is sent. */
function keepNumber({ currentTarget: box, nativeEvent }: InputEvent<HTMLInputElement>): void {
  // An input method shows more than digits until its word is complete.
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
  const number = asciiDigits(box.value).replace(/[^-\d.]/g, '');
  if (box.value !== number) box.value = number;
}

function changeByStep(event: KeyboardEvent<HTMLInputElement>): void {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  const { currentTarget: box } = event;
  const changed = Number(box.value) + direction * Number(box.step);
  box.value = String(Math.max(0, Math.round(changed * 1000) / 1000));
}
