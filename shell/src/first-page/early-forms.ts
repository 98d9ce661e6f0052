import { loadForms } from 'shared/forms';

/**
 * Fetches the form library during hydration if the visitor is in a form, or has pressed its button
 * (scripts/src/site/pages/before-host.js marks it), before the page is interactive.
 */
export function fetchFormsEarly(): void {
  const types = ['focusin', 'pointerup'];
  const look = () => {
    if (!document.querySelector('form :is(:focus, [data-pressed])')) return;
    loadForms().catch(() => {});
    for (const type of types) document.removeEventListener(type, look, true);
  };
  // Capture listeners: React stops events of a page that is not hydrated yet from bubbling.
  for (const type of types) document.addEventListener(type, look, true);
  look();
}
