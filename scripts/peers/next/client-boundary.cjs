// What Next.js asks its users to write by hand: a file that calls a hook of the browser, creates a
// context or gives an event handler is a client component; every other one stays on the server.
const needsBrowser =
  /\buse(?!(Id|Memo|Callback)\b)[A-Z]\w*(<[^()]*>)?\(|\bcreateContext\b|\son[A-Z]\w*=\{/;

module.exports = (source) => (needsBrowser.test(source) ? `'use client';\n${source}` : source);
