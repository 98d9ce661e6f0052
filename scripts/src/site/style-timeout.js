/* global document, addEventListener, setTimeout, clearTimeout */
// A style sheet of the head keeps the page white and the scripts behind it waiting, for minutes if
// its answer hangs. After ten seconds a copy takes its place: what a script has put there keeps
// nothing waiting. The host then treats it as one that did not come (shell/src/start/missing-styles.ts).
// This script is async, so that no style sheet keeps it waiting either.
const timer = setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}, 10_000);
addEventListener('load', () => clearTimeout(timer));
