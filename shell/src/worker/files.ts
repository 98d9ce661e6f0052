import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import { unitAddress, type Registry } from 'shared/contract';
import { FILES } from './kept';
import { offlinePages, versionsIn, type NamedVersion } from './named-versions';
import { knownRegistry, PREFIX } from './registry';

declare const self: ServiceWorkerGlobalScope;

const ignoreVary = { ignoreVary: true };
const options = { cacheName: FILES, matchOptions: ignoreVary };
const cacheFirst = new CacheFirst(options);
const networkFirst = new NetworkFirst(options);

/** The folder of the version that a file is of; empty for another address. */
export const folderOf = ({ pathname }: URL): string =>
  /^\/(?:shell|remotes\/mf-[a-z0-9-]+)\/[^/]+\//.exec(pathname)?.[0] ?? '';

/** During development, a version changes with every file that is saved. */
const isLasting = (folder: string): boolean => !folder.endsWith('/dev/');

/** Unit and path of a file whose name has the hash of its content: pages name it at the address of any version. */
const contentOf = (url: string): string | undefined =>
  /^\/(?:remotes\/)?([^/]+)\/[^/]+(\/.*\.[0-9a-f]{8}\.(?:js|css))$/
    .exec(new URL(url).pathname)
    ?.slice(1)
    .join(' ');

/**
 * A file of a version that the registry names never changes. Of any other version, of which a tab may still be open,
 * the site is asked first: it may have taken the version out.
 */
export async function answerFile(event: FetchEvent, folder: string): Promise<Response> {
  const { request } = event;
  const registry = await knownRegistry();
  const named = registry ? versionsIn(registry).map((each) => each.folder) : [];
  const content = contentOf(request.url);
  const kept = content ? await (await caches.open(FILES)).keys() : [];
  const same = kept.find(
    ({ url }) => contentOf(url) === content && named.includes(folderOf(new URL(url))),
  );
  const isNamed = same ?? (named.includes(folder) && isLasting(folder));
  return (isNamed ? cacheFirst : networkFirst).handle({ event, request: same ?? request });
}

/**
 * Removes the files of versions that neither the registry nor an open tab names, then keeps what offline pages need: of
 * the live version, and of one that this browser uses. A canary is not for those who have nothing of it.
 */
export async function followFiles(registry: Registry): Promise<void> {
  const versions = versionsIn(registry);
  const used = new Set(await inOpenTabs());
  const needed = new Set([...versions.map(({ folder }) => folder), ...used]);
  const cache = await caches.open(FILES);
  for (const { url } of await cache.keys()) {
    const folder = folderOf(new URL(url));
    used.add(folder);
    if (!needed.has(folder)) await cache.delete(url, ignoreVary);
  }
  for (const version of versions.filter(({ isLive, folder }) => isLive || used.has(folder))) {
    await keepFiles(cache, version).catch(() => {});
  }
}

type Assets = Record<'js' | 'css', string[]>;
interface BuiltPage {
  id: string;
  assets: Assets;
  children?: BuiltPage[];
}
/** The parts of `remote.json` and `shell.json` that say what a page loads. */
interface Built extends Partial<Assets> {
  files: object;
  routes?: BuiltPage[];
  widgets?: BuiltPage[];
  provides?: Record<string, { late?: { js: string[] } }>;
}

const filesOf = ({ assets: { js, css } }: BuiltPage): string[] => [...js, ...css];

/** Keeps what the offline pages of a version load, also at a press: all but what only other pages load. Then its manifest. */
async function keepFiles(cache: Cache, { folder: ofVersion, routes }: NamedVersion): Promise<void> {
  const isShell = ofVersion.startsWith('/shell/');
  const ids = new Set<string>(offlinePages(routes).map(({ id }) => id));
  if (!isShell && ids.size === 0) return;
  const folder = ofVersion + PREFIX;
  const manifest = folder + (isShell ? 'shell.json' : 'remote.json');
  const isKeptWhole = (name: string) => isLasting(ofVersion) && cache.match(name, ignoreVary);
  if (await isKeptWhole(manifest)) return;
  const response = await fetch(manifest);
  if (!response.ok) return;
  // What the build has written.
  const { js = [], css = [], files, ...built } = (await response.clone().json()) as Built;
  const late = Object.values(built.provides ?? {}).flatMap((each) => each.late?.js ?? []);
  const isKept = ({ id, children = [] }: BuiltPage): boolean =>
    ids.has(id) || children.some(isKept);
  const pages = (built.routes ?? []).flatMap((route) => [route, ...(route.children ?? [])]);
  const needed = new Set(pages.filter(isKept).flatMap(filesOf));
  const others = pages.concat(built.widgets ?? []).flatMap(filesOf);
  const unneeded = new Set(others.filter((name) => !needed.has(name)));
  const names = isShell ? [...js, ...css, ...late] : Object.keys(files);
  for (const name of names.filter((each) => /\.(?:js|css)$/.test(each) && !unneeded.has(each))) {
    if (await isKeptWhole(folder + name)) continue;
    const file = await fetch(folder + name);
    if (!file.ok) return;
    await cache.put(folder + name, file);
  }
  // The last one: it says that the version is here whole, and need not be asked for again.
  await cache.put(manifest, response);
}

/** Milliseconds in which a tab says which versions it has; a frozen one loads its files anew. */
const ANSWER = 1_000;

async function inOpenTabs(): Promise<string[]> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = tabs.map(
    (tab) =>
      new Promise<Record<string, string>>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<Record<string, string>>) => resolve(data);
        setTimeout(() => resolve({}), ANSWER);
        tab.postMessage({ ask: 'versions' }, [port2]);
      }),
  );
  return (await Promise.all(answers)).flatMap((versions) =>
    Object.entries(versions).map(([unit, version]) => unitAddress(unit, version, '')),
  );
}
