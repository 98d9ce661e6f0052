import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canaryAddress, unitAddress, type RouteManifest } from 'shared/contract';
import { paths } from 'shared/model/paths';
import { takenPaths } from '../checks/taken-routes';
import { htmlDocument, type DocumentFrame } from '../pages/document';
import { remotePages, shellPages, withCanaryLive, type Page } from '../pages/render';
import { fillSlots } from '../pages/widgets';
import { remoteManifest, shellManifest, type SiteState } from '../state/state';

/** Writes every page of a release. Gives those of live versions and the host. */
export async function writePages(site: string, state: SiteState, folder: string): Promise<Page[]> {
  const { registry } = state;
  const frame: DocumentFrame = {
    shell: shellManifest(site, registry.shell),
    registry,
    catalogue: state.catalogue,
    siteUrl: state.siteUrl,
    integrityOf: integrities(site, state),
  };
  const written: Page[] = [];
  const write = (path: string, page: (Page & { renderedBy: string | null }) | null) => {
    const file = pageFile(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, htmlDocument(frame, page));
    if (page?.renderedBy) written.push(page);
  };
  write('/app', null);
  // All at once, because each is rendered in a process of its own; written in a fixed order.
  const [ofShell, ...ofRemotes] = await Promise.all([
    shellPages(site, state),
    ...Object.entries(registry.remotes)
      // A closed section has no pages; the shell shows the maintenance card at its addresses.
      .filter(([, { enabled }]) => enabled)
      .map(([name]) => pagesOfRemote(site, state, name)),
  ]);
  for (const page of ofShell) {
    write(page.path, { ...page, renderedBy: 'shell' });
    // The same page for every unknown address; the host renders what it knows about the address.
    if (page.path === paths.error()) write('/not-found', { ...page, renderedBy: null });
  }
  for (const { name, live, canary } of ofRemotes) {
    for (const page of live?.pages ?? []) {
      write(page.path, { ...page, renderedBy: `${name}@${live!.version}` });
    }
    for (const page of canary?.pages ?? []) {
      const { version } = canary!;
      const file = pageFile(folder, canaryAddress(name, version, page.path));
      const meta = { ...page.meta, noIndex: true as const };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, htmlDocument(frame, { ...page, meta, renderedBy: `${name}@${version}` }));
    }
  }
  return written;
}

async function pagesOfRemote(site: string, state: SiteState, name: string) {
  const { registry } = state;
  const { live, canary, routes } = registry.remotes[name]!;
  const own = (pages: Page[], version: { version: string; routes: readonly RouteManifest[] }) => {
    const taken = takenPaths(site, state, name, version);
    return pages.filter(({ path }) => !taken.has(path));
  };
  const asIfLive = { ...state, registry: withCanaryLive(registry, name) };
  const [pages, canaryPages] = await Promise.all([
    live ? filledPages(site, state, name) : [],
    canary ? filledPages(site, asIfLive, name) : [],
  ]);
  return {
    name,
    live: live && { version: live.version, pages: own(pages, { ...live, routes }) },
    canary: canary && { version: canary.version, pages: own(canaryPages, canary) },
  };
}

async function filledPages(site: string, state: SiteState, name: string): Promise<Page[]> {
  return fillSlots(site, state, await remotePages(site, state, name));
}

function integrities(site: string, { registry }: SiteState): (address: string) => string {
  const known = new Map<string, string>();
  for (const [name, { live, canary }] of Object.entries(registry.remotes)) {
    for (const each of [live, canary]) {
      if (!each) continue;
      const { version } = each;
      const { files } = remoteManifest(site, name, version);
      for (const [file, { integrity }] of Object.entries(files)) {
        known.set(unitAddress(name, version) + file, integrity);
      }
    }
  }
  return (address) => {
    const integrity = known.get(address);
    if (!integrity) throw new Error(`${address} is not a file of the live site.`);
    return integrity;
  };
}

/** Bytes of a page of a release as browsers get it; 0 if the section is closed. */
export function htmlBytes(release: string, path: string): number {
  const file = pageFile(join(release, 'pages'), path);
  const found = [`${file}.br`, file].find((each) => existsSync(each));
  return found === undefined ? 0 : statSync(found).size;
}

const pageFile = (folder: string, path: string) =>
  join(folder, `${path === '/' ? '/index' : path}.html`);
