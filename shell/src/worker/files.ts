import { CacheFirst } from 'workbox-strategies/CacheFirst';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst';
import type { Registry } from 'shared/contract';
import { FILES } from './kept';
import { offlinePages, versionsIn, type NamedVersion } from './named-versions';
import { knownRegistry } from './registry';

declare const self: ServiceWorkerGlobalScope;

const options = { cacheName: FILES, matchOptions: { ignoreVary: true } };
const cacheFirst = new CacheFirst(options);
const networkFirst = new NetworkFirst(options);

/** Unit and version of a file; empty for another address. */
export const versionOf = ({ pathname }: URL): string =>
  /^\/(?:remotes\/)?(shell|mf-[a-z0-9-]+)\/([^/]+)\//.exec(pathname)?.slice(1).join(' ') ?? '';

const keyOf = ({ unit, version }: Pick<NamedVersion, 'unit' | 'version'>) => `${unit} ${version}`;

/**
 * A file of a version that the registry names never changes. Of any other version, of which a tab may still be open,
 * the site is asked first: it may have taken the version out.
 */
export async function answerFile(event: FetchEvent, version: string): Promise<Response> {
  const registry = await knownRegistry();
  const isNamed = registry && versionsIn(registry).map(keyOf).includes(version);
  return (isNamed ? cacheFirst : networkFirst).handle({ event, request: event.request });
}

/** Removes the files of versions that neither the registry nor an open tab names, then keeps what offline pages need. */
export async function followFiles(registry: Registry): Promise<void> {
  const versions = versionsIn(registry);
  const needed = new Set([...versions.map(keyOf), ...(await inOpenTabs())]);
  const cache = await caches.open(FILES);
  for (const { url } of await cache.keys()) {
    if (!needed.has(versionOf(new URL(url)))) await cache.delete(url, { ignoreVary: true });
  }
  for (const version of versions) {
    const isOffline = version.unit === 'shell' || offlinePages(version.routes).length > 0;
    if (isOffline) await keepFiles(cache, version).catch(() => {});
  }
}

interface Assets {
  js: string[];
  css: string[];
}
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

/** Keeps what the offline pages of a version load, also at a press: all but what only other pages load. */
async function keepFiles(cache: Cache, { unit, version, routes }: NamedVersion): Promise<void> {
  const { pathname } = new URL(self.registration.scope);
  const isShell = unit === 'shell';
  const folder = `/${isShell ? unit : `remotes/${unit}`}/${version}${pathname.replace(/dashboard\/$/, '')}`;
  const response = await fetch(folder + (isShell ? 'shell.json' : 'remote.json'));
  if (!response.ok) return;
  // What the build has written.
  const { js = [], css = [], files, ...built } = (await response.json()) as Built;
  const late = Object.values(built.provides ?? {}).flatMap((each) => each.late?.js ?? []);
  const ids = new Set<string>(offlinePages(routes).map(({ id }) => id));
  const isKept = ({ id, children = [] }: BuiltPage): boolean =>
    ids.has(id) || children.some(isKept);
  const pages = (built.routes ?? []).flatMap((route) => [route, ...(route.children ?? [])]);
  const needed = new Set(pages.filter(isKept).flatMap(filesOf));
  const others = pages.concat(built.widgets ?? []).flatMap(filesOf);
  const unneeded = new Set(others.filter((name) => !needed.has(name)));
  const names = isShell ? [...js, ...css, ...late] : Object.keys(files);
  for (const name of names.filter((each) => /\.(?:js|css)$/.test(each) && !unneeded.has(each))) {
    if (await cache.match(folder + name, { ignoreVary: true })) continue;
    const file = await fetch(folder + name);
    if (file.ok) await cache.put(folder + name, file);
  }
}

/** Milliseconds in which a tab says which versions it has; a frozen one loads its files anew. */
const ANSWER = 1_000;

async function inOpenTabs(): Promise<string[]> {
  const tabs = await self.clients.matchAll({ type: 'window' });
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
    Object.entries(versions).map(([unit, version]) => keyOf({ unit, version })),
  );
}
