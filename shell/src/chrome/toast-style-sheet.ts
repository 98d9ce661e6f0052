/**
 * notistack styles itself through goober, which writes into an inline <style> that the content
 * security policy forbids. Goober takes the sheet it finds here instead; it has to be in place
 * before notistack is first run.
 */
declare global {
  interface Window {
    _goober?: { parentNode: unknown; firstChild: { data: string } };
  }
}

const sheet = new CSSStyleSheet();
let rules = '';

window._goober = {
  // Anything: goober appends an element without a parent to the head.
  parentNode: document.head,
  firstChild: {
    get data() {
      return rules;
    },
    set data(text) {
      rules = text;
      sheet.replaceSync(text);
    },
  },
};
document.adoptedStyleSheets.push(sheet);

export {};
