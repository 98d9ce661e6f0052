import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
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
  const { routes, links, widgets } = canary;
  const promoted = { ...entry, live: canary, routes, links, widgets, canary: null };
  return withoutTaken({ ...registry, remotes: { ...registry.remotes, [name]: promoted } });
}

/**
 * The prerendered pages of a remote's live version, rendered by the server bundles of the live shell and of
 * the remote. They are kept, and rendered only once for each pair of versions, site address, catalogue and
 * links of header and footer. Their slots are still marks.
 */
export async function remotePages(
  site: string,
  { registry, catalogue, siteUrl }: Pick<SiteState, 'registry' | 'catalogue' | 'siteUrl'>,
  name: string,
): Promise<Page[]> {
  // The caller asks only for the pages of a version that there is.
  const { version } = registry.remotes[name]!.live!;
  const kept = renderedFile(site, { registry, catalogue, siteUrl }, name, version);
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
    const fault = refusedAttribute(page.html);
    if (fault) throw new Error(`${name}: page ${route.id} at ${page.path} ${fault}.`);
    return {
      ...page,
      assets: pageAssets(manifest, route.assets),
      late: route.late,
      about: entryFile(route, page.path),
    };
  });
  keepRendered(kept, pages);
  return pages;
}

/** What is wrong with rendered HTML that has an attribute with a style or script; `null` without one. */
export function refusedAttribute(html: string): string | null {
  // Texts and attribute values contain no unescaped "<", so this matches only tags.
  const [, refused] = /<[^>]*\s(style|on[a-z]+)="/.exec(html) ?? [];
  return refused ? `has the attribute ${refused}, which the security policy refuses` : null;
}

/** Where what a version has rendered is kept: by default, its pages. */
export function renderedFile(
  site: string,
  { registry, catalogue, siteUrl }: Pick<SiteState, 'registry' | 'catalogue' | 'siteUrl'>,
  unit: string,
  version: string,
  what = `pages-${linksHash(registry)}`,
): string {
  const hash = catalogueHash(catalogue);
  const begin = sitePaths(site).rendered(registry.shell, unit, version, siteUrl, hash);
  return `${begin}${what}.json`;
}

/** All files that a version has rendered with a host. */
export function renderedFiles(
  site: string,
  shell: string,
  unit: string,
  version: string,
): string[] {
  const folder = sitePaths(site).renderedBy(shell);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(`${unit}-${version}-`));
  return names.map((name) => join(folder, name));
}

/** A hash that identifies a catalogue in file names. */
export const catalogueHash = (catalogue: PublicCatalogue): string => shortHash(catalogue);

/** The same of the links that the open sections have in header and footer, which are on all pages. */
function linksHash({ remotes }: Registry): string {
  const links = Object.values(remotes).flatMap((entry) => (entry.enabled && entry.links) || []);
  return shortHash(links.filter(({ menu }) => /^(header|footer)/.test(menu)));
}

/** A hash of data, for names of files. */
export const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/** The host's own page; kept, and rendered only once for each version, site address and catalogue. */
export async function shellPages(
  site: string,
  { registry, catalogue, siteUrl }: Pick<SiteState, 'registry' | 'catalogue' | 'siteUrl'>,
): Promise<Page[]> {
  const { shell } = registry;
  const kept = renderedFile(site, { registry, catalogue, siteUrl }, 'shell', shell);
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
  keepRendered(kept, pages);
  return pages;
}

export function keepRendered(file: string, pages: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  // Atomic, so that a publisher that is killed here leaves no incomplete file for later publishes.
  writeFileAtomic.sync(file, JSON.stringify(pages));
}

export function serverBundle(site: string, name: string, version: string): ServerBundle {
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
