/**
 * The buttons of a prerendered page are disabled until they answer. What a visitor asked of one of
 * them meanwhile, by a click or by Enter in its form, is done then: the last of it. The host's own
 * buttons answer first, those of the page once its section has arrived.
 */
export function replayClick(): void {
  const root = document.documentElement;
  let noted: { button: HTMLButtonElement; clicked: boolean } | null = null;

  const notePointer = ({ target, button, isPrimary }: PointerEvent) => {
    if (button !== 0 || !isPrimary || !(target instanceof Element)) return;
    const clicked = target.closest<HTMLButtonElement>('button:disabled');
    noted = clicked && { button: clicked, clicked: true };
  };

  const noteEnter = ({ target, key }: KeyboardEvent) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const submit = target.form?.querySelector<HTMLButtonElement>('button[type=submit]:disabled');
    noted = submit ? { button: submit, clicked: false } : null;
  };

  const replay = () => {
    if (!noted || noted.button.disabled) return;
    const { button, clicked } = noted;
    noted = null;
    // As a click would have, so that a dialog knows where to give the focus back.
    if (clicked) button.focus();
    button.click();
  };

  // React stops what happens in a page that does not answer yet on its way up.
  document.addEventListener('pointerup', notePointer, true);
  document.addEventListener('keydown', noteEnter, true);

  new MutationObserver((_, observer) => {
    replay();
    if (!('interactive' in root.dataset)) return;
    observer.disconnect();
    document.removeEventListener('pointerup', notePointer, true);
    document.removeEventListener('keydown', noteEnter, true);
  }).observe(root, { attributeFilter: ['data-host-interactive', 'data-interactive'] });
}
