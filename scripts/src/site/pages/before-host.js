/* global document, Element, HTMLInputElement, addEventListener, setTimeout, clearTimeout */
// Runs on a page before the script of the host. This script is async, so that it does not wait for style
// sheets.

const page = document.documentElement;

// A style sheet in the head blocks rendering and the scripts after it, for minutes if its response hangs.
// After ten seconds a copy replaces it: a style sheet that a script inserts blocks nothing. The host then
// treats it as a style sheet that did not load (shell/src/first-page/missing-styles.ts).
const timer = setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}, 10_000);
addEventListener('load', () => clearTimeout(timer));

// If the host's script does not arrive, arrives changed or cannot run, another script helps. Deferred scripts
// have run before DOMContentLoaded; one that never arrives delays that event, so that a timer looks, too.
let helped = false;
const look = () => {
  if (helped || 'host' in page.dataset) return;
  helped = true;
  // Trusted Types do not apply to it.
  const script = '/scripts/host-missing.js';
  import(script).catch(() => {});
};
if (document.readyState === 'complete') look();
for (const event of ['DOMContentLoaded', 'load']) addEventListener(event, look);
setTimeout(look, 20_000);

// The buttons of a prerendered page are disabled until hydration. This script marks the last button that a
// visitor pressed, by a click or by Enter in its form; the host presses it again after hydration
// (shell/src/first-page/click-replay.ts).
const mark = (button, how) => {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button?.setAttribute('data-pressed', how);
};
// Listen in the capture phase, because before hydration React stops events in the bubble phase.
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
