/**
 * Clicks the button of a prerendered page that the visitor pressed before it was interactive
 * (scripts/src/site/pages/before-host.js has marked it). The host's own buttons are interactive first, those
 * of the page when its section has loaded.
 */
export function replayClick(): void {
  const replay = () => {
    const button = document.querySelector<HTMLButtonElement>('button[data-pressed]:enabled');
    if (!button) return;
    // A real click would focus the button too; a dialog returns the focus to it.
    if (button.dataset.pressed === 'by click') button.focus();
    delete button.dataset.pressed;
    button.click();
  };
  whenInteractive(replay);
}

/** Calls `work` when the host is interactive, and again when the page is. */
export function whenInteractive(work: () => void): void {
  const root = document.documentElement;
  new MutationObserver((_, observer) => {
    work();
    if ('interactive' in root.dataset) observer.disconnect();
  }).observe(root, { attributeFilter: ['data-host-interactive', 'data-interactive'] });
}
