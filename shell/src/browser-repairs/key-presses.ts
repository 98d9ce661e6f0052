/** A field in which a held key repeats its letter. A box for one digit is none. */
const isForText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea,select,[contenteditable],input:not([maxlength="1"])');

/**
 * Decides for the whole site which key presses do something. A key that an input method uses, e.g. to
 * choose a word, is not meant for the page. A held key acts once; in a text it may write again.
 */
export function filterKeyPresses(): void {
  addEventListener(
    'keydown',
    (event) => {
      const { key, target, repeat, isComposing, keyCode, ctrlKey, metaKey } = event;
      const isCommand = key === 'Enter' || key === 'Escape';
      // Safari ends a composition before the key that has ended it, and marks that key with 229.
      const isOfInputMethod = isComposing || keyCode === 229;
      const isHeld =
        repeat &&
        !ctrlKey &&
        !metaKey &&
        (isCommand
          ? !(target instanceof HTMLTextAreaElement)
          : /^\S$/.test(key) && !isForText(target));
      if (!isOfInputMethod && !isHeld) return;
      event.stopImmediatePropagation();
      if (isHeld || isCommand) event.preventDefault();
    },
    true,
  );
}
