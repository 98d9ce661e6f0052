import { asciiDigits, normalEmail, normalPhone, valueAt, withValueAt } from '../model/validation';

/** A control that has a value. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

const isInput = (control: Control, type: string): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === type;

/** Whether the control says what the value is: of radio buttons, only the chosen one does. */
const hasValue = (control: Control) => !isInput(control, 'radio') || control.checked;

/** The control with this name, or the radio button that one gets to with the keyboard. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = namedControls(form).filter((control) => control.name === name);
  return found.find(hasValue) ?? found[0];
}

/** The first visible control of those whose names begin like this. */
export function firstControlOf(form: HTMLFormElement | null, path: string): Control | undefined {
  return namedControls(form).find(
    (control) => control.type !== 'hidden' && control.name.startsWith(path),
  );
}

/**
 * The value of a control: a boolean of a checkbox, a list of files, the ten digits of a phone number, an
 * e-mail address without invisible characters, a number in ASCII digits, or the text.
 */
function valueOf(control: Control): string | boolean | readonly File[] {
  if (isInput(control, 'checkbox')) return control.checked;
  if (isInput(control, 'file')) return Array.from(control.files ?? []);
  if (isInput(control, 'tel')) return normalPhone(control.value);
  if (isInput(control, 'email')) return normalEmail(control.value);
  const isNumber = /numeric|decimal/.test(control.getAttribute('inputmode') ?? '');
  return isNumber ? asciiDigits(control.value) : control.value;
}

/** Writes a value into a control; scripts cannot choose the files of a file input. */
function writeValue(control: Control, value: unknown): void {
  if (isInput(control, 'checkbox')) control.checked = value === true;
  else if (isInput(control, 'radio')) control.checked = value === control.value;
  else if (!isInput(control, 'file')) control.value = typeof value === 'string' ? value : '';
}

/**
 * What is in the fields now, by the names of the controls. A field that is not shown has its default
 * value, and a list has only the rows that are shown.
 */
export function readValues<Values extends object>(
  form: HTMLFormElement | null,
  defaults: Partial<Values>,
): Values {
  const lists = Object.entries(defaults).filter(([, value]) => Array.isArray(value));
  const empty = Object.fromEntries(lists.map(([name]) => [name, []]));
  const values = namedControls(form)
    .filter(hasValue)
    .reduce<unknown>((before, control) => withValueAt(before, control.name, valueOf(control)), {
      ...defaults,
      ...(form && empty),
    });
  // Each control has a `Name` of these values, which accepts only what the control contains.
  return values as Values;
}

/** Writes the given values into their fields; every other field stays as it is. */
export function writeValues(form: HTMLFormElement | null, values: object): void {
  for (const control of namedControls(form)) {
    const value = valueAt(values, control.name);
    if (value !== undefined) writeValue(control, value);
  }
}

function namedControls(form: HTMLFormElement | null): Control[] {
  return Array.from(form?.elements ?? [])
    .filter(isControl)
    .filter(({ name }) => name !== '');
}
