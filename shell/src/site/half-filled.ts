type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<Control>();

/** Notes from now on which controls of forms people have typed in. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    if (isControl(target) && target.form && target.type !== 'search') touched.add(target);
  });
}

/** A control with something that a reload would lose, if there is one. */
export function halfFilledControl(): Control | null {
  for (const control of touched) {
    if (!control.isConnected || isEmpty(control)) touched.delete(control);
  }
  return touched.values().next().value ?? null;
}

/** Loads the page anew, unless something typed would be lost: then its control gets the focus. */
export function reloadUnlessHalfFilled(): boolean {
  const control = halfFilledControl();
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
