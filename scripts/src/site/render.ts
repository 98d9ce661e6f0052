import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENTRY_FILE, unitAddress, type PageMeta, type Registry } from 'shared/remote';
import { evaluateRemote, loadShellServer } from '../build/read-routes';
import type { Assets, RemoteFacts, ShellServer } from '../build/facts';
import { readJson, writeFileAtomic } from 'node-shared/files';
import { siteUrl } from '../settings';
import { layout } from './layout';
import { remoteFacts } from './state';

export interface Page {
  path: string;
  html: string;
  meta: PageMeta;
  /** Addresses of what hydrating the page needs besides the host. */
  assets: Assets;
}

/**
 * The prerendered pages of a remote's live version, rendered by the live shell's and the remote's
 * own server bundles. Rendered once for each pair of versions.
 */
export async function remotePages(site: string, registry: Registry, name: string): Promise<Page[]> {
  const places = layout(site);
  const { version } = registry.remotes[name]!.live;
  const kept = places.rendered(registry.shell, name, version, siteUrl());
  if (existsSync(kept)) return readJson<Page[]>(kept);

  const shell = shellServer(site, registry.shell);
  const file = join(places.unit(name, version), 'server.cjs');
  const remote = evaluateRemote(file, (wanted) => {
    if (wanted in shell.singletons) return shell.singletons[wanted];
    throw new Error(`${file} needs ${wanted}, which the live shell does not provide.`);
  });
  const facts = remoteFacts(site, name, version);
  const pages: Page[] = [];
  for (const route of facts.routes) {
    for (const path of route.prerender) {
      const { html, meta } = await shell.render(path, registry, remote);
      pages.push({ path, html, meta, assets: pageAssets(facts, route.assets) });
    }
  }
  mkdirSync(dirname(kept), { recursive: true });
  // A publisher that is killed here must not leave half a file for all that follow.
  writeFileAtomic.sync(kept, JSON.stringify(pages));
  return pages;
}

/** The host's own page. */
export async function shellPages(site: string, registry: Registry): Promise<Page[]> {
  const { html, meta } = await shellServer(site, registry.shell).render('/error', registry, null);
  return [{ path: '/error', html, meta: { ...meta, noIndex: true }, assets: { js: [], css: [] } }];
}

function shellServer(site: string, version: string): ShellServer {
  return loadShellServer(join(layout(site).unit('shell', version), 'server.cjs'));
}

function pageAssets(facts: RemoteFacts, page: Assets): Assets {
  const address = (file: string) => unitAddress(facts.name, facts.version) + file;
  const once = (files: string[]) => [...new Set(files)].map(address);
  return {
    js: once([ENTRY_FILE, ...facts.exposed.js, ...page.js]),
    css: once([...facts.exposed.css, ...page.css]),
  };
}
