import { fill, isTick, type Control } from './fill-control';

/** What a visitor has put into a field of a form. */
export interface TypedInput {
  /** The number of the form on the page: the same in each language. */
  form: number;
  name: string;
  /** The number of the field among those of the same name. */
  index: number;
  value: string;
  checked: boolean;
}

/** Milliseconds within which a page must have its fields. */
const PATIENCE = 15_000;
const PAUSE = 100;

const sameName = (form: HTMLFormElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
];

/** What is in these fields. Passwords and files stay where they are. */
export function readTyped(controls: Iterable<Control>): TypedInput[] {
  const forms = [...document.forms];
  return [...controls].flatMap((control) => {
    const { form, name, type, value } = control;
    if (!form || !name || type === 'password' || type === 'file') return [];
    const index = sameName(form, name).indexOf(control);
    const checked = isTick(control) && control.checked;
    return [{ form: forms.indexOf(form), name, index, value, checked }];
  });
}

/** Puts it into the fields of this page, as soon as they are there. */
export function fillTyped(input: readonly TypedInput[], until = Date.now() + PATIENCE): void {
  const waiting = input.filter((typed) => {
    const form = 'interactive' in document.documentElement.dataset && document.forms[typed.form];
    const control = form && sameName(form, typed.name)[typed.index];
    if (control && control.value !== typed.value) fill(control, typed);
    else if (control && isTick(control)) fill(control, typed);
    return !control;
  });
  if (waiting.length > 0 && Date.now() < until) setTimeout(() => fillTyped(waiting, until), PAUSE);
}
