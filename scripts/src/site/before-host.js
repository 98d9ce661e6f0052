/* global document, Element, HTMLInputElement, addEventListener, setTimeout, clearTimeout */
// What a page does before the script of the host runs. This script is async, so that no style sheet
// keeps it waiting either.

// A style sheet of the head keeps the page white and the scripts behind it waiting, for minutes if
// its answer hangs. After ten seconds a copy takes its place: what a script has put there keeps
// nothing waiting. The host then treats it as one that did not come (shell/src/start/missing-styles.ts).
const timer = setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}, 10_000);
addEventListener('load', () => clearTimeout(timer));

// The buttons of a prerendered page are disabled until they answer. The last one that a visitor asked
// something of, by a click or by Enter in its form, is marked; the host presses it as soon as it
// answers (shell/src/start/click-replay.ts).
const page = document.documentElement;
const mark = (button, how) => {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button?.setAttribute('data-pressed', how);
};
// React stops what happens in a page that does not answer yet on its way up: so on the way down.
addEventListener(
  'pointerup',
  ({ target, button, isPrimary }) => {
    if ('interactive' in page.dataset || button !== 0 || !isPrimary) return;
    if (target instanceof Element) mark(target.closest('button:disabled'), 'by click');
  },
  true,
);
addEventListener(
  'keydown',
  ({ target, key }) => {
    if ('interactive' in page.dataset || key !== 'Enter') return;
    if (!(target instanceof HTMLInputElement)) return;
    mark(target.form?.querySelector('button[type=submit]:disabled'), 'by Enter');
  },
  true,
);
