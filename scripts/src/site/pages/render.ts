import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  ENTRY_FILE,
  unitAddress,
  type PageMeta,
  type Registry,
  type RemoteModule,
} from 'shared/contract';
import { evaluateRemote, loadShellServer } from '../../build/read-routes';
import type { Assets, RemoteManifest, ShellServer } from '../../units/manifest';
import { readJson, writeFileAtomic } from 'node-shared/files';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { setPageCatalogue } from 'shared/page';
import { sitePaths } from '../state/site-paths';
import { entryFile, remoteManifest, renderedPaths, type SiteState } from '../state/state';

export interface Page {
  path: string;
  html: string;
  meta: PageMeta;
  /** Addresses of the files that hydration needs, without those of the host. */
  assets: Assets;
  /** Names of the late singletons that hydration needs, which the host provides in separate scripts. */
  late?: string[];
  /** The entry that the page is about: its address in the details of the catalogue. */
  about?: string;
}

/** The registry in which the canary of a remote is its live version. */
export function withCanaryLive(registry: Registry, name: string): Registry {
  const entry = registry.remotes[name]!;
  const { canary } = entry;
  if (!canary) return registry;
  const promoted = { ...entry, live: canary, routes: canary.routes, canary: null };
  return { ...registry, remotes: { ...registry.remotes, [name]: promoted } };
}

/**
 * The prerendered pages of a remote's live version, rendered by the server bundles of the live shell and of
 * the remote. They are kept, and rendered only once for each pair of versions, site address and catalogue.
 */
export async function remotePages(
  site: string,
  { registry, catalogue, siteUrl }: Pick<SiteState, 'registry' | 'catalogue' | 'siteUrl'>,
  name: string,
): Promise<Page[]> {
  const places = sitePaths(site);
  const { version } = registry.remotes[name]!.live;
  const kept = places.rendered(registry.shell, name, version, siteUrl, catalogueHash(catalogue));
  if (existsSync(kept)) return readJson<Page[]>(kept);

  // Before the bundles, which read the catalogue while they are evaluated.
  setPageCatalogue(catalogue);
  const shell = shellServer(site, registry.shell);
  const file = join(places.unit(name, version), 'server.cjs');
  const remote = evaluateRemote(file, (wanted) => {
    if (wanted in shell.singletons) return shell.singletons[wanted];
    throw new Error(`${file} needs ${wanted}, which the live shell does not provide.`);
  });
  const manifest = remoteManifest(site, name, version);
  await assertPages(name, remote);
  const pages: Page[] = [];
  for (const route of manifest.routes) {
    for (const path of renderedPaths(route, catalogue)) {
      const { html, meta } = await shell
        .render(path, registry, remote)
        .catch((cause: unknown) => refuse(name, `page ${route.id} at ${path}`, cause));
      // Texts and attribute values contain no unescaped "<", so this matches only tags.
      const [, refused] = /<[^>]*\s(style|on[a-z]+)="/.exec(html) ?? [];
      if (refused) {
        const why = `has the attribute ${refused}, which the security policy refuses`;
        throw new Error(`${name}: page ${route.id} at ${path} ${why}.`);
      }
      pages.push({
        path,
        html,
        meta,
        assets: pageAssets(manifest, route.assets),
        late: route.late,
        about: entryFile(route, path),
      });
    }
  }
  keepPages(kept, pages);
  return pages;
}

/** Throws unless every page's module loads and exports a component, also for pages without prerendering. */
async function assertPages(name: string, { routes }: RemoteModule): Promise<void> {
  const pages = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  for (const { id, lazy } of pages) {
    const page = await lazy().catch((cause: unknown) => {
      // A page that uses the browser while it is loaded can be checked only in a browser.
      const isForBrowser = /^(window|document|navigator|location) is not/.test(messageOf(cause));
      return isForBrowser ? null : refuse(name, `page ${id}`, cause);
    });
    if (page && !page.Component) throw new Error(`${name}: page ${id} exports no Component.`);
  }
}

function refuse(name: string, what: string, cause: unknown): never {
  throw new Error(`${name}: ${what} cannot be rendered: ${messageOf(cause)}`, { cause });
}

// Not `instanceof`: the bundle may throw an error of another realm.
const messageOf = (cause: unknown): string =>
  String((cause as { message?: unknown } | null)?.message ?? cause);

/** A hash that identifies a catalogue in file names. */
export const catalogueHash = (catalogue: PublicCatalogue): string =>
  createHash('sha256').update(JSON.stringify(catalogue)).digest('hex').slice(0, 12);

/** The host's own page; kept, and rendered only once for each version, site address and catalogue. */
export async function shellPages(
  site: string,
  { registry, catalogue, siteUrl }: Pick<SiteState, 'registry' | 'catalogue' | 'siteUrl'>,
): Promise<Page[]> {
  const { shell } = registry;
  const kept = sitePaths(site).rendered(shell, 'shell', shell, siteUrl, catalogueHash(catalogue));
  if (existsSync(kept)) return readJson<Page[]>(kept);
  const { html, meta } = await shellServer(site, registry.shell).render('/error', registry, null);
  const assets: Assets = { js: [], css: [] };
  const pages = [{ path: '/error', html, meta: { ...meta, noIndex: true as const }, assets }];
  keepPages(kept, pages);
  return pages;
}

function keepPages(file: string, pages: readonly Page[]): void {
  mkdirSync(dirname(file), { recursive: true });
  // Atomic, so that a publisher that is killed here leaves no incomplete file for later publishes.
  writeFileAtomic.sync(file, JSON.stringify(pages));
}

function shellServer(site: string, version: string): ShellServer {
  return loadShellServer(join(sitePaths(site).unit('shell', version), 'server.cjs'));
}

function pageAssets(manifest: RemoteManifest, page: Assets): Assets {
  const address = (file: string) => unitAddress(manifest.name, manifest.version) + file;
  const once = (files: string[]) => [...new Set(files)].map(address);
  return {
    js: once([ENTRY_FILE, ...manifest.exposed.js, ...page.js]),
    css: once([...manifest.exposed.css, ...page.css]),
  };
}
