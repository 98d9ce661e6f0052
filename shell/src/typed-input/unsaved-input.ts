import type { Control } from './fill-control';

const touched = new Set<Control>();

/** Records from now on which form controls the visitor has typed in. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    if (isControl(target) && target.form && target.type !== 'search') touched.add(target);
  });
  // A form resets itself once its content is saved, also to show that content.
  document.addEventListener('reset', ({ target }) => {
    for (const control of touched) {
      if (control.form === target) touched.delete(control);
    }
  });
}

/** The controls whose content a reload would lose. */
export function unsavedControls(): ReadonlySet<Control> {
  for (const control of touched) {
    if (!control.isConnected || isEmpty(control)) touched.delete(control);
  }
  return touched;
}

/** Puts what was typed into the same fields of the page that has taken the place of one that crashed. */
export function restoreTyped(): void {
  const controls = [...touched];
  void import(/* webpackChunkName: "rare" */ './early-input')
    .then((early) => early.restoreInput(document.body, { controls, focused: null }))
    .catch(() => {});
}

/** One of them; `null` if there is none. */
export const unsavedControl = (): Control | null => unsavedControls().values().next().value ?? null;

/** Reloads the page. If typed content would be lost, focuses its control and returns `false` instead. */
export function reloadUnlessUnsaved(): boolean {
  const control = unsavedControl();
  if (!control) location.reload();
  control?.focus();
  return control === null;
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

function isEmpty(control: Control): boolean {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    return control.checked === control.defaultChecked;
  }
  return control.value.trim() === '';
}
