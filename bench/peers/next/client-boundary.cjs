// Next.js expects its users to write 'use client' by hand. This loader adds it to each file that calls a
// browser hook, creates a context or sets an event handler; all other files stay on the server.
const needsBrowser =
  /\buse(?!(Id|Memo|Callback)\b)[A-Z]\w*(<[^()]*>)?\(|\bcreateContext\b|\son[A-Z]\w*=\{/;

module.exports = (source) => (needsBrowser.test(source) ? `'use client';\n${source}` : source);
