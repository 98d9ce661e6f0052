/**
 * notistack styles itself through goober, which writes into an inline <style> that the content
 * security policy forbids. Goober uses `window._goober` instead if it is in place before notistack
 * first runs.
 */
declare global {
  interface Window {
    _goober?: { parentNode: unknown; firstChild: { data: string } };
  }
}

let sheet: CSSStyleSheet | undefined;
try {
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets.push(own);
  sheet = own;
} catch {
  // Toasts show without notistack's own styles.
}
let rules = '';

window._goober = {
  // Any value will do: goober appends an element without a parent to the head.
  parentNode: document.head,
  firstChild: {
    get data() {
      return rules;
    },
    set data(text) {
      rules = text;
      sheet?.replaceSync(text);
    },
  },
};

export {};
