import { fill, isTick, type Control } from './fill-control';

/** The fields of a page before React hydrates it, and which of them has the focus. */
export interface EarlyInput {
  controls: readonly Control[];
  focused: Element | null;
}

/**
 * Puts what a visitor typed, ticked, selected or focused in a prerendered page into the fields of the same form
 * and name. An extension, a translator or a proxy may have changed the page; React then renders that part
 * anew, with empty fields. A removed field keeps its contents, and its form.
 */
export function restoreInput(container: Element, { controls, focused }: EarlyInput): void {
  const now = controlsIn(container).filter((control) => !controls.includes(control));
  for (const control of controls) {
    if (control.isConnected) continue;
    const key = keyOf(control);
    const heir = now.find((each) => keyOf(each) === key);
    if (!heir) continue;
    if (isChanged(control) && !isChanged(heir)) fill(heir, control);
    if (control !== focused || document.activeElement !== document.body) continue;
    heir.focus();
    if (isText(control) && isText(heir)) {
      heir.setSelectionRange(control.selectionStart, control.selectionEnd);
    }
  }
}

const controlsIn = (container: Element): Control[] => [
  ...container.querySelectorAll<Control>('input,textarea,select'),
];

/** The same for a field and for the one that takes its place. */
function keyOf(control: Control): string {
  const { form, name, type } = control;
  const same = (form ? [...form.elements] : []).filter(
    (other) => other.getAttribute('name') === name,
  );
  // Boxes of one-time codes have no names of their own.
  return JSON.stringify([form?.getAttribute('aria-label'), name, type, same.indexOf(control)]);
}

/** Whether it has a caret whose place can be read. */
const isText = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && /^(text|search|tel|url|password)$/.test(control.type));

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.selectedIndex > -1 && control.options[control.selectedIndex] !== first;
}
