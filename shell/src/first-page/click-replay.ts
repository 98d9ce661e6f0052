/**
 * Clicks the button of a prerendered page that the visitor pressed before it was interactive
 * (scripts/src/site/pages/before-host.js has marked it). The host's own buttons are interactive first, those
 * of the page when its section has loaded.
 */
export function replayClick(): void {
  const root = document.documentElement;
  const replay = () => {
    const button = document.querySelector<HTMLButtonElement>('button[data-pressed]:enabled');
    if (!button) return;
    // A real click would focus the button too; a dialog returns the focus to it.
    if (button.dataset.pressed === 'by click') button.focus();
    delete button.dataset.pressed;
    button.click();
  };
  new MutationObserver((_, observer) => {
    replay();
    if ('interactive' in root.dataset) observer.disconnect();
  }).observe(root, { attributeFilter: ['data-host-interactive', 'data-interactive'] });
}
