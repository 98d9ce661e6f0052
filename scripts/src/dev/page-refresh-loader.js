// React Refresh takes a module that exports anything but components for none of its own and has the
// whole page reloaded. A page of ours exports `meta` beside its component: it is refreshed all the same.
const refresh = `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.replaced = true; });
  if (import.meta.webpackHot.data?.replaced) {
    setTimeout(() => globalThis.__REACT_REFRESH__.performReactRefresh());
  }
}
`;

module.exports = (source) => (/\bas Component\b/.test(source) ? source + refresh : source);
