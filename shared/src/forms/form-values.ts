import { normalPhone } from '../model/validation';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of the form that have a name, in the order of the page. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  );
}

/**
 * The values of the fields as they are now, also those that arrived without an event. A checkbox is a
 * boolean, a file input a `FileList`, a phone number its ten digits, anything else a text. `tutor.name` is
 * a property of `tutor`, and `learnLi.0` an entry of the list `learnLi`.
 */
export function readValues<Values>(form: HTMLFormElement): Values {
  const values = {};
  for (const control of controlsOf(form)) {
    if (isRadio(control) && !control.checked) continue;
    put(values, control.name.split('.'), valueOf(control));
  }
  // The fields of a form have the names of its values; the type of the form says so.
  return values as Values;
}

/** Writes a value into a field, as if the visitor had entered it. */
export function writeValue(control: Control, value: unknown): void {
  if (isRadio(control)) control.checked = control.value === value;
  else if (isCheckbox(control)) control.checked = Boolean(value);
  else if (isFile(control)) control.value = '';
  else control.value = typeof value === 'string' ? value : '';
}

function valueOf(control: Control): unknown {
  if (isCheckbox(control)) return control.checked;
  if (isFile(control)) return control.files;
  return control.type === 'tel' ? normalPhone(control.value) : control.value;
}

const isInput = (control: Control, type: string): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === type;
const isRadio = (control: Control) => isInput(control, 'radio');
const isCheckbox = (control: Control) => isInput(control, 'checkbox');
const isFile = (control: Control) => isInput(control, 'file');

function put(into: object, [key = '', ...rest]: string[], value: unknown): void {
  // Objects and lists are filled alike: the key of a list is its index.
  const target = into as Record<string, unknown>;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  target[key] ??= /^\d+$/.test(rest[0]!) ? [] : {};
  // The line above has made it an object or a list.
  put(target[key] as object, rest, value);
}
