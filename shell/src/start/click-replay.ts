/**
 * Presses the button of a prerendered page that a visitor asked something of before it answered
 * (scripts/src/site/before-host.js has marked it). The host's own buttons answer first, those of the
 * page once its section has arrived.
 */
export function replayClick(): void {
  const root = document.documentElement;
  const replay = () => {
    const button = document.querySelector<HTMLButtonElement>('button[data-pressed]:enabled');
    if (!button) return;
    // As a click would have, so that a dialog knows where to give the focus back.
    if (button.dataset.pressed === 'by click') button.focus();
    delete button.dataset.pressed;
    button.click();
  };
  new MutationObserver((_, observer) => {
    replay();
    if ('interactive' in root.dataset) observer.disconnect();
  }).observe(root, { attributeFilter: ['data-host-interactive', 'data-interactive'] });
}
