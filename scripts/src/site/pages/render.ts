import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ENTRY_FILE, unitAddress, type Registry } from 'shared/contract';
import type { Assets, RemoteManifest } from '../../units/manifest';
import { readJson } from 'node-shared/files';
import { evaluate, type EvaluationRequest, type RenderedPage } from '../isolation/evaluate';
import { withoutTaken } from '../checks/routes/taken-routes';
import { beginDraft, endDraft } from '../state/drafts';
import { shortHash } from '../state/short-hash';
import { entryFile, renderedPaths } from '../state/state';
import type { Edition } from '../state/editions';
import type { Site } from '../state/site';

export interface Page extends RenderedPage {
  /** Addresses of the files that hydration needs, without those of the host. */
  assets: Assets;
  /** Names of the late singletons that hydration needs, which the host provides in separate scripts. */
  late?: string[];
  /** The entry that the page is about: its address in the details of the catalogue. */
  about?: string;
}

/** The page of an edition at a path, which has no prefix of a language. */
export interface WrittenPage extends Page {
  edition: Edition;
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
export async function remotePages(site: Site, edition: Edition, name: string): Promise<Page[]> {
  const { registry, catalogue } = edition;
  const { prefix } = edition.language;
  // The caller asks only for the pages of a version that there is.
  const { version } = registry.remotes[name]!.live!;
  return rendered(renderedFile(site, edition, name, version), async () => {
    const manifest = site.remote(name, version, prefix);
    const routeOf = new Map(
      manifest.routes.flatMap((route) =>
        renderedPaths(route, catalogue).map((path) => [path, route] as const),
      ),
    );
    const { pages } = await evaluate({
      ...bundles(site, edition, name),
      pages: [...routeOf].map(([path, { id }]) => ({ id, path })),
    });
    return pages.map((page): Page => {
      const route = routeOf.get(page.path)!;
      const fault = refusedAttribute(page.html);
      if (fault) throw new Error(`${name}: page ${route.id} at ${page.path} ${fault}.`);
      return {
        ...page,
        assets: pageAssets(manifest, route.assets, prefix),
        late: route.late,
        about: entryFile(route, page.path),
      };
    });
  });
}

/** What is wrong with rendered HTML that has an attribute with a style or script; `null` without one. */
export function refusedAttribute(html: string): string | null {
  // Texts and attribute values contain no unescaped "<", so this matches only tags.
  const [, refused] = /<[^>]*\s(style|on[a-z]+)="/.exec(html) ?? [];
  return refused ? `has the attribute ${refused}, which the security policy refuses` : null;
}

/** Where what a version has rendered is kept: by default, its pages. */
export function renderedFile(
  site: Site,
  { registry, catalogueHash, siteUrl, language }: Edition,
  unit: string,
  version: string,
  what = `pages-${linksHash(registry)}`,
): string {
  const begin = site.paths.rendered(registry.shell, unit, version, siteUrl, catalogueHash);
  return `${begin}${what}-${language.code}.json`;
}

/** All files that a version has rendered with a host. */
export function renderedFiles(site: Site, shell: string, unit: string, version: string): string[] {
  const folder = site.paths.renderedBy(shell);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(`${unit}-${version}-`));
  return names.map((name) => join(folder, name));
}

/** The same of the links that the open sections have in header and footer, which are on all pages. */
function linksHash({ remotes }: Registry): string {
  const links = Object.values(remotes).flatMap((entry) => (entry.enabled && entry.links) || []);
  return shortHash(links.filter(({ menu }) => /^(header|footer)/.test(menu)));
}

/** The host's own page; kept, and rendered only once for each version, site address and catalogue. */
export const shellPages = (site: Site, edition: Edition): Promise<Page[]> =>
  rendered(renderedFile(site, edition, 'shell', edition.registry.shell), async () => {
    const own = [{ id: 'shell/error', path: '/error' }];
    const { pages } = await evaluate({ ...bundles(site, edition, null), pages: own });
    return pages.map((page) => ({
      ...page,
      meta: { ...page.meta, noIndex: true },
      assets: { js: [], css: [] },
    }));
  });

/** What `render` gives, which is kept in a file and asked for only once. */
export async function rendered<T>(file: string, render: () => Promise<T>): Promise<T> {
  if (existsSync(file)) return readJson<T>(file);
  const result = await render();
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  // A publisher that is killed here leaves no incomplete file under this name, but a draft, which the next removes.
  const draft = beginDraft(basename(file));
  try {
    writeFileSync(join(folder, draft), JSON.stringify(result), { flush: true });
    renameSync(join(folder, draft), file);
  } finally {
    endDraft(draft);
  }
  return result;
}

/** What an evaluation needs to render something of an edition with the live version of a remote, or of the host alone. */
export function bundles(
  site: Site,
  { registry, catalogue, siteUrl, language: { prefix } }: Edition,
  remote: string | null,
): Omit<EvaluationRequest, 'pages' | 'widgets'> {
  const bundleOf = (name: string, version: string) => {
    const file = join(site.paths.unit(name, version, prefix), 'server.cjs');
    return { name, source: readFileSync(file, 'utf8') };
  };
  const version = remote && registry.remotes[remote]!.live!.version;
  return {
    ...{ catalogue, siteUrl, registry },
    shell: bundleOf('shell', registry.shell),
    remote: remote && version ? bundleOf(remote, version) : null,
    ...(remote && version && { mustBeIsolated: site.remote(remote, version).mustBeIsolated }),
  };
}

function pageAssets(manifest: RemoteManifest, page: Assets, prefix: string): Assets {
  const address = (file: string) => unitAddress(manifest.name, manifest.version, prefix) + file;
  const once = (files: string[]) => [...new Set(files)].map(address);
  return {
    js: once([ENTRY_FILE, ...manifest.exposed.js, ...page.js]),
    css: once([...manifest.exposed.css, ...page.css]),
  };
}
