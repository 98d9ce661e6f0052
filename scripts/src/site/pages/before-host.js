/* global URL, location, navigator, window, localStorage, removeEventListener, document, Element, HTMLInputElement, addEventListener, setTimeout, clearTimeout */
// Runs on a page before the script of the host. This script is async, so that it does not wait for style
// sheets.

const page = document.documentElement;

// Who has chosen another language gets the home page in it; every other address says its language.
try {
  const chosen = localStorage.language;
  const comesFromOutside = !document.referrer.startsWith(location.origin);
  if (chosen && location.pathname === '/' && comesFromOutside) {
    const other = document.querySelector(`link[hreflang^="${chosen}-"]`);
    const path = other && new URL(other.href).pathname;
    if (path && path !== '/') location.replace(path + location.search + location.hash);
  }
  // A phone that speaks Hindi is offered it once: the style of the header shows the switch.
  if (!chosen && /^hi/.test(navigator.language) && /^en/.test(page.lang)) {
    localStorage.language = page.dataset.offer = 'en';
  }
} catch {
  // Without storage nothing was chosen.
}

// The page keeps a place for what only signed-in students see, before the host draws it.
try {
  const user = JSON.parse(localStorage.user ?? 'null');
  if (localStorage.token && user && Number(user.role_id) !== 3) page.dataset.student = '';
} catch {
  // Without a readable user, nobody is signed in.
}

// A style sheet in the head blocks rendering and the scripts after it, for minutes if its response hangs.
// After ten seconds a copy replaces it: a style sheet that a script inserts blocks nothing. The host then
// treats it as a style sheet that did not load (shell/src/browser-repairs/missing-styles.ts).
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

// For a visitor who saves data, the scripts of a page wait (api/src/modules/site/page-variants.ts) until the first
// press, key or focus. Who is signed in or has a cart gets them when everything else has loaded.
const lateScript = () => document.querySelector('script[type="text/late"]');
const firstUses = ['pointerdown', 'keydown', 'focusin'];
const start = () => {
  // The host needs the whole page.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
  for (const name of firstUses) removeEventListener(name, start, true);
  const late = lateScript();
  if (!late) return;
  for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'preload';
  const script = document.createElement('script');
  for (const { name, value } of late.attributes) {
    if (name !== 'type' && name !== 'src') script.setAttribute(name, value);
  }
  const rules = { createScriptURL: (text) => text };
  const policy = window.trustedTypes?.createPolicy('unit-files', rules) ?? rules;
  script.src = policy.createScriptURL(late.getAttribute('src'));
  const lookNow = () => {
    if (page.dataset.host === 'waiting') delete page.dataset.host;
    look();
  };
  script.onerror = lookNow;
  late.replaceWith(script);
  setTimeout(lookNow, 20_000);
};
const wait = () => {
  if (!lateScript()) return;
  page.dataset.host = 'waiting';
  if (!isKnown()) return;
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
};
for (const name of firstUses) addEventListener(name, start, true);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait);
else wait();

/** Whether the host shows the page differently to this visitor. */
function isKnown() {
  try {
    return Boolean(localStorage.token) || (localStorage.cart ?? '[]') !== '[]';
  } catch {
    // Without storage nobody is.
    return false;
  }
}

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
