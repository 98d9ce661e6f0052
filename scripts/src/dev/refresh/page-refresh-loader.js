// React Refresh reloads the whole page after a change of a module that also exports something else than
// components. Our pages export `meta` beside their component, so this loader makes such modules refresh.
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
