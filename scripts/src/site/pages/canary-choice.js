/* global document, location, localStorage, sessionStorage, crypto, URLSearchParams, triedCandidates */
// Runs before a page is shown, while there is a canary or a candidate. It redirects a browser that gets this
// version to the page that the version has rendered. The host then shows the page's own address again, and
// chooses the bucket in the same way (shell/src/registry/site.ts). It gives the host the candidates that this tab
// may use: those to which the visitor has agreed in it (shell/src/candidates), and none where an admin is signed in.
(() => {
  const { pathname, search, hash } = location;
  const { remotes } = JSON.parse(document.getElementById('registry').textContent);
  const [, shown, below] = /^\/canary\/([^/]+)\/[^/]+\/*(.*)$/.exec(pathname) || [];
  const path = (shown ? `/${below}` : pathname).replace(/\/+$/, '') || '/';
  try {
    const user = JSON.parse(localStorage.getItem('user'));
    if (Number(user?.role_id) === 3) sessionStorage.removeItem('candidates');
    // A publish also tries a candidate as an admin (scripts/src/site/checks/smoke), who is none.
    const wanted =
      typeof triedCandidates === 'string'
        ? triedCandidates
        : sessionStorage.getItem('candidates') || '';
    document.documentElement.dataset.candidates = wanted;
    const isWanted = (name) => wanted.split(' ').includes(name);
    if (shown) {
      const isAsked = remotes[shown]?.canary?.percent === 0 && !isWanted(shown);
      if (isAsked) location.replace(`${path}?candidate=${shown}`);
      return;
    }
    const asked = new URLSearchParams(search).get('candidate');
    // Kept for the host, whose router may replace the address at once.
    if (remotes[asked]?.canary) document.documentElement.dataset.asked = location.href;
    let bucket = localStorage.getItem('canary-bucket');
    if (!/^\d{1,2}$/.test(bucket || '')) {
      bucket = String(crypto.getRandomValues(new Uint32Array(1))[0] % 100);
      localStorage.setItem('canary-bucket', bucket);
    }
    for (const [name, { enabled, canary }] of Object.entries(remotes)) {
      if (!enabled || !canary?.pages.includes(path)) continue;
      if (!isWanted(name) && Number(bucket) >= canary.percent) continue;
      const at = `/canary/${name}/${canary.version}${path === '/' ? '' : path}`;
      location.replace(at + search + hash);
      return;
    }
  } catch {
    // Without storage every visitor gets the live version.
  }
})();
