import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson } from 'node-shared/files';
import { ENTRY_FILE, type Registry } from 'shared/contract';
import { english, languages } from 'shared/model/language';
import { speaks } from '../../state/editions';
import type { Site } from '../../state/site';
import type { Address, Opened } from './opened-pages';

/**
 * Of these sections, the pages that can look or do otherwise than in the live release; if what is
 * on all pages is another, of each other section the first.
 */
export function changedPages(
  site: Site,
  release: string,
  sections: readonly string[],
  addresses: readonly Address[],
): Address[] {
  const { live, liveRegistry } = site.paths;
  if (!existsSync(liveRegistry)) return [...addresses];
  const { remotes } = readJson<Registry>(liveRegistry);
  const now = readJson<Registry>(join(release, 'registry.json'));
  const isOnAllPages = !isDeepStrictEqual(onAllPages(now.remotes), onAllPages(remotes));
  const isChanged = ({ remote, id, path, opened }: Address) => {
    const before = remotes[remote]?.live?.version;
    const files = before ? changedFiles(site, before, opened) : null;
    if (!files) return true;
    const pages = opened.routes.flatMap((route) =>
      [route, ...route.children].map((page) => ({
        id: page.id,
        files: [route.assets, page.assets].flatMap(({ js, css }) => [...js, ...css]),
      })),
    );
    // The entry names all files. What belongs to no page, any of them can load.
    const known = new Set(pages.flatMap((page) => page.files));
    const chunks = files.filter((file) => file !== ENTRY_FILE);
    return (
      (files.length > 0 && chunks.length === 0) ||
      chunks.some((file) => !known.has(file)) ||
      pages.some((page) => page.id === id && page.files.some((file) => chunks.includes(file))) ||
      pageText(release, path) !== pageText(live, path)
    );
  };
  return addresses.flatMap((address, place) => {
    if (sections.includes(address.remote)) return isChanged(address) ? address : [];
    const isFirst = addresses.findIndex(({ remote }) => remote === address.remote) === place;
    // What is left behind it was seen when its own version was published.
    return isOnAllPages && isFirst ? { ...address, others: [] } : [];
  });
}

/**
 * Of a release with another host: the pages with another text; and of each section, for each kind of user, the first of
 * those that take the same late modules from the host. In another language the host has other texts and the same code:
 * there, the first of all sections. One for each kind of user is left by links, which are the host's.
 */
export function pagesOfHost(site: Site, release: string, addresses: readonly Address[]): Address[] {
  const { live } = site.paths;
  const seen = new Set<string>();
  const isFirst = (...kind: string[]) => seen.size < seen.add(kind.join(' ')).size;
  return addresses.flatMap((address) => {
    const { id, path, access, opened } = address;
    const { name, version, language, routes } = opened;
    const pages = routes.flatMap((route) => [route, ...route.children]);
    const late = pages.find((page) => page.id === id)?.late ?? [];
    const section = language === undefined ? [name, version] : [language];
    const isOfKind = isFirst(...section, access, ...late);
    if (!isOfKind && pageText(release, path) === pageText(live, path)) return [];
    return isFirst('left by links', language ?? '', access) ? address : { ...address, others: [] };
  });
}

/** What the registry says of sections on the pages of others: without the versions, whose files are not loaded there. */
const onAllPages = (remotes: Registry['remotes']) =>
  Object.entries(remotes).map(([name, { live, ...entry }]) => ({
    ...{ ...entry, name, previous: null, canary: null },
    live: live && { origins: live.origins, languages: live.languages },
  }));

/** The files of a version that another one lacks or has otherwise; `null` if that does not speak its language. */
function changedFiles(site: Site, before: string, opened: Opened): string[] | null {
  const { name, version, files } = opened;
  const language = languages.find(({ code }) => code === opened.language) ?? english;
  if (!speaks(site.remote(name, before), language)) return null;
  const known = site.remote(name, before, language.prefix).files;
  // The version itself is in each script, and therefore in the hashes of scripts.
  const textOf = (own: string, file: string) =>
    readFileSync(join(site.paths.unit(name, own, language.prefix), file), 'latin1')
      .replaceAll(own, '')
      .replace(/sha256-[\w+/]{43}=/g, '');
  return Object.keys(files).filter(
    (file) =>
      !file.endsWith('.map') &&
      files[file]!.integrity !== known[file]?.integrity &&
      !(known[file] && textOf(before, file) === textOf(version, file)),
  );
}

/** A page without what names files and versions of the release; empty if the browser renders it. */
function pageText(release: string, path: string): string {
  const file = join(release, 'pages', `${path === '/' ? '/index' : path}.html`);
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .replace(/<script id="registry"[^]*?<\/script>/, '')
    .replace(
      / (?:integrity|data-prerendered|data-href)="[^"]*"|\/(?:shell|remotes\/mf-[a-z0-9-]+)\/[0-9a-z]+\//g,
      '',
    )
    .replace(/\.[0-9a-f]{8}(?=\.(?:js|css|woff2)")|(?<=\.js\?)[0-9a-f]+(?=")/g, '');
}
