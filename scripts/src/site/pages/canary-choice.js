/* global document, history, location, localStorage, crypto, URLSearchParams */
// Runs before a page is shown, while there is a canary or a candidate. It redirects a browser that gets this
// version to the page that the version has rendered. The host then shows the page's own address again, and
// chooses the bucket in the same way (shell/src/registry/site.ts).
(() => {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('/canary/')) return;
  const { remotes } = JSON.parse(document.getElementById('registry').textContent);
  const path = pathname.replace(/\/+$/, '') || '/';
  try {
    const query = new URLSearchParams(search);
    const asked = query.get('candidate');
    const wanted = new Set((localStorage.getItem('candidates') || '').split(' ').filter(Boolean));
    if (asked && remotes[asked]?.canary) {
      wanted.add(asked);
      localStorage.setItem('candidates', [...wanted].join(' '));
      // A reload must not ask again after the visitor has taken it back.
      query.delete('candidate');
      const rest = String(query);
      history.replaceState(null, '', pathname + (rest && `?${rest}`) + hash);
    }
    let bucket = localStorage.getItem('canary-bucket');
    if (!/^\d{1,2}$/.test(bucket || '')) {
      bucket = String(crypto.getRandomValues(new Uint32Array(1))[0] % 100);
      localStorage.setItem('canary-bucket', bucket);
    }
    for (const [name, { enabled, canary }] of Object.entries(remotes)) {
      if (!enabled || !canary?.pages.includes(path)) continue;
      if (!wanted.has(name) && Number(bucket) >= canary.percent) continue;
      const at = `/canary/${name}/${canary.version}${path === '/' ? '' : path}`;
      location.replace(at + location.search + hash);
      return;
    }
  } catch {
    // Without storage every visitor gets the live version.
  }
})();
