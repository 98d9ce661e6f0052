import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENTRY_FILE, unitAddress, type Registry } from 'shared/contract';
import type { Assets, RemoteManifest } from '../../units/manifest';
import { readJson, writeFileAtomic } from 'node-shared/files';
import type { PublicCatalogue } from 'shared/model/catalogue';
import { evaluate, type RenderedPage, type ServerBundle } from '../isolation/evaluate';
import { withoutTaken } from '../checks/taken-routes';
import { sitePaths } from '../state/site-paths';
import { entryFile, remoteManifest, renderedPaths, type SiteState } from '../state/state';

export interface Page extends RenderedPage {
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
  return withoutTaken({ ...registry, remotes: { ...registry.remotes, [name]: promoted } });
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
  // The caller asks only for the pages of a version that there is.
  const { version } = registry.remotes[name]!.live!;
  const kept = places.rendered(registry.shell, name, version, siteUrl, catalogueHash(catalogue));
  if (existsSync(kept)) return readJson<Page[]>(kept);

  const manifest = remoteManifest(site, name, version);
  const routeOf = new Map(
    manifest.routes.flatMap((route) =>
      renderedPaths(route, catalogue).map((path) => [path, route] as const),
    ),
  );
  const { pages: rendered } = await evaluate({
    shell: serverBundle(site, 'shell', registry.shell),
    remote: serverBundle(site, name, version),
    catalogue,
    registry,
    pages: [...routeOf].map(([path, { id }]) => ({ id, path })),
    mustBeIsolated: manifest.mustBeIsolated,
  });
  const pages = rendered.map((page): Page => {
    const route = routeOf.get(page.path)!;
    assertPlainAttributes(name, route.id, page);
    return {
      ...page,
      assets: pageAssets(manifest, route.assets),
      late: route.late,
      about: entryFile(route, page.path),
    };
  });
  keepPages(kept, pages);
  return pages;
}

function assertPlainAttributes(name: string, id: string, { path, html }: RenderedPage): void {
  // Texts and attribute values contain no unescaped "<", so this matches only tags.
  const [, refused] = /<[^>]*\s(style|on[a-z]+)="/.exec(html) ?? [];
  if (!refused) return;
  const why = `has the attribute ${refused}, which the security policy refuses`;
  throw new Error(`${name}: page ${id} at ${path} ${why}.`);
}

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
  const { pages: rendered } = await evaluate({
    shell: serverBundle(site, 'shell', shell),
    remote: null,
    catalogue,
    registry,
    pages: [{ id: 'shell/error', path: '/error' }],
  });
  const assets: Assets = { js: [], css: [] };
  const pages = rendered.map((page): Page => ({
    ...page,
    meta: { ...page.meta, noIndex: true },
    assets,
  }));
  keepPages(kept, pages);
  return pages;
}

function keepPages(file: string, pages: readonly Page[]): void {
  mkdirSync(dirname(file), { recursive: true });
  // Atomic, so that a publisher that is killed here leaves no incomplete file for later publishes.
  writeFileAtomic.sync(file, JSON.stringify(pages));
}

function serverBundle(site: string, name: string, version: string): ServerBundle {
  const source = readFileSync(join(sitePaths(site).unit(name, version), 'server.cjs'), 'utf8');
  return { name, source };
}

function pageAssets(manifest: RemoteManifest, page: Assets): Assets {
  const address = (file: string) => unitAddress(manifest.name, manifest.version) + file;
  const once = (files: string[]) => [...new Set(files)].map(address);
  return {
    js: once([ENTRY_FILE, ...manifest.exposed.js, ...page.js]),
    css: once([...manifest.exposed.css, ...page.css]),
  };
}
