export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Fills a field like a visitor, so that React and the form notice it. */
export function fill(control: Control, from: { value: string; checked?: boolean }): void {
  if (isTick(control)) {
    if (from.checked !== undefined && control.checked !== from.checked) control.click();
    return;
  }
  // React overrides `value` of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    from.value,
  );
  for (const event of ['input', 'change'])
    control.dispatchEvent(new Event(event, { bubbles: true }));
}
