/* global window, document, location, sessionStorage, navigator, fetch, Blob, setTimeout */
// Runs if the host's script has not run: gone since an older page was cached, cut off, or changed on the way.
// It tries once more past the cache, opens the page anew if there is another release, and otherwise says that the
// buttons do not work yet, and reports it once.
const page = document.documentElement;
const host = document.querySelector('script[data-reports]');
const address = host?.getAttribute('src');
const hasStarted = () => 'host' in page.dataset && page.dataset.host !== 'failed';

if (address) void help();

async function help() {
  // A script that has run once must not run again.
  if (page.dataset.host !== 'failed') await tryAgain();
  if (hasStarted() || (await isOutdated())) return;
  say();
  report();
}

/** The same script under an address that no cache knows, with the same hash. */
function tryAgain() {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const rules = { createScriptURL: (text) => text };
    try {
      const policy = window.trustedTypes?.createPolicy('unit-files', rules) ?? rules;
      script.src = policy.createScriptURL(`${address}?attempt=1`);
    } catch {
      resolve();
      return;
    }
    script.integrity = host.integrity;
    script.crossOrigin = 'anonymous';
    script.onload = script.onerror = resolve;
    document.head.append(script);
    // The first request may still be on its way.
    setTimeout(resolve, 20_000);
  });
}

/** Opens the page anew, once, if the server now has a page with another host. */
async function isOutdated() {
  try {
    const response = await fetch(location.href, { cache: 'reload' });
    const html = await response.text();
    if (!html.includes('data-reports=') || html.includes(`"${address}"`)) return false;
    // Servers that have different releases for a while must not send the page round in circles.
    if (Date.now() - Number(sessionStorage.getItem('opened-anew')) < 60_000) return false;
    sessionStorage.setItem('opened-anew', String(Date.now()));
    location.reload();
    return true;
  } catch {
    // No connection, or no storage that would end a loop.
    return false;
  }
}

/** The words are in every page. A slow script may still come, which hides them. */
function say() {
  const notice = document.getElementById('host-missing');
  notice.setAttribute('role', 'alert');
  notice.hidden = false;
}

function report() {
  const [, , version = ''] = address.split('/');
  const body = JSON.stringify({
    remote: 'shell',
    version,
    step: page.dataset.host ? 'threw at load' : 'unreachable',
    cause: page.dataset.host ? 'the host did not start' : "the host's script did not run",
    source: address,
    path: 'before the host',
  });
  try {
    const blob = new Blob([body], { type: 'application/json' });
    if (navigator.sendBeacon?.(host.dataset.reports, blob)) return;
  } catch {
    // Sent by the next line.
  }
  const headers = { 'Content-Type': 'application/json' };
  fetch(host.dataset.reports, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}
