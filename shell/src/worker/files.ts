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

const ADDRESS = /^\/(?:(shell)|remotes\/(mf-[a-z0-9-]+))\/([^/]+)\//;

/** The unit and version of a file; `null` for another address. */
export function fileOf({ pathname }: URL): { unit: string; version: string } | null {
  const [, shell, remote, version = ''] = ADDRESS.exec(pathname) ?? [];
  const unit = shell ?? remote;
  return unit ? { unit, version } : null;
}

const keyOf = ({ unit, version }: { unit: string; version: string }) => `${unit} ${version}`;

/**
 * A file of a version that the registry names never changes. Of any other version, of which a tab may still be open,
 * the site is asked first: it may have taken the version out.
 */
export async function answerFile(event: FetchEvent, file: { unit: string; version: string }) {
  const registry = await knownRegistry();
  const named = registry ? versionsIn(registry).map(keyOf) : [];
  const { request } = event;
  return (named.includes(keyOf(file)) ? cacheFirst : networkFirst).handle({ event, request });
}

/** Removes the files of versions that neither the registry nor an open tab names, then keeps what offline pages need. */
export async function followFiles(registry: Registry): Promise<void> {
  const versions = versionsIn(registry);
  const needed = new Set([...versions.map(keyOf), ...(await inOpenTabs())]);
  const cache = await caches.open(FILES);
  for (const { url } of await cache.keys()) {
    const file = fileOf(new URL(url));
    if (!file || !needed.has(keyOf(file))) await cache.delete(url, { ignoreVary: true });
  }
  const own = versions.filter(
    ({ unit, routes }) => unit === 'shell' || offlinePages(routes).length > 0,
  );
  for (const version of own) await keepFiles(cache, version).catch(() => {});
}

/** The parts of `remote.json` and `shell.json` that say what a page loads. */
interface Assets {
  js: string[];
  css: string[];
}
interface Built extends Partial<Assets> {
  exposed?: Assets;
  routes?: (BuiltPage & { children: BuiltPage[] })[];
  provides?: Record<string, { late?: { js: string[] } }>;
}
interface BuiltPage {
  id: string;
  assets: Assets;
}

/** Keeps what the offline pages of a version load. */
async function keepFiles(cache: Cache, { unit, version, routes }: NamedVersion): Promise<void> {
  const [, prefix = ''] =
    /^(.*)\/dashboard\/$/.exec(new URL(self.registration.scope).pathname) ?? [];
  const isShell = unit === 'shell';
  const folder = `/${isShell ? 'shell' : `remotes/${unit}`}/${version}${prefix}/`;
  const response = await fetch(folder + (isShell ? 'shell.json' : 'remote.json'));
  if (!response.ok) return;
  // What the build has written.
  const built = (await response.json()) as Built;
  const pages = new Set<string>(offlinePages(routes).map(({ id }) => id));
  const assets = (built.routes ?? []).flatMap(({ assets: layout, children, ...route }) => {
    const inside = children.filter(({ id }) => pages.has(id)).map((page) => page.assets);
    return inside.length > 0 || pages.has(route.id) ? [layout, ...inside] : [];
  });
  const late = Object.values(built.provides ?? {}).flatMap(({ late: own }) => own?.js ?? []);
  const names = [
    ...(isShell ? [...(built.js ?? []), ...(built.css ?? []), ...late] : ['remoteEntry.js']),
    ...[built.exposed, ...assets].flatMap((each) => (each ? [...each.js, ...each.css] : [])),
  ];
  for (const name of new Set(names)) {
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
