const runtime = JSON.stringify(require.resolve('./page-in-place.js'));

// Without a development build of the host, the page of a saved file replaces the one that is shown.
module.exports = (source) => {
  const [exported, name] = /\b(\w+) as Component\b/.exec(source) ?? [];
  if (!exported) return source;
  return `${source.replace(exported, 'PageInPlace as Component')}
import { pageInPlace } from ${runtime};
const PageInPlace = pageInPlace(import.meta.webpackHot, ${name});
`;
};
