/**
 * The buttons of a prerendered page are disabled until the page answers to scripts. What a visitor
 * asked of one of them meanwhile, by a press or by Enter in its form, is done then: the last of it.
 */
export function replayClick(): void {
  let press = () => {};

  const notePointer = ({ target, button, isPrimary }: PointerEvent) => {
    if (button !== 0 || !isPrimary || !(target instanceof Element)) return;
    const pressed = target.closest<HTMLButtonElement>('button:disabled');
    press = () => {
      // As a click would have, so that a dialog knows where to give the focus back.
      pressed?.focus();
      pressed?.click();
    };
  };

  const noteEnter = ({ target, key }: KeyboardEvent) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const submit = target.form?.querySelector<HTMLButtonElement>('button[type=submit]:disabled');
    press = () => submit?.click();
  };

  document.addEventListener('pointerup', notePointer);
  document.addEventListener('keydown', noteEnter);

  new MutationObserver((_, observer) => {
    observer.disconnect();
    document.removeEventListener('pointerup', notePointer);
    document.removeEventListener('keydown', noteEnter);
    press();
  }).observe(document.documentElement, { attributeFilter: ['data-interactive'] });
}
