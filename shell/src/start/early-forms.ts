import { loadForms } from 'shared/forms';

/**
 * Fetches the form library while the page comes to life, for a visitor who is in a form, or has
 * pressed its button (scripts/src/site/before-host.js marks it), before it answers.
 */
export function fetchFormsEarly(): void {
  const types = ['focusin', 'pointerup'];
  const look = () => {
    if (!document.querySelector('form :is(:focus, [data-pressed])')) return;
    loadForms().catch(() => {});
    for (const type of types) document.removeEventListener(type, look, true);
  };
  // React stops what happens in a page that does not answer yet on its way up: so on the way down.
  for (const type of types) document.addEventListener(type, look, true);
  look();
}
