/**
 * What a build may contain. Whoever checks, copies or serves a build follows this list.
 * `web` is what browsers load, once for each language; in the site it lies in the folder of the version itself.
 * `public` are files at the root of the site. Only the English part has them.
 */
interface Kind {
  what: string;
  endings: string;
  /** The most bytes of one file. */
  most: number;
  web?: true;
  root?: true;
}

/** None is a page: a browser shows only pages that the site has rendered. */
const kinds: readonly Kind[] = [
  { what: 'script or style sheet', endings: 'js|css', most: Infinity, web: true },
  {
    what: 'picture',
    endings: 'svg|png|jpe?g|webp|avif|gif|ico',
    most: 64_000,
    web: true,
    root: true,
  },
  { what: 'font', endings: 'woff2', most: 40_000, web: true },
  // The licenses of what a script contains lie beside it.
  { what: 'text', endings: 'txt', most: Infinity, web: true, root: true },
  { what: 'document', endings: 'pdf', most: 150_000, root: true },
  { what: 'list', endings: 'json|webmanifest', most: Infinity, root: true },
];
/** The script of the host's worker, which no page loads and the API serves at an address of its own. */
export const WORKER_FILE = 'js/dashboard-worker.js';

const endingsOf = (place: 'web' | 'root') =>
  kinds
    .filter((kind) => kind[place])
    .map(({ endings }) => endings)
    .join('|');

const NAME = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}';
const LANGUAGE = '(?:(?<language>[a-z]{2})/)?';
/** What a page loads of a unit, below the folder of its language. */
const LOADED = `(?:remoteEntry\\.js|(?:js|css|assets)/${NAME}\\.(?:${endingsOf('web')}))`;
const MANIFEST = '(?:remote|shell)\\.json';

/** With the source maps and the compressed forms that the tools write. */
const WEB = new RegExp(`^${LANGUAGE}web/(?<loaded>${LOADED}(?:\\.map|\\.br|\\.gz)?)$`);
const BESIDE = new RegExp(`^${LANGUAGE}(?:server\\.cjs|${MANIFEST})$`);
const ENGLISH = new RegExp(
  `^(?:signatures\\.json|public/(?:${NAME}/){0,5}${NAME}\\.(?:${endingsOf('root')}))$`,
);
const SERVED = new RegExp(
  `^/?(?:mf-[a-z0-9-]+/)?[A-Za-z0-9][A-Za-z0-9-]*/${LANGUAGE}(?:${LOADED}|${MANIFEST})$`,
);

/**
 * Where a file of a build lies below the folder of its version in the site; null for a file that a build may not
 * contain. `languages` are those of the build beside English.
 */
export function placeInSite(file: string, languages: readonly string[]): string | null {
  if (ENGLISH.test(file)) return file;
  const { language, loaded } = (WEB.exec(file) ?? BESIDE.exec(file))?.groups ?? {};
  if (!BESIDE.test(file) && loaded === undefined) return null;
  if (language !== undefined && !languages.includes(language)) return null;
  return loaded === undefined ? file : [language, loaded].filter(Boolean).join('/');
}

/** The kind of a file; undefined for one that no list has. */
export const kindOf = (file: string): Kind | undefined =>
  kinds.find(({ endings }) => new RegExp(`\\.(?:${endings})$`).test(file));

/** Whether browsers get a file; `path` is below `/remotes` or `/shell`. */
export const isServed = (path: string): boolean => SERVED.test(path);

/** Whether the name of a file contains the hash of its content. */
export const isNamedByHash = (file: string): boolean => /\.[0-9a-f]{8}\.[A-Za-z0-9.]+$/.test(file);
